import type { Rule } from '../rule.ts';
import { aiMetaCommentary } from './ai-meta-commentary.ts';
import { aiRefusalText } from './ai-refusal-text.ts';
import { canaryLeak } from './canary-leak.ts';
import { credentialLeak } from './credential-leak.ts';
import { discriminatoryLanguage } from './discriminatory-language.ts';
import { evidenceTier } from './evidence-tier.ts';
import { guaranteeClaim } from './guarantee-claim.ts';
import { harassmentOrThreat } from './harassment-or-threat.ts';
import { hiddenText } from './hidden-text.ts';
import { injectionResidue } from './injection-residue.ts';
import { linkTextMismatch } from './link-text-mismatch.ts';
import { markupLeak } from './markup-leak.ts';
import { paymentCard } from './payment-card.ts';
import { profanity } from './profanity.ts';
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
  canaryLeak,
  credentialLeak,
  discriminatoryLanguage,
  evidenceTier,
  guaranteeClaim,
  harassmentOrThreat,
  hiddenText,
  injectionResidue,
  linkTextMismatch,
  markupLeak,
  paymentCard,
  profanity,
  salutationMismatch,
  sourceFreshness,
  suppressedRecipient,
  unapprovedDiscount,
  unfilledMergeField,
  unverifiedRevopsSignal,
];
