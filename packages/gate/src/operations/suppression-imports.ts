import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ProblemError, ValidationError } from '@sendgate/contracts';
import {
  addImport,
  addSuppression,
  advanceImport,
  beginListing,
  blockHolds,
  countImportAdded,
  countImportHolds,
  findImport,
  findOpenImport,
  finishImport,
  holdsAfter,
  type ImportError,
  importedFile,
  listImports,
  recordAudit,
  type SealedPlace,
  type StoredImport,
} from '@sendgate/db';
import type { Actor } from '../caller.ts';
import type { ImportState, RefusedRow, SuppressionImportView } from '../gate.ts';
import type { GateParts } from '../gate-parts.ts';
import { newId } from '../identifiers.ts';
import type { ActivePolicies } from '../policy/active-policies.ts';
import { NoTable, type RecipientRow, readRecipientFile } from '../policy/read-recipient-file.ts';
import type { Page } from '../submission-view.ts';
import { oweWork } from './owe-work.ts';
import { type AskedPage, pageOf, pageRange } from './page-range.ts';
import { suppressionIsFinal } from './recipient-stop.ts';
import { keepRefused, readRefused } from './refused-rows.ts';
import { requireRole } from './roles.ts';
import { suppressedAmong } from './stopped-holds.ts';
import { storedLineErrors } from './stored-json.ts';

const MOST_LINES = 1_000_000;
const MOST_ERRORS = 100;
/** Rows added in one transaction. */
const CHUNK = 2_000;
/** Holds looked at with one statement. */
const PAGE = 500;

/** Files of recipients: handed in at once, read by a worker in chunks, each of which is kept whatever comes after it. */
export class SuppressionImports {
  readonly #parts: GateParts;
  readonly #policies: ActivePolicies;

  constructor(parts: GateParts, policies: ActivePolicies) {
    this.#parts = parts;
    this.#policies = policies;
  }

