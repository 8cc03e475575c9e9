export { type CrmDouble, type CrmDoubleOptions, openCrmDouble } from './testing/crm-double.ts';
export type { DoubleFault } from './testing/double-fault.ts';
export { signIntake } from './testing/sign-intake.ts';
