import pTimeout from 'p-timeout';
import { Gauge, type Registry } from './metrics.ts';

/** Something a process needs before it can serve. */
export interface ReadinessCheck {
  readonly name: string;
  /** Reported, but its failure leaves the process ready. */
  readonly optional?: boolean;
  /** Rejects when the thing is away. Given 500 ms. */
  check(): Promise<unknown>;
}

export interface ReadinessReport {
  readonly ready: boolean;
  /** `ok`, `down` or `draining` by name. */
  readonly checks: Readonly<Record<string, string>>;
}

const CHECK_TIMEOUT_MS = 500;

/** Asks every check at once; a draining process is never ready. */
export async function readiness(checks: readonly ReadinessCheck[], draining: boolean): Promise<ReadinessReport> {
  const outcomes = await Promise.all(checks.map(async (entry) => [entry, await succeeds(entry)] as const));
  const ready = !draining && outcomes.every(([entry, ok]) => ok || entry.optional === true);
  const report = Object.fromEntries(outcomes.map(([entry, ok]) => [entry.name, ok ? 'ok' : 'down']));
  return { ready, checks: draining ? { ...report, process: 'draining' } : report };
}

/** Shows the checks of `/readyz` as figures, so that whoever watches is told which one fails. */
export function showReadiness(registry: Registry, checks: readonly ReadinessCheck[]): void {
  new Gauge({
    name: 'ready_check',
    help: '1 while a check of /readyz succeeds, 0 while it fails. A process is ready while all required ones succeed.',
    labelNames: ['check', 'required'] as const,
    // Of several processes the one that is worst off.
    aggregator: 'min',
    registers: [registry],
    async collect() {
      const { checks: outcomes } = await readiness(checks, false);
      for (const { name, optional } of checks) {
        this.set({ check: name, required: String(optional !== true) }, outcomes[name] === 'ok' ? 1 : 0);
      }
    },
  });
}

/** For a check that looks at something. @throws Error while it is wrong */
export function failWhen(wrong: boolean, reason: string): void {
  if (wrong) throw new Error(reason);
}

function succeeds(entry: ReadinessCheck): Promise<boolean> {
  const asked = Promise.resolve()
    .then(() => entry.check())
    .then(
      () => true,
      () => false,
    );
  return pTimeout(asked, { milliseconds: CHECK_TIMEOUT_MS, fallback: () => false });
}
