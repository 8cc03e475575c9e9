import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { message, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
beforeAll(async () => {
  world = await testGate();
});
afterAll(() => world.close());

describe('an advisory scan', () => {
  it.each([
    ['in the clear', false],
    ['sealed', true],
  ])('is stored %s whatever its texts hold: half a character is replaced, NUL left out', async (_how, seal_content) => {
    await world.configure({ seal_content });
    const { actionId } = (await world.gate.submit(world.caller, message())).submission;
    const finding = { kind: 'odd', detail: 'Cut \ud83d here, \0and whole 😀.', against: { text: '\ude00', start: 3 } };
    const opinion = { state: 'done' as const, score: 0.5, engine: 'judge\0', findings: [finding] };
    await world.gate.scans.record(actionId, 'semantic', opinion);
    expect((await world.gate.findSubmission(world.workspaceId, actionId))?.advisory.semantic).toMatchObject({
      ...{ state: 'done', score: 0.5, engine: 'judge' },
      findings: [{ kind: 'odd', detail: 'Cut � here, and whole 😀.', against: { text: '�', start: 3 } }],
    });
  });
});
