import type { WorkspaceSettings } from '@sendgate/contracts';

type ApprovalSettings = Pick<WorkspaceSettings, 'required_approvals' | 'four_eyes_on_block' | 'self_approval'>;

/** What the count of approvals depends on in a text. */
export interface TextToRelease {
  /** Whether a BLOCK violation remains in it. */
  blocked: boolean;
  /** Who wrote it; null when it stands as it was submitted. */
  editor: string | null;
}

/**
 * People who must approve a text: as many as the workspace asks for, two where a BLOCK violation remains, and one more
 * than its own editor, who may approve it too but not alone.
 */
export function approvalsNeeded(
  settings: ApprovalSettings,
  { blocked, editor }: TextToRelease,
  approvedBy: readonly string[],
): number {
  const ownWords = !settings.self_approval && editor !== null && approvedBy.includes(editor);
  return Math.max(settings.required_approvals, (blocked && settings.four_eyes_on_block) || ownWords ? 2 : 1);
}
