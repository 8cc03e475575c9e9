import { main } from './test.ts';

/** One promise of docs/reliability.md and where it is tried. */
export interface CataloguedTest {
  /** The letter says what for: detection D, faults F, load L, fuzz Z, security S. */
  readonly id: string;
  readonly suite: string;
  /** Part of the names of the tests meant, where the suite holds others as well. */
  readonly named?: string;
  /** Settings of the run at full count, besides the counts themselves. */
  readonly environment?: Readonly<Record<string, string>>;
}

const randomInput = 'services/api/src/random-input.test.ts';
const crashes = 'services/worker/src/crash.test.ts';

export const catalogue: readonly CataloguedTest[] = [
  { id: 'D1', suite: 'packages/policy/src/corpus.test.ts' },
  { id: 'D1-anchored', suite: 'packages/policy/src/search/anchored.test.ts' },
  { id: 'F1', suite: 'test/faults/killed-api.test.ts' },
  { id: 'F2', suite: crashes, named: 'with the same bytes when workers are killed' },
  { id: 'F3', suite: crashes, named: 'when workers, Redis and Postgres are killed' },
  { id: 'F4', suite: crashes, named: 'posted exactly once when nothing goes wrong' },
  { id: 'F5', suite: 'test/faults/redis-down.test.ts' },
  { id: 'F6', suite: 'test/faults/redis-outages.test.ts' },
  { id: 'F7', suite: 'test/faults/redis-full.test.ts' },
  { id: 'F8', suite: 'test/faults/postgres-faults.test.ts' },
  { id: 'F9', suite: 'test/faults/poison-item.test.ts' },
  { id: 'F10', suite: 'test/faults/clock-skew.test.ts' },
  { id: 'F11', suite: 'test/faults/rolling-stops.test.ts' },
  { id: 'F12', suite: 'services/worker/src/deliver/receiver-matrix.test.ts' },
  { id: 'F12-costs', suite: 'services/worker/src/deliver/send.test.ts' },
  { id: 'F13', suite: 'services/worker/src/deliver/retry-timing.test.ts' },
  { id: 'F13-schedule', suite: 'services/worker/src/deliver/schedule.test.ts' },
  { id: 'F14', suite: 'packages/gate/src/operations/reviews.test.ts', named: 'a race' },
  { id: 'F14-dashboard', suite: 'services/dashboard/src/reviews.test.ts', named: 'racing reviewers' },
  { id: 'F14-undo', suite: 'packages/gate/src/operations/undo-window.test.ts' },
  { id: 'F14-undo-crash', suite: 'services/worker/src/undo-crash.test.ts' },
  { id: 'F14-held-again', suite: 'packages/gate/src/operations/hold-again.test.ts' },
  { id: 'F15', suite: 'packages/db/src/guards.test.ts' },
  { id: 'F15-moves', suite: 'packages/gate/src/operations/every-move.test.ts' },
  { id: 'F15-api', suite: 'services/api/src/routes/every-move.test.ts' },
  { id: 'F15-dashboard', suite: 'services/dashboard/src/every-move.test.ts' },
  { id: 'F16', suite: 'test/faults/rolling-stops.test.ts', named: 'the tables of a next version' },
  { id: 'F16-waits', suite: 'prisma/migrations.test.ts', named: 'gives way' },
  { id: 'F17', suite: 'services/worker/src/deliver/sign.test.ts', named: 'rotation' },
  { id: 'F17-delivered', suite: 'services/worker/src/deliver/many-callbacks.test.ts' },
  { id: 'F18', suite: 'services/worker/src/dispatch-crash.test.ts' },
  { id: 'L1', suite: 'services/api/src/duplicates.test.ts' },
  { id: 'L4', suite: 'services/worker/src/slow-receivers.test.ts' },
  { id: 'L7', suite: 'test/faults/noisy-tenant.test.ts' },
  { id: 'P1', suite: 'packages/gate/src/operations/submit.test.ts', named: 'an idempotency key' },
  { id: 'P2-load', suite: 'test/faults/import-under-load.test.ts' },
  { id: 'P2', suite: 'packages/gate/src/operations/suppression-imports.test.ts' },
  { id: 'S1', suite: 'services/worker/src/deliver/callback-targets.test.ts' },
  { id: 'S2', suite: 'packages/gate/src/egress/classify-address.test.ts' },
  { id: 'S3', suite: 'services/worker/src/deliver/guarded-agent.test.ts' },
  { id: 'S4', suite: 'packages/gate/src/egress/assert-public-url.test.ts' },
  { id: 'S5', suite: 'services/dashboard/src/pages/browser.test.ts', named: 'runs nothing' },
  { id: 'S5-html', suite: 'services/dashboard/src/pages/message-frame-browser.test.ts' },
  { id: 'S6', suite: 'services/dashboard/src/pages/message-frame.test.ts' },
  { id: 'S7', suite: 'packages/policy/src/hostile-text.test.ts' },
  { id: 'S7-own', suite: 'packages/policy/src/own-rules/pattern-matcher.test.ts' },
  { id: 'S7-refused', suite: 'packages/policy/src/own-rules/compile-pattern.test.ts' },
  { id: 'S8', suite: 'packages/policy/src/corpus.test.ts' },
  { id: 'S8-readings', suite: 'packages/policy/src/text/readings.test.ts' },
  { id: 'S9', suite: 'services/dashboard/src/tenant-matrix.test.ts' },
  { id: 'S9-api', suite: 'services/api/src/routes/tenant-matrix.test.ts' },
  { id: 'S10', suite: 'packages/gate/src/operations/keys-and-usage.test.ts', named: 'an API key' },
  { id: 'S10-api', suite: 'services/api/src/authenticate.test.ts' },
  { id: 'S11', suite: 'services/dashboard/src/route-matrix.test.ts' },
  { id: 'S11-session', suite: 'services/dashboard/src/session.test.ts' },
  { id: 'S11-forms', suite: 'services/dashboard/src/tenant-matrix.test.ts', named: 'a page of another site' },
  { id: 'S11-ended', suite: 'services/dashboard/src/tenant-matrix.test.ts', named: 'a session that ended' },
  { id: 'S11-reads', suite: 'services/dashboard/src/reads.test.ts' },
  { id: 'S11-cookies', suite: 'services/dashboard/src/identity/create-identity.test.ts' },
  { id: 'S12', suite: 'services/dashboard/src/crm/crm.test.ts', named: 'connecting' },
  { id: 'S12-tokens', suite: 'packages/crm/src/crm.test.ts' },
  { id: 'S13', suite: 'packages/crm/src/intake-signature.test.ts' },
  { id: 'S13-webhook', suite: 'services/dashboard/src/crm/crm.test.ts', named: 'the webhook' },
  { id: 'S14', suite: 'services/worker/src/deliver/sign-cases.test.ts' },
  { id: 'S14-vector', suite: 'services/worker/src/deliver/sign.test.ts' },
  { id: 'S15', suite: 'packages/db/src/content-keys.test.ts' },
  { id: 'S15-vectors', suite: 'packages/db/src/aead.test.ts' },
  { id: 'S15-content', suite: 'packages/gate/src/operations/sealed-content.test.ts' },
  { id: 'S15-lost-key', suite: 'bin/keys.test.ts' },
  { id: 'S15-ring', suite: 'packages/gate/src/operations/key-ring.test.ts', named: 'a ring of keys at work' },
  { id: 'S16', suite: 'packages/db/src/history.test.ts' },
  { id: 'S16-chain', suite: 'packages/gate/src/operations/audit-chain.test.ts' },
  { id: 'S17', suite: 'test/faults/planted-secrets.test.ts' },
  { id: 'S17-api', suite: 'services/api/src/hostile-input.test.ts', named: 'secrets' },
  { id: 'S17-dashboard', suite: 'services/dashboard/src/log-hygiene.test.ts' },
  { id: 'S18', suite: 'test/faults/forgotten-people.test.ts' },
  { id: 'S18-sealed', suite: 'services/worker/src/processors/sealed-content.test.ts' },
  { id: 'S19', suite: 'test/containers.test.ts' },
  { id: 'Z1', suite: randomInput, named: 'a random body' },
  { id: 'Z2', suite: randomInput, named: 'random bytes' },
  { id: 'Z3', suite: randomInput, named: 'text that programs stumble over' },
  { id: 'Z4', suite: 'services/api/src/hostile-input.test.ts' },
  { id: 'Z5', suite: 'services/api/src/http-framing.test.ts' },
  { id: 'Z7', suite: randomInput, named: 'text that programs stumble over' },
];

