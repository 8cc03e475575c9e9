import type { AuditKind } from '@sendgate/contracts';
import { erasureMain } from '../pages/erasures-page.ts';
import { ErasureParams } from '../wire/privacy.ts';
import { workspacePage } from '../workspace-page.ts';

/** Records that name the request they belong to. */
const proving: readonly AuditKind[] = [
  'privacy.erasure_finished',
  'privacy.erasure_failed',
  'submission.erased',
  'privacy.erasure_requested',
];
/** Records looked through for each kind; whoever erases more at once reads the audit log. */
const LOOKED_THROUGH = 1000;
/** What ends a request is on record a moment after its end was stored. */
const GRACE_MS = 60_000;

export const getErasurePage = workspacePage({
  path: '/erasures/:erasure_id',
  summary: 'One erasure as a page',
  minimum: 'admin',
  under: '/erasures',
  params: { erasure_id: ErasureParams.properties.erasure_id },
  async show({ actor, place, params }, { gate }) {
    const view = await gate.privacy.findErasure(actor, params.erasure_id);
    const ended = view.finishedAt && new Date(view.finishedAt.getTime() + GRACE_MS);
    const range = {
      from: new Date(view.createdAt.getTime() - GRACE_MS),
      limit: LOOKED_THROUGH,
      ...(ended && { to: ended }),
    };
    const pages = await Promise.all(proving.map((kind) => gate.audit.list(actor, { ...range, kind })));
    const proof = pages.flatMap(({ items }) => items.filter(({ detail }) => detail.erasure_id === view.erasureId));
    return { title: 'Erasure', main: erasureMain(place, view, proof) };
  },
});
