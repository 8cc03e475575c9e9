import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { previewLength, SubmissionListItem } from '@sendgate/contracts';
import { message, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
beforeAll(async () => {
  world = await testGate();
});
afterAll(() => world.close());

const submit = async (
  recipient: string,
  overrides: Partial<Parameters<typeof message>[0]> = {},
  caller = world.caller,
) => (await world.gate.submit(caller, message({ recipient, ...overrides }))).submission.actionId;
const history = (actionId: string) => world.gate.reviews.history(world.workspaceId, actionId);
/** Moves submissions to another time; the guard of their rows lets nobody else do so. */
async function at(daysAgo: number, ...ids: string[]): Promise<void> {
  const created = `now() - interval '${daysAgo} days'`;
  await world.database.unguarded(`UPDATE submission SET created_at = ${created} WHERE id = ANY ($1)`, [ids]);
}

describe('the history of a recipient', () => {
  it('is what came for them before, newest first, in the same mode and however they are written', async () => {
    const { caller: testKey } = await world.newKey({ livemode: false });
    const first = await submit('Kim@customer.example', { subject: 'First' });
    const second = await submit('kim@CUSTOMER.example', {
      bodyText: 'My key is sk_live_51Mabcdefghijklmnopqrstuvwx, keep it.',
    });
    const test = await submit('kim@customer.example', {}, testKey);
    await submit('somebody.else@customer.example');
    const shown = await submit('kim@customer.example');
    const later = await submit('kim@customer.example');
    await at(8, first);
    await at(3, second);
    await at(2, test);
    await at(1, shown);
    const found = await history(shown);
    expect(found?.earlier.map(({ actionId }) => actionId)).toEqual([second, first]);
    expect(found).toMatchObject({ hasMore: false, lastWeek: 2 });
    expect(JSON.stringify(found)).not.toContain('abcdefghijklmnopqrstuvwx');
    expect((await history(test))?.earlier).toEqual([]);
    expect((await history(later))?.earlier.map(({ actionId }) => actionId)).toEqual([shown, second, first]);
  });

  it('ends after ten, and says that there are more', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 12; n++) ids.push(await submit('often@customer.example'));
    for (const [n, id] of ids.entries()) await at(12 - n, id);
    const found = await history(ids.at(-1) ?? '');
    expect(found?.earlier.map(({ actionId }) => actionId)).toEqual(ids.slice(1, 11).reverse());
    expect(found).toMatchObject({ hasMore: true, lastWeek: 5 });
  });

  it('shows as much of a text as is documented, and no more', async () => {
    const long = await submit('long@customer.example', { bodyText: 'Thank you for your visit. '.repeat(40) });
    await at(1, long);
    const found = await history(await submit('long@customer.example'));
    const preview = found?.earlier[0]?.bodyPreview ?? '';
    expect([...preview]).toHaveLength(previewLength);
    expect(preview).toMatch(/^Thank you .*…$/);
    expect(SubmissionListItem.properties.body_preview).toMatchObject({ maxLength: previewLength });
    expect(readFileSync('docs/reviews.md', 'utf8')).toContain(`the first ${previewLength} characters`);
  });

  it('opens what is sealed as far as a list does', async () => {
    const { version } = await world.gate.workspaces.settings(world.workspaceId);
    await world.gate.workspaces.patchSettings(world.owner, { seal_content: true }, version);
    const sealed = await submit('sealed@customer.example', { subject: 'Sealed subject' });
    await at(1, sealed);
    const found = await history(await submit('sealed@customer.example'));
    expect(found?.earlier).toMatchObject([
      { actionId: sealed, subject: 'Sealed subject', bodyPreview: expect.any(String) },
    ]);
  });

  it('is of nobody for a submission that is erased, in another workspace or not there, and names nothing erased', async () => {
    const other = await testGate();
    const before = await submit('erased@customer.example');
    await at(1, before);
    const shown = await submit('erased@customer.example');
    expect((await history(shown))?.earlier).toHaveLength(1);
    expect(await other.gate.reviews.history(other.workspaceId, shown)).toBeNull();
    await other.close();
    expect(await history('act_of_nobody')).toBeNull();
    const { erasureId } = await world.gate.privacy.erase(world.owner, 'erased@customer.example');
    await world.gate.privacy.runErasure(erasureId);
    expect(await history(shown)).toBeNull();
    expect((await history(await submit('erased@customer.example')))?.earlier).toEqual([]);
  });
});
