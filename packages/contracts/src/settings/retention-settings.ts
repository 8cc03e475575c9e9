import { Type } from 'typebox';
import { days } from './setting-schemas.ts';

export const retentionSettings = {
  retain_content_days: days(
    365,
    'Content of messages, in days',
    'Days after which content and recipient of a submission that is no longer held are erased.',
  ),
  retain_callback_days: days(
    30,
    'Bodies and attempts of callbacks, in days',
    'Days after which the body of an ended callback and the log of its attempts are erased.',
  ),
  retain_findings_days: days(
    365,
    'Advisory findings, in days',
    'Days after which the findings of advisory scans are erased.',
  ),
  retain_usage_days: days(1095, 'Usage figures, in days', 'Days after which the daily usage figures are deleted.'),
  retain_audit_days: days(
    2555,
    'Audit log, in days',
    'Days after which audit records are deleted; before that Postgres refuses.',
  ),
  seal_content: Type.Boolean({
    title: 'Encrypt content with a key of the workspace',
    default: false,
    description:
      'Whether the content of new submissions, and what is written about it, is stored encrypted with a key of the workspace. What is stored stays as it is when this is changed.',
  }),
  renew_keys_days: days(
    365,
    'Age of a sealing key, in days',
    'Days after which a newer key seals what is stored from then on. Older keys go on opening what they sealed.',
  ),
} as const;