  /**
   * Keeps a file for a worker. Handing in one that is still being read answers the import there is.
   * @throws ValidationError for a file that is empty, not UTF-8 or too long, or names recipients in two columns;
   * ProblemError `forbidden` below reviewer
   */
  async start(actor: Actor, file: Buffer, reason: string): Promise<SuppressionImportView> {
    requireRole(actor, 'reviewer');
    const lines = countLines(file);
    const wrong =
      lines === 0
        ? 'The file is empty'
        : !isUtf8(file)
          ? 'The file is not UTF-8'
          : lines > MOST_LINES
            ? 'Too long'
            : await secondColumn(file);
    if (wrong !== null) throw new ValidationError([{ loc: ['body'], msg: wrong, type: 'value_error' }]);
    const { workspaceId } = actor;
    const { store } = this.#parts;
    const fileSha256 = hash('sha256', file, 'hex');
    const id = newId('imp');
    const sealed = await store.keys.seal(file, placeOf(workspaceId, id));
    const { row, wakeups } = await store.transaction(async (session) => {
      const open = await findOpenImport(session, workspaceId, fileSha256);
      if (open) return { row: open, wakeups: [] };
      const fileSealed = Uint8Array.from(sealed);
      const created = { id, workspaceId, fileSealed, fileSha256, reason, createdBy: actor.email, rows: lines };
      const row = await addImport(session, created);
      const work = { workspaceId, kind: 'suppression_import', refId: id } as const;
      const wakeup = await oweWork(session, work, this.#parts.nudged);
      await recordAudit(session, {
        workspaceId,
        submissionId: null,
        kind: 'suppression.import_started',
        actor: actor.email,
        detail: { import_id: id, rows: lines, file_sha256: fileSha256, reason },
      });
      return { row, wakeups: [wakeup] };
    });
    this.#parts.wake(wakeups);
    return viewImport(row);
  }

  async list(workspaceId: string, page: AskedPage): Promise<Page<SuppressionImportView>> {
    const range = pageRange(page);
    const rows = await listImports(this.#parts.store.prisma, workspaceId, range);
    return pageOf(rows, range.limit, viewImport);
  }

  async find(workspaceId: string, importId: string): Promise<SuppressionImportView> {
    const row = await findImport(this.#parts.store.prisma, importId, workspaceId);
    if (!row) throw new ProblemError('suppression_import_not_found', 'No such import in this workspace.');
    return viewImport(row);
  }

  /**
   * Every refused row of an import with what it holds, for a week after its end; null before, after, and once a recipient
   * of the workspace was erased. Who looked is put on record.
   * @throws ProblemError `suppression_import_not_found`; `forbidden` below reviewer
   */
  async refusedRows(actor: Actor, importId: string): Promise<RefusedRow[] | null> {
    requireRole(actor, 'reviewer');
    await this.find(actor.workspaceId, importId);
    return readRefused(this.#parts, actor, importId);
  }

  /** Goes on with an import until it has ended; false when `stopped` says so first. What was added stays added. */
  async run(importId: string, stopped: () => boolean): Promise<boolean> {
    const { store } = this.#parts;
    const row = await findImport(store.prisma, importId);
    if (!row || !isOpen(row)) return true;
    const sealed = await importedFile(store.prisma, importId);
    if (!sealed) return true;
    const file = await store.keys.open(sealed, placeOf(row.workspaceId, importId));
    const read = await this.#readRows(row, file, stopped);
    if (read === 'stopped') return false;
    if (!(await this.#blockHolds(row, stopped))) return false;
    const refused = await keepRefused(this.#parts, row, file);
    await store.transaction(async (session) => {
      const ended = await finishImport(session, importId, read, refused);
      if (!ended) return;
      await recordAudit(session, {
        workspaceId: ended.workspaceId,
        submissionId: null,
        kind: 'suppression.import_finished',
        actor: ended.createdBy,
        detail: {
          import_id: importId,
          state: ended.state,
          added: ended.added,
          invalid: ended.invalid,
          holds_blocked: ended.holdsBlocked,
        },
      });
    });
    return true;
  }

  async #readRows(row: StoredImport, file: Buffer, stopped: () => boolean): Promise<'done' | 'failed' | 'stopped'> {
    let at = 0;
    let room = MOST_ERRORS - storedLineErrors(row.errors).length;
    let chunk: RecipientRow[] = [];
    const flush = async () => {
      const bad = chunk.filter(({ form }) => form === null);
      const errors = bad.slice(0, Math.max(0, room)).map(({ line }) => ({ line, reason: 'no_recipient' }));
      room -= errors.length;
      const forms = chunk.flatMap(({ form }) => form ?? []);
      const kept = await this.#add(row, forms, { from: at - chunk.length, to: at, invalid: bad.length, errors });
      chunk = [];
      return kept;
    };
    try {
      for await (const next of readRecipientFile(file)) {
        at += 1;
        // Read by the worker before this one.
        if (at <= row.rowsDone) continue;
        chunk.push(next);
        if (chunk.length < CHUNK) continue;
        if (stopped() || !(await flush())) return 'stopped';
      }
    } catch (error) {
      if (!(error instanceof NoTable)) throw error;
      return chunk.length === 0 || (await flush()) ? 'failed' : 'stopped';
    }
    return chunk.length === 0 || (await flush()) ? 'done' : 'stopped';
  }

  async #add(
    { id, workspaceId, reason, createdBy }: StoredImport,
    forms: readonly string[],
    chunk: { from: number; to: number; invalid: number; errors: readonly ImportError[] },
  ): Promise<boolean> {
    const isFinal = suppressionIsFinal(await this.#policies.current(workspaceId));
    return this.#parts.store.transaction(async (session) => {
      // Of a worker that was overtaken nothing is added: whom the file names may have been taken off the list, or erased, since.
      if (!(await advanceImport(session, id, chunk))) return false;
      // Where people may overrule the list, an entry counts by its date: whoever approves until then is older than it is.
      if (!isFinal) await beginListing(session, workspaceId);
      const added = await addSuppression(session, workspaceId, [...new Set(forms)], { reason, createdBy });
      if (added === 0) return true;
      await countImportAdded(session, id, added);
      // Else late: what is stored waits for it, and a chunk takes long.
      if (isFinal) await beginListing(session, workspaceId);
      return true;
    });
  }

  /** One look at each hold of the workspace, however long the file was. */
  async #blockHolds(row: StoredImport, stopped: () => boolean): Promise<boolean> {
    const { store } = this.#parts;
    const { workspaceId } = row;
    if (!suppressionIsFinal(await this.#policies.active(workspaceId))) return true;
    const hash = await store.keys.recipientHash(workspaceId);
    for (let after = ''; ; ) {
      if (stopped()) return false;
      const holds = await holdsAfter(store.prisma, workspaceId, after, PAGE);
      const ids = await suppressedAmong(this.#parts, workspaceId, holds, hash);
      if (ids.length > 0) {
        await store.transaction(async (session) => {
          const blocked = await blockHolds(session, workspaceId, ids, row.createdBy);
          await countImportHolds(session, row.id, blocked.length);
        });
      }
      const last = holds.at(-1);
      if (!last || holds.length < PAGE) return true;
      after = last.id;
    }
  }
}

function isOpen(row: StoredImport): boolean {
  return row.state === 'waiting' || row.state === 'running';
}

/** Rows read between two looks at the network. */
const ROWS_AT_ONCE = 500;

/** What is wrong with a file that names recipients in two columns, of which one would not be read; null for any other. */
async function secondColumn(file: Buffer): Promise<string | null> {
  try {
    let rows = 0;
    for await (const { line, beside } of readRecipientFile(file)) {
      // A long file takes seconds, in which others are answered as well.
      if (++rows % ROWS_AT_ONCE === 0) await nextTurn();
      if (beside === null) continue;
      return `Recipients in two columns: line ${line} names one in column ${beside} as well. Hand in one column in each file`;
    }
  } catch (error) {
    // Where it stops being a table is found, and put on record, by the worker that reads it.
    if (!(error instanceof NoTable)) throw error;
  }
  return null;
}

/** Lines that hold anything at most, however they end: what an upper bound of the rows costs next to nothing to know. */
function countLines(file: Buffer): number {
  let lines = 0;
  let inLine = false;
  for (let at = 0; at < file.length; at += 1) {
    const ends = file[at] === 10 || file[at] === 13;
    if (inLine && ends) lines += 1;
    inLine = !ends;
  }
  return inLine ? lines + 1 : lines;
}

function placeOf(workspaceId: string, importId: string): SealedPlace {
  return { table: 'suppression_import', column: 'file_sealed', workspaceId, rowId: importId };
}

function viewImport(row: StoredImport): SuppressionImportView {
  const { id, state, rows, errors, reason, createdBy, rowsDone, added, invalid, holdsBlocked } = row;
  return {
    importId: id,
    state: state as ImportState,
    lines: rows,
    errors: storedLineErrors(errors),
    ...{ reason, createdBy, rowsDone, added, invalid, holdsBlocked },
    createdAt: row.createdAt,
    finishedAt: row.finishedAt,
    refusedUntil: row.refusedUntil,
  };
}
