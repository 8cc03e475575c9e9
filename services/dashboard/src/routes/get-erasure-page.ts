import { erasureMain } from '../pages/erasures-page.ts';
import { ErasureParams } from '../wire/privacy.ts';
import { workspacePage } from '../workspace-page.ts';

/** Records shown as the proof; those of a longer one are in the audit log. */
const PROOF = 1000;

export const getErasurePage = workspacePage({
  path: '/erasures/:erasure_id',
  summary: 'One erasure as a page',
  minimum: 'admin',
  under: '/erasures',
  params: { erasure_id: ErasureParams.properties.erasure_id },
  async show({ actor, place, params }, { gate }) {
    const view = await gate.privacy.findErasure(actor, params.erasure_id);
    const proof = await gate.audit.list(actor, { subject: view.erasureId, limit: PROOF });
    return { title: 'Erasure', main: erasureMain(place, view, proof) };
  },
});
