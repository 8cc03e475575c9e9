export {
  type CrmDouble,
  type CrmDoubleOptions,
  type DoubleContact,
  type DoubleFault,
  openCrmDouble,
  type SeenRequest,
} from './testing/crm-double.ts';
export { type IntakeToSign, type SignedIntake, signIntake } from './testing/sign-intake.ts';
