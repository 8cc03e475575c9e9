import { Type } from 'typebox';
import { draftMain } from '../pages/draft-page.ts';
import { workspacePage } from '../workspace-page.ts';

export const getPolicyDraftPage = workspacePage({
  path: '/policy/draft',
  summary: 'The draft of the policy as a page',
  minimum: 'policy_editor',
  query: { check: Type.Optional(Type.String({ maxLength: 10 })) },
  async show({ actor, place, query }, { gate }) {
    const view = await gate.policy.draft(actor);
    const base = (await gate.policy.snapshot(place.workspaceId, view.basedOn)).asDraft.settings;
    const { items: backtests } = await gate.policy.backtests(actor, { limit: 5 });
    const validation = query.check === 'yes' ? await gate.policy.validateDraft(actor) : null;
    return { title: 'Draft of the policy', main: draftMain({ place, view, base: { ...base }, validation, backtests }) };
  },
});
