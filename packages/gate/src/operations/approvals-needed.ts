import type { WorkspaceSettings } from '@sendgate/contracts';

type ApprovalSettings = Pick<WorkspaceSettings, 'required_approvals' | 'four_eyes_on_block' | 'self_approval'>;

/** What the count of approvals depends on in a text. */
export interface TextToRelease {
  /** Whether a BLOCK violation remains in it. */
  blocked: boolean;
  /** Reviewers who wrote of it; none when it stands as it was submitted. */
  writers: readonly string[];
}

/**
 * People who must approve a text: as many as the workspace asks for, two where a BLOCK violation remains, and one more than
 * those among them who wrote of it, who may approve it too but not alone.
 */
export function approvalsNeeded(
  settings: ApprovalSettings,
  { blocked, writers }: TextToRelease,
  approvedBy: readonly string[],
): number {
  const ownWords = settings.self_approval ? [] : approvedBy.filter((person) => writers.includes(person));
  return Math.max(settings.required_approvals, blocked && settings.four_eyes_on_block ? 2 : 1, ownWords.length + 1);
}
