import type { UIConfig } from '@bull-board/api/typings/app';
import type { ExpressAdapter } from '@bull-board/express';
import type { QueueBackend } from './backend.ts';
import { catalog } from './catalog.ts';
import { connectQueues, type QueueAddress } from './connect.ts';

export interface BoardOptions {
  /** Where the board is mounted, as the browser sees it: `/ops/queues`. */
  readonly basePath: string;
  /** Where the link at its top leads whoever has seen enough; default: there is none. */
  readonly back?: { readonly text: string; readonly url: string };
  /** Its sign and colours; default: those of its makers. */
  readonly look?: Pick<UIConfig, 'boardLogo' | 'favIcon' | 'theme'>;
  /** Allow retrying, promoting and removing jobs from the board. Off unless asked for. */
  readonly writable?: boolean;
}

/** Express middleware: mount it under the base path, behind the check of who may look. */
export type BoardRouter = ReturnType<ExpressAdapter['getRouter']>;

export interface Board {
  /** Shows the queues and offers nothing to change. */
  readonly router: BoardRouter;
  /** Offers to change jobs as well; null unless the board is writable. */
  readonly changing: BoardRouter | null;
  close(): Promise<void>;
}

/**
 * The queue board over its own connection. Waits for the backend, so open it beside the start of the service and mount
 * it when it resolves.
 */
export async function openBoard(
  address: QueueAddress,
  options: BoardOptions,
  onError?: (error: Error) => void,
): Promise<Board> {
  const backend = connectQueues(address, 'producer', onError);
  const router = await boardOn(backend, { ...options, writable: false });
  const changing = options.writable === true ? await boardOn(backend, options) : null;
  return { router, changing, close: () => backend.close() };
}

/** The queue board over a backend that is already there. Payloads hold ids only, so they may be shown. */
export async function boardOn(backend: QueueBackend, options: BoardOptions): Promise<BoardRouter> {
  // Loaded by who shows the board: it would cost every other process its memory.
  const [{ createBullBoard }, { BullMQAdapter }, { ExpressAdapter }] = await Promise.all([
    import('@bull-board/api'),
    import('@bull-board/api/bullMQAdapter'),
    import('@bull-board/express'),
  ]);
  const readOnlyMode = options.writable !== true;
  const queues = await Promise.all(
    catalog.map(async ({ name, purpose }) => {
      const queue = await backend.queue(name);
      return new BullMQAdapter(queue.native, { readOnlyMode, allowRetries: !readOnlyMode, description: purpose });
    }),
  );
  const serverAdapter = new ExpressAdapter();
  serverAdapter.setBasePath(options.basePath);
  const miscLinks = options.back ? [options.back] : [];
  // The documentation is that of the board's makers, on a site of theirs.
  const uiConfig = { boardTitle: 'Sendgate queues', hideDocsLink: true, miscLinks, ...options.look };
  createBullBoard({ queues, serverAdapter, options: { uiConfig } });
  // Its own handler, which this replaces, shows the message of whatever was thrown.
  serverAdapter.setErrorHandler(() => ({ status: 500, body: { error: { key: 'ERRORS.INTERNAL_SERVER_ERROR' } } }));
  return serverAdapter.getRouter();
}
