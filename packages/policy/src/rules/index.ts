import type { Rule } from '../rule.ts';
import { aiMetaCommentary } from './ai-meta-commentary.ts';
import { aiRefusalText } from './ai-refusal-text.ts';
import { credentialLeak } from './credential-leak.ts';
import { evidenceTier } from './evidence-tier.ts';
import { guaranteeClaim } from './guarantee-claim.ts';
import { linkTextMismatch } from './link-text-mismatch.ts';
import { markupLeak } from './markup-leak.ts';
import { paymentCard } from './payment-card.ts';
import { salutationMismatch } from './salutation-mismatch.ts';
import { sourceFreshness } from './source-freshness.ts';
import { suppressedRecipient } from './suppressed-recipient.ts';
import { unapprovedDiscount } from './unapproved-discount.ts';
import { unfilledMergeField } from './unfilled-merge-field.ts';
import { unverifiedRevopsSignal } from './unverified-revops-signal.ts';

/** Every rule of the engine. */
export const rules: readonly Rule[] = [
  aiMetaCommentary,
  aiRefusalText,
  credentialLeak,
  evidenceTier,
  guaranteeClaim,
  linkTextMismatch,
  markupLeak,
  paymentCard,
  salutationMismatch,
  sourceFreshness,
  suppressedRecipient,
  unapprovedDiscount,
  unfilledMergeField,
  unverifiedRevopsSignal,
];
