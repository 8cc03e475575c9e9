import type { Reads } from './text/readings.ts';

export interface Template {
  id: string;
  meaning: string;
  /** Whether a new workspace starts with it. */
  onByDefault: boolean;
  /** What its rules read of a message. */
  reads: Reads;
}

/** Named ready-made policies. A template holds the rules that name it. */
export const templates: readonly Template[] = [
  { id: 'ai_artifacts_v1', meaning: 'Traces of the model that wrote the text.', onByDefault: true, reads: 'content' },
  {
    id: 'template_integrity_v1',
    meaning: 'Text that was not filled in or rendered.',
    onByDefault: true,
    reads: 'content',
  },
  {
    id: 'recipient_integrity_v1',
    meaning: 'The right message to the right person, who may be written to.',
    onByDefault: true,
    reads: 'content',
  },
  {
    id: 'privacy_secrets_v1',
    meaning: 'Keys, card numbers and personal data.',
    onByDefault: true,
    reads: 'everything',
  },
  {
    id: 'security_residue_v1',
    meaning: 'Traces of attacks and text a reader cannot see.',
    onByDefault: true,
    reads: 'everything',
  },
  { id: 'link_safety_v1', meaning: 'Links that lead where they say.', onByDefault: true, reads: 'everything' },
  {
    id: 'commercial_commitments_v1',
    meaning: 'Promises, prices and claims nobody approved.',
    onByDefault: true,
    reads: 'content',
  },
  {
    id: 'regulated_claims_v1',
    meaning: 'Investment, medical and legal claims that regulators watch.',
    onByDefault: false,
    reads: 'content',
  },
  {
    id: 'email_compliance_v1',
    meaning: 'What commercial e-mail must hold by law, and subjects that mislead.',
    onByDefault: false,
    reads: 'message',
  },
  {
    id: 'chat_compliance_v1',
    meaning: 'Consent, opt-out, service windows and lengths of chat messages.',
    onByDefault: false,
    reads: 'message',
  },
  { id: 'conduct_v1', meaning: 'Swearing, threats and discrimination.', onByDefault: true, reads: 'content' },
  {
    id: 'revops_freshness_v1',
    meaning: 'Claims about the recipient backed by fresh evidence.',
    onByDefault: true,
    reads: 'content',
  },
];

/** Templates of a new workspace. */
export const defaultTemplates: readonly string[] = templates.filter((t) => t.onByDefault).map((t) => t.id);
