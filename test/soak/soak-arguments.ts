import { parseArgs } from 'node:util';

/** Shown with every refusal. */
export const usage = `pnpm soak [--seed 1] [--seconds 120] [--rate 8] [--runs 1] [--settle 120] [--queues redis|postgres]
  --seed      what the plan of traffic and faults is drawn from; each further run takes the next
  --seconds   how long the traffic of a run lasts, 5 to 86400
  --rate      steps of traffic begun each second, 1 to 100
  --runs      how many runs one after the other, 1 to 1000
  --settle    seconds that work may take to end once the faults are over, 10 to 3600
  --queues    where the queues are; redis where redis-server is installed
`;
const bounds = {
  seed: [0, 2_000_000_000],
  seconds: [5, 86_400],
  rate: [1, 100],
  runs: [1, 1_000],
  settle: [10, 3_600],
} as const;

export interface SoakArguments extends Readonly<Record<keyof typeof bounds, number>> {
  readonly queues: 'redis' | 'postgres';
}

/** @throws Error that says what to change. */
export function readArguments(args: string[], hasRedis: boolean): SoakArguments {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({
    args,
    options: {
      ...{ seed: text('1'), seconds: text('120'), rate: text('8'), runs: text('1'), settle: text('120') },
      queues: text(hasRedis ? 'redis' : 'postgres'),
    },
  });
  const number = (name: keyof typeof bounds): number => {
    const [least, most] = bounds[name];
    const given = Number(values[name]);
    if (Number.isInteger(given) && given >= least && given <= most) return given;
    throw new Error(`--${name} has to be a whole number from ${least} to ${most}; it was ${values[name]}.`);
  };
  const { queues } = values;
  if (queues !== 'redis' && queues !== 'postgres') throw new Error(`--queues is redis or postgres; it was ${queues}.`);
  if (queues === 'redis' && !hasRedis)
    throw new Error('--queues redis needs redis-server: apt-get install redis-server');
  const [seed, seconds, rate] = [number('seed'), number('seconds'), number('rate')];
  return { seed, seconds, rate, runs: number('runs'), settle: number('settle'), queues };
}
