import type { World } from '../../../../test/support/world.ts';

/** Has the workspace call back, as its owner would in the settings. */
export async function setCallback(world: World, callback_url: string, callback_secret: string): Promise<void> {
  const path = `/api/workspaces/${world.workspaceId}/settings`;
  const owner = await world.signIn();
  const settings = await owner.get(path);
  const headers = { 'If-Match': settings.headers.get('etag') ?? '' };
  const changed = await owner.send('PATCH', path, { headers, body: { callback_url, callback_secret } });
  if (changed.status !== 200) throw new Error(`the settings answered ${changed.status}`);
}

/** Decides about a hold as a reviewer would. */
async function decide(world: World, actionId: string, verb: string, body: object): Promise<void> {
  const reviewer = await world.signIn();
  const review = await reviewer.get(`/api/reviews/${actionId}`);
  const headers = { 'If-Match': review.headers.get('etag') ?? '' };
  const decided = await reviewer.send('POST', `/api/reviews/${actionId}/${verb}`, { headers, body });
  if (decided.status !== 200) throw new Error(`${verb} answered ${decided.status}: ${JSON.stringify(decided.body)}`);
}

export function approve(world: World, actionId: string): Promise<void> {
  return decide(world, actionId, 'approve', { reason: 'The discount was agreed with the customer.' });
}

export function reject(world: World, actionId: string): Promise<void> {
  return decide(world, actionId, 'reject', { reason_code: 'pricing', guidance: 'Leave the price out.' });
}
