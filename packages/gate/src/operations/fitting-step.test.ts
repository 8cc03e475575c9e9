import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openStore, Sealer } from '@sendgate/db';
import { patientStore, type TestGate, testGate } from '../testing.ts';
import { fittingStep } from './fitting-step.ts';

let world: TestGate;
beforeAll(async () => {
  world = await testGate();
});
afterAll(() => world?.close());

const open = (databaseUrl: string) =>
  openStore({ databaseUrl, poolSize: 1, timeoutMs: patientStore, sealer: new Sealer(world.options.secretsKey) });
const tooSlow = () => Promise.reject(Object.assign(new Error('too slow'), { code: '57014' }));

describe('a step', () => {
  it('is halved until it fits', async () => {
    const store = open(world.database.url);
    const asked: number[] = [];
    const step = async (limit: number) => {
      asked.push(limit);
      return limit > 7 ? tooSlow() : limit;
    };
    expect(await fittingStep(store.prisma, 50, step)).toBe(6);
    expect(asked).toEqual([50, 25, 12, 6]);
    await expect(fittingStep(store.prisma, 4, tooSlow)).rejects.toThrow('too slow');
    await store.close();
  });

  it('is tried once where the store is away, or somebody else is at fault', async () => {
    const away = open('postgresql://nobody@127.0.0.1:1/none');
    let asked = 0;
    const slow = () => {
      asked += 1;
      return tooSlow();
    };
    await expect(fittingStep(away.prisma, 50, slow)).rejects.toThrow();
    expect(asked).toBe(1);
    await expect(fittingStep(away.prisma, 50, () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
    await away.close();
  });
});