/** The tests an id names: `F2` stands for its variants too. */
export function catalogued(id: string): readonly CataloguedTest[] {
  const wanted = id.toUpperCase();
  return catalogue.filter((test) => test.id.toUpperCase() === wanted || test.id.toUpperCase().startsWith(`${wanted}-`));
}

/**
 * `pnpm catalogue [id …]`: the tests named, or all, at the full counts of docs/reliability.md. One after the other,
 * because they measure.
 * @returns the exit code: 0 only when everything held.
 */
async function run(ids: readonly string[]): Promise<number> {
  const unknown = ids.filter((id) => catalogued(id).length === 0);
  if (unknown.length > 0) {
    const known = catalogue.map(({ id }) => id).join(' ');
    process.stderr.write(`Not in the catalogue: ${unknown.join(' ')}. There are ${known}\n`);
    return 2;
  }
  const tests = ids.length === 0 ? catalogue : ids.flatMap(catalogued);
  const failed: string[] = [];
  process.env.SENDGATE_FULL_COUNTS = 'true';
  for (const { id, suite, named, environment } of tests) {
    process.stderr.write(`\n${id}: ${suite}${named === undefined ? '' : `, “${named}”`}\n`);
    const before = { ...process.env };
    Object.assign(process.env, environment);
    const only = named === undefined ? [] : ['--testNamePattern', named.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')];
    if ((await main(['--runInBand', ...only, suite])) !== 0) failed.push(id);
    process.env = before;
  }
  process.stderr.write(failed.length === 0 ? '\nAll held.\n' : `\nDid not hold: ${failed.join(' ')}\n`);
  return failed.length === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await run(process.argv.slice(2));
