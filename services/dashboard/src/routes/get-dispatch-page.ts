import { type DeliveryStatus, ProblemError, submissionStatuses } from '@sendgate/contracts';
import type { Gate, SubmissionListView } from '@sendgate/gate';
import { type Dispatched, dispatchMain } from '../pages/dispatch-page.ts';
import { workspacePage } from '../workspace-page.ts';

/** Messages shown of each state; how each dispatch stands is read one by one. */
const SHOWN = 25;

export const getDispatchPage = workspacePage({
  path: '/dispatch',
  summary: 'Dispatch as a page',
  minimum: 'admin',
  async show({ place: { workspaceId } }, { gate }) {
    const settings = await gate.workspaces.settings(workspaceId);
    const found = (status: DeliveryStatus) => dispatched(gate, workspaceId, status);
    const [unknown, failed, dispatching, pending] = await Promise.all([
      ...[found('unknown'), found('failed'), found('dispatching'), found('pending')],
    ]);
    const underWay = [...(dispatching?.shown ?? []), ...(pending?.shown ?? [])];
    const main = dispatchMain({
      ...{ workspaceId, settings, underWay },
      unknown: unknown?.shown ?? [],
      failed: failed?.shown ?? [],
      more: {
        unknown: unknown?.more ?? false,
        failed: failed?.more ?? false,
        underWay: (dispatching?.more ?? false) || (pending?.more ?? false),
      },
    });
    return { title: 'Dispatch', main };
  },
});

async function dispatched(gate: Gate, workspaceId: string, deliveryStatus: DeliveryStatus) {
  const filters = { deliveryStatus, status: [...submissionStatuses], order: 'newest', limit: SHOWN } as const;
  const page = await gate.reviews.list(workspaceId, filters);
  return {
    shown: await Promise.all(page.items.map((item) => progressOf(gate, workspaceId, item))),
    more: page.hasMore,
  };
}

/** Nothing of the message is shown, so this is no reading of it. */
async function progressOf(gate: Gate, workspaceId: string, item: SubmissionListView): Promise<Dispatched> {
  try {
    const view = await gate.findSubmission(workspaceId, item.actionId);
    return { item, dispatch: view?.dispatch ?? null };
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'content_unreadable') return { item, dispatch: null };
    throw error;
  }
}
