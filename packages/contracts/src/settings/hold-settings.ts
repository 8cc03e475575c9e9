import { Type } from 'typebox';
import { stringEnum } from '../nullable.ts';
import { perChannel } from './setting-schemas.ts';

export const pauseSettings = {
  pause_mode: stringEnum(['off', 'hold', 'block'] as const, {
    title: 'Pause of the workspace',
    default: 'off',
    description: 'Kill switch: hold or block every submission of the workspace.',
  }),
} as const;

export const holdSettings = {
  review_ttl_minutes: perChannel(
    Type.Integer({ minimum: 5, maximum: 43_200 }),
    'Minutes a hold may wait',
    'Minutes after which an undecided hold is rejected, by channel; 24 hours where not set.',
  ),
  required_approvals: Type.Integer({
    minimum: 1,
    maximum: 3,
    title: 'Approvals a hold needs',
    default: 1,
    description:
      'Distinct reviewers who must approve a hold. Those who edited its text need one more than themselves, unless self_approval is on.',
  }),
  four_eyes_on_block: Type.Boolean({
    title: 'Two people where a BLOCK violation remains',
    default: true,
    description:
      'Whether two people must approve a text in which a BLOCK violation remains. A workspace with one reviewer switches it off.',
  }),
  self_approval: Type.Boolean({
    title: 'Approving what is one’s own',
    default: false,
    description:
      'Whether the owner of the API key that submitted a message may approve it, and a reviewer release an edit of their own.',
  }),
  autonomy: stringEnum(['hold_all', 'hold_first_contact', 'auto'] as const, {
    title: 'What is held besides',
    default: 'auto',
    description: 'Whether every message, the first to each recipient, or none is held beyond what the policy holds.',
  }),
  sampling_percent: Type.Integer({
    minimum: 0,
    maximum: 100,
    title: 'Percent of clean messages held for a look',
    default: 0,
    description: 'Share of clean messages held for quality review.',
  }),
  block_disposition: stringEnum(['review', 'terminal'] as const, {
    title: 'What a BLOCK violation does',
    default: 'review',
    description: 'Whether a BLOCK violation is held for a person or stops at once.',
  }),
  hard_rules: Type.Boolean({
    title: 'Hard rules stop at once',
    default: true,
    description: 'Whether hard rules stop a message instead of holding it.',
  }),
} as const;
