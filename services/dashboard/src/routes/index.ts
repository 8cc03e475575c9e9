import type { Route } from '@sendgate/runtime';
import type { DashboardContext } from '../context.ts';
import { deleteCrmConnection } from './delete-crm-connection.ts';
import { deleteKey } from './delete-key.ts';
import { deleteMember } from './delete-member.ts';
import { deleteSuppression } from './delete-suppression.ts';
import { assets } from './get-asset.ts';
import { getAudit } from './get-audit.ts';
import { getAuditCsv } from './get-audit-csv.ts';
import { getAuditPage } from './get-audit-page.ts';
import { getCallback } from './get-callback.ts';
import { getCallbackPage } from './get-callback-page.ts';
import { getCallbacks } from './get-callbacks.ts';
import { getCallbacksPage } from './get-callbacks-page.ts';
import { getContactEvidence } from './get-contact-evidence.ts';
import { getCrmCallback } from './get-crm-callback.ts';
import { getCrmConnection } from './get-crm-connection.ts';
import { getDispatchPage } from './get-dispatch-page.ts';
import { getErasurePage } from './get-erasure-page.ts';
import { getErasuresPage } from './get-erasures-page.ts';
import { getHealthz } from './get-healthz.ts';
import { getHoldEndings } from './get-hold-endings.ts';
import { getIndexPage } from './get-index-page.ts';
import { getIntegrationsPage } from './get-integrations-page.ts';
import { getKeys } from './get-keys.ts';
import { getKeysPage } from './get-keys-page.ts';
import { getMembers } from './get-members.ts';
import { getMembersPage } from './get-members-page.ts';
import { getMessagesPage } from './get-messages-page.ts';
import { getOpenapi } from './get-openapi.ts';
import { getPasswordPage } from './get-password-page.ts';
import { getPolicyBacktest } from './get-policy-backtest.ts';
import { getPolicyBacktestPage } from './get-policy-backtest-page.ts';
import { getPolicyBacktests } from './get-policy-backtests.ts';
import { getPolicyDraft } from './get-policy-draft.ts';
import { getPolicyDraftPage } from './get-policy-draft-page.ts';
import { getPolicyDraftValidation } from './get-policy-draft-validation.ts';
import { getPolicyPage } from './get-policy-page.ts';
import { getPolicySnapshot } from './get-policy-snapshot.ts';
import { getPolicySnapshotActive } from './get-policy-snapshot-active.ts';
import { getPolicySnapshotPage } from './get-policy-snapshot-page.ts';
import { getPolicySnapshots } from './get-policy-snapshots.ts';
import { getPrivacyErasure } from './get-privacy-erasure.ts';
import { getPrivacyErasures } from './get-privacy-erasures.ts';
import { getReadyz } from './get-readyz.ts';
import { getReview } from './get-review.ts';
import { getReviewHistory } from './get-review-history.ts';
import { getReviewMessagePage } from './get-review-message-page.ts';
import { getReviewPage } from './get-review-page.ts';
import { getReviewQueuePage } from './get-review-queue-page.ts';
import { getReviews } from './get-reviews.ts';
import { getReviewsEvents } from './get-reviews-events.ts';
import { getReviewsPage } from './get-reviews-page.ts';
import { getSamplesPage } from './get-samples-page.ts';
import { getSession } from './get-session.ts';
import { getSettingsPage } from './get-settings-page.ts';
import { getSignInPage } from './get-sign-in-page.ts';
import { getSuppression } from './get-suppression.ts';
import { getSuppressionImport } from './get-suppression-import.ts';
import { getSuppressionImportErrors } from './get-suppression-import-errors.ts';
import { getSuppressionImportPage } from './get-suppression-import-page.ts';
import { getSuppressionImports } from './get-suppression-imports.ts';
import { getSuppressionPage } from './get-suppression-page.ts';
import { getUsage } from './get-usage.ts';
import { getUsageDecisions } from './get-usage-decisions.ts';
import { getUsagePage } from './get-usage-page.ts';
import { getWorkspaceSettings } from './get-workspace-settings.ts';
import { patchMember } from './patch-member.ts';
import { patchWorkspaceSettings } from './patch-workspace-settings.ts';
import { postCallbackRetry } from './post-callback-retry.ts';
import { postCallbackSecretRotate } from './post-callback-secret-rotate.ts';
import { postCallbacksEnable } from './post-callbacks-enable.ts';
import { postCallbacksReplay } from './post-callbacks-replay.ts';
import { postCallbacksTest } from './post-callbacks-test.ts';
import { postConsentRevocation } from './post-consent-revocation.ts';
import { postCrmConnect } from './post-crm-connect.ts';
import { postCrmIntake } from './post-crm-intake.ts';
import { postDispatchRetry } from './post-dispatch-retry.ts';
import { postHoldEndings } from './post-hold-endings.ts';
import { postKeys } from './post-keys.ts';
import { postMemberFirstPassword } from './post-member-first-password.ts';
import { postMembers } from './post-members.ts';
import { postPassword } from './post-password.ts';
import { postPolicyDraftBacktest } from './post-policy-draft-backtest.ts';
import { postPolicyDraftPublish } from './post-policy-draft-publish.ts';
import { postPolicyDraftTest } from './post-policy-draft-test.ts';
import { postPolicySnapshotActivate } from './post-policy-snapshot-activate.ts';
import { postPrivacyErase } from './post-privacy-erase.ts';
import { postReviewApprove } from './post-review-approve.ts';
import { postReviewAssign } from './post-review-assign.ts';
import { postReviewBlockRecipient } from './post-review-block-recipient.ts';
import { postReviewCheck } from './post-review-check.ts';
import { postReviewClaim } from './post-review-claim.ts';
import { postReviewEdit } from './post-review-edit.ts';
import { postReviewEscalate } from './post-review-escalate.ts';
import { postReviewNotes } from './post-review-notes.ts';
import { postReviewReject } from './post-review-reject.ts';
import { postReviewRelease } from './post-review-release.ts';
import { postReviewSubstitutions } from './post-review-substitutions.ts';
import { postReviewUndo } from './post-review-undo.ts';
import { postReviewsBulk } from './post-reviews-bulk.ts';
import { postSignIn } from './post-sign-in.ts';
import { postSignOut } from './post-sign-out.ts';
import { postSuppression } from './post-suppression.ts';
import { postSuppressionImport } from './post-suppression-import.ts';
import { putPolicyDraft } from './put-policy-draft.ts';
import { putSessionShortcuts } from './put-session-shortcuts.ts';

