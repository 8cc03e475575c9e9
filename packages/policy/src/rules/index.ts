import type { Rule } from '../rule.ts';
import { aiMetaCommentary } from './ai-meta-commentary.ts';
import { aiMissingContext } from './ai-missing-context.ts';
import { aiRefusalText } from './ai-refusal-text.ts';
import { bankAccount } from './bank-account.ts';
import { canaryLeak } from './canary-leak.ts';
import { channelLengthExceeded } from './channel-length-exceeded.ts';
import { companyMismatch } from './company-mismatch.ts';
import { competitorMention } from './competitor-mention.ts';
import { consentRevoked } from './consent-revoked.ts';
import { contactPressure } from './contact-pressure.ts';
import { contractCommitment } from './contract-commitment.ts';
import { credentialLeak } from './credential-leak.ts';
import { customerReference } from './customer-reference.ts';
import { deceptiveSubject } from './deceptive-subject.ts';
import { discriminatoryLanguage } from './discriminatory-language.ts';
import { duplicateSend } from './duplicate-send.ts';
import { evidenceConflict } from './evidence-conflict.ts';
import { evidenceTier } from './evidence-tier.ts';
import { fabricatedRelationship } from './fabricated-relationship.ts';
import { falseUrgency } from './false-urgency.ts';
import { garbledEncoding } from './garbled-encoding.ts';
import { governmentId } from './government-id.ts';
import { guaranteeClaim } from './guarantee-claim.ts';
import { harassmentOrThreat } from './harassment-or-threat.ts';
import { hiddenText } from './hidden-text.ts';
import { humanImpersonation } from './human-impersonation.ts';
import { injectionResidue } from './injection-residue.ts';
import { internalNoteLeak } from './internal-note-leak.ts';
import { investmentPromise } from './investment-promise.ts';
import { legalOrCertificationClaim } from './legal-or-certification-claim.ts';
import { linkNotAllowed } from './link-not-allowed.ts';
import { linkPlaceholder } from './link-placeholder.ts';
import { linkSuspicious } from './link-suspicious.ts';
import { linkTextMismatch } from './link-text-mismatch.ts';
import { markupLeak } from './markup-leak.ts';
import { medicalClaim } from './medical-claim.ts';
import { missingPostalAddress } from './missing-postal-address.ts';
import { missingUnsubscribe } from './missing-unsubscribe.ts';
import { nullTokenLeak } from './null-token-leak.ts';
import { paymentCard } from './payment-card.ts';
import { priceQuote } from './price-quote.ts';
import { profanity } from './profanity.ts';
import { promptResidue } from './prompt-residue.ts';
import { refundPolicyClaim } from './refund-policy-claim.ts';
import { salutationMismatch } from './salutation-mismatch.ts';
import { sensitiveAttribute } from './sensitive-attribute.ts';
import { sessionWindow } from './session-window.ts';
import { smsMissingOptout } from './sms-missing-optout.ts';
import { sourceFreshness } from './source-freshness.ts';
import { spintaxResidue } from './spintax-residue.ts';
import { stubOrEmptyBody } from './stub-or-empty-body.ts';
import { superlativeClaim } from './superlative-claim.ts';
import { suppressedRecipient } from './suppressed-recipient.ts';
import { thirdPartyContact } from './third-party-contact.ts';
import { unapprovedDiscount } from './unapproved-discount.ts';
import { unfilledMergeField } from './unfilled-merge-field.ts';
import { unverifiedRevopsSignal } from './unverified-revops-signal.ts';

/** Every rule of the engine. */
export const rules: readonly Rule[] = [
  aiMetaCommentary,
  aiMissingContext,
  aiRefusalText,
  bankAccount,
  canaryLeak,
  channelLengthExceeded,
  companyMismatch,
  competitorMention,
  consentRevoked,
  contactPressure,
  contractCommitment,
  credentialLeak,
  customerReference,
  deceptiveSubject,
  discriminatoryLanguage,
  duplicateSend,
  evidenceConflict,
  evidenceTier,
  fabricatedRelationship,
  falseUrgency,
  garbledEncoding,
  governmentId,
  guaranteeClaim,
  harassmentOrThreat,
  hiddenText,
  humanImpersonation,
  injectionResidue,
  internalNoteLeak,
  investmentPromise,
  legalOrCertificationClaim,
  linkNotAllowed,
  linkPlaceholder,
  linkSuspicious,
  linkTextMismatch,
  markupLeak,
  medicalClaim,
  missingPostalAddress,
  missingUnsubscribe,
  nullTokenLeak,
  paymentCard,
  priceQuote,
  profanity,
  promptResidue,
  refundPolicyClaim,
  salutationMismatch,
  sensitiveAttribute,
  sessionWindow,
  smsMissingOptout,
  sourceFreshness,
  spintaxResidue,
  stubOrEmptyBody,
  superlativeClaim,
  suppressedRecipient,
  thirdPartyContact,
  unapprovedDiscount,
  unfilledMergeField,
  unverifiedRevopsSignal,
];
