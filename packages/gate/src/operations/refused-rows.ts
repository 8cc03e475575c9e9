import { recordAudit, refusedOfImport, type SealedPlace, type StoredImport } from '@sendgate/db';
import type { Actor } from '../caller.ts';
import type { GateParts } from '../gate-parts.ts';
import { NoTable, readRecipientFile } from '../policy/read-recipient-file.ts';
import type { RefusedRow } from '../suppression-view.ts';

/** Days for which the rows of a file that are no recipient are kept: time to mend them. */
const KEPT_DAYS = 7;
/** Characters of a row that are kept: enough to find it, and to see what is wrong. */
const MOST_CHARACTERS = 200;

/** What is kept of a file that was read to its end: its refused rows, sealed; null where there is none. */
export async function keepRefused(
  parts: GateParts,
  { id, workspaceId }: StoredImport,
  file: Buffer,
): Promise<{ sealed: Uint8Array<ArrayBuffer>; days: number } | null> {
  const rows: RefusedRow[] = [];
  try {
    for await (const { line, text, form } of readRecipientFile(file)) {
      if (form === null) rows.push({ line, reason: 'no_recipient', text: text.slice(0, MOST_CHARACTERS) });
    }
  } catch (error) {
    if (!(error instanceof NoTable)) throw error;
  }
  if (rows.length === 0) return null;
  const { keys } = parts.store;
  const sealed = await keys.seal(JSON.stringify(rows), placeOf(workspaceId, id));
  return { sealed: Uint8Array.from(sealed), days: KEPT_DAYS };
}

/** What was kept of an import of the actor's workspace; null where nothing is. Who looked is put on record. */
export async function readRefused(parts: GateParts, actor: Actor, importId: string): Promise<RefusedRow[] | null> {
  const { store } = parts;
  const { workspaceId } = actor;
  const sealed = await refusedOfImport(store.prisma, importId);
  if (!sealed) return null;
  // What opens is what was sealed here: its form needs no other check.
  const rows = JSON.parse((await store.keys.open(sealed, placeOf(workspaceId, importId))).toString('utf8'));
  await store.transaction((session) =>
    recordAudit(session, {
      workspaceId,
      submissionId: null,
      kind: 'suppression.refused_read',
      actor: actor.email,
      detail: { import_id: importId, rows: rows.length },
    }),
  );
  return rows as RefusedRow[];
}

function placeOf(workspaceId: string, importId: string): SealedPlace {
  return { table: 'suppression_import', column: 'refused_sealed', workspaceId, rowId: importId };
}
