export { crmCallbackPath, openConfiguredCrm } from './configured-crm.ts';
export { readScopes, tagScopes } from './consent.ts';
export { optedOutProperty } from './contact.ts';
export { type Crm, type CrmConnection, type CrmOptions, openCrm } from './crm.ts';
export { CrmFailure } from './crm-failure.ts';
export { evidenceOf } from './evidence-of.ts';
export { isGenuineIntake, type SignatureBase } from './intake-signature.ts';
