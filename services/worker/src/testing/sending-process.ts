import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openSender, type SendLimits } from '../deliver/send.ts';

/** What many attempts at once came to. */
export interface SendingCosts {
  /** By how many KiB the process has ever been larger than before the first of them. */
  readonly peakKiB: number;
  /** How long the longest excerpt of an answer is. */
  readonly longestExcerpt: number;
}

export interface Sending {
  readonly port: number;
  readonly attempts: number;
  readonly limits: Partial<SendLimits>;
}

/** The path of attempts that only bring the process to its size. */
export const calmPath = '/calm';

/**
 * Makes many attempts at once in a process of their own, so that the memory of whoever receives them is not counted. The
 * figure is the kernel's: no peak between two looks is missed.
 * @throws Error when the process ends without an answer
 */
export async function costsOfSending(sending: Sending): Promise<SendingCosts> {
  // Small spaces for what is new: garbage not yet collected would be counted like memory in use.
  const child = fork(import.meta.filename, { execArgv: ['--max-semi-space-size=1'] });
  child.send(sending);
  const told = once(child, 'message').then(([costs]) => costs as SendingCosts);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the sending process ended')));
  return Promise.race([told, ended]).finally(() => child.kill());
}

async function send({ port, attempts, limits }: Sending): Promise<SendingCosts> {
  const sender = openSender({ findAddress: async () => '127.0.0.1', limits });
  const posting = { headers: {}, body: Buffer.from('{}'), signal: new AbortController().signal };
  const post = (path: string) => sender.post({ ...posting, url: `http://receiver.test:${port}${path}` });
  const several = (path: string) => Promise.all(Array.from({ length: attempts }, () => post(path)));
  for (let round = 0; round < 5; round += 1) await several(calmPath);
  const before = process.resourceUsage().maxRSS;
  const outcomes = await several('/');
  const peakKiB = process.resourceUsage().maxRSS - before;
  sender.close();
  return { peakKiB, longestExcerpt: Math.max(...outcomes.map(({ excerpt }) => excerpt?.length ?? 0)) };
}

if (import.meta.main) {
  process.once('message', (sending: Sending) => void send(sending).then((costs) => process.send?.(costs)));
}