/** Every route of the dashboard. */
export const routes: readonly Route<DashboardContext>[] = [
  deleteCrmConnection,
  getContactEvidence,
  getCrmCallback,
  getCrmConnection,
  getIntegrationsPage,
  postCrmConnect,
  postCrmIntake,
  deleteKey,
  deleteMember,
  deleteSuppression,
  getAudit,
  getAuditCsv,
  ...assets,
  getCallbacks,
  getHealthz,
  getHoldEndings,
  getIndexPage,
  getKeys,
  getMembers,
  getMembersPage,
  getOpenapi,
  getPasswordPage,
  getPolicyBacktest,
  getPolicyBacktestPage,
  getPolicyBacktests,
  getPolicyDraft,
  getPolicyDraftValidation,
  getPolicySnapshotActive,
  getPolicySnapshots,
  getPrivacyErasure,
  getPrivacyErasures,
  getReadyz,
  getPolicyDraftPage,
  getPolicyPage,
  getPolicySnapshotPage,
  getAuditPage,
  getCallbackPage,
  getCallbacksPage,
  getDispatchPage,
  getErasurePage,
  getErasuresPage,
  getKeysPage,
  getMessagesPage,
  getSamplesPage,
  getSuppressionImportErrors,
  getSuppressionImportPage,
  getSuppressionPage,
  getReviewPage,
  getReviewMessagePage,
  getReviewQueuePage,
  getReviewsEvents,
  getReviewsPage,
  getReviews,
  getSession,
  getSettingsPage,
  getSignInPage,
  getSuppression,
  getSuppressionImport,
  getSuppressionImports,
  getUsage,
  getUsageDecisions,
  getUsagePage,
  getWorkspaceSettings,
  patchMember,
  patchWorkspaceSettings,
  postCallbackRetry,
  postCallbackSecretRotate,
  postCallbacksEnable,
  postCallbacksReplay,
  postCallbacksTest,
  postDispatchRetry,
  postHoldEndings,
  postKeys,
  postMemberFirstPassword,
  postMembers,
  postPassword,
  postPolicyDraftBacktest,
  postPolicyDraftPublish,
  postPolicyDraftTest,
  postPolicySnapshotActivate,
  postPrivacyErase,
  postReviewApprove,
  postReviewBlockRecipient,
  postReviewReject,
  postReviewCheck,
  postReviewClaim,
  postReviewRelease,
  postReviewAssign,
  postReviewEscalate,
  postReviewNotes,
  postReviewEdit,
  postReviewSubstitutions,
  postReviewUndo,
  postReviewsBulk,
  postSignIn,
  postSignOut,
  postConsentRevocation,
  postSuppression,
  postSuppressionImport,
  putPolicyDraft,
  putSessionShortcuts,
  // After its siblings with a fixed name: a path answers 405 for the methods it does not take.
  getCallback,
  getPolicySnapshot,
  getReview,
  getReviewHistory,
];
