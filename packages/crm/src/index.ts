export { type CrmConfig, crmCallbackPath, openConfiguredCrm } from './configured-crm.ts';
export { type ConsentRequest, type Granted, readScopes, tagScopes } from './consent.ts';
export { type CrmContact, optedOutProperty, type PropertyChange } from './contact.ts';
export { type Crm, type CrmConnection, type CrmOptions, openCrm } from './crm.ts';
export { CrmFailure, type CrmFailureReason } from './crm-failure.ts';
export { evidenceOf } from './evidence-of.ts';
export { type IntakeRequest, isGenuineIntake, type SignatureBase } from './intake-signature.ts';
export { type Tag, tagProperties } from './tag-properties.ts';
