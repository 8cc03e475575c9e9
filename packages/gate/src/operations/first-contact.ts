import { isFirstContact, type PrismaSession, type StoredSubmission } from '@sendgate/db';
import type { CompiledPolicy, SendInputs } from '@sendgate/policy';

/**
 * What a text that is judged again has to be told of its recipient: a rule that knew nothing would take every message for the
 * first. Null where no rule asks. Rules that compare a message with others were asked when it came.
 */
export async function firstContactOf(
  session: PrismaSession,
  { stateNeeds }: CompiledPolicy,
  { workspaceId, id }: Pick<StoredSubmission, 'workspaceId' | 'id'>,
): Promise<Pick<SendInputs, 'firstContact'> | null> {
  if (!stateNeeds.has('firstContact')) return null;
  return { firstContact: await isFirstContact(session, workspaceId, id) };
}
