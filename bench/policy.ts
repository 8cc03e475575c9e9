import { readFileSync } from 'node:fs';
import { hostileTexts } from '../packages/policy/src/hostile-texts.ts';
import { buildSnapshot, compilePolicy, defaultTemplates, evaluate } from '../packages/policy/src/index.ts';
import { rules } from '../packages/policy/src/rules/index.ts';
import { branchesWithWords } from '../packages/policy/src/search/anchored.ts';
import { fullSnapshot, policySettings } from '../packages/policy/src/testing.ts';
import { writeResults } from './contest.ts';

/**
 * Prints what one kB of ordinary business mail costs under every template, against one combined expression of the same
 * literals in the same interleaved run; what a kB costs in longer mail; and the worst hostile text of 100 kB for each
 * rule, and for the policy a workspace begins with.
 */
/** In letters of English: one mail with others in it, put before the rest, would have all of that read without accents as well. */
const messages = readFileSync(new URL('ordinary-mail.txt', import.meta.url), 'utf8')
  .split(/^---\n/m)
  .filter((mail) => !/(?![\x00-\x7f])\p{L}/u.test(mail));
const kilobytes = messages.reduce((sum, message) => sum + message.length, 0) / 1000;
const began = performance.now();
const snapshot = fullSnapshot();
const policy = compilePolicy(snapshot);
// Made when it is first asked for, which is part of what a first text waits for.
const { automaton } = policy;
const compiledIn = performance.now() - began;
const pieces = branchesWithWords().flatMap((branches) => branches.pieces);
const literals = new Set(
  [
    ...rules.flatMap((rule) => rule.literals ?? []).map((literal) => literal.replace(/^\^|(?<=.)\$$/g, '')),
    ...pieces.flatMap(({ required }) => required.sets.flatMap((set) => set.literals.map(({ word }) => word))),
  ].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
);
const combined = new RegExp([...literals].join('|'), 'gi');
const now = new Date('2026-11-20T12:00:00.000Z');
const send = {
  channel: 'email' as const,
  recipient: 'sam.lee@acme.example',
  contact: {},
  thread: {},
  messageClass: 'commercial' as const,
  now,
  suppression: { listed: false, entry: null },
  sourceRecords: [],
};

const ways: [what: string, judge: (message: string) => unknown][] = [
  ['one combined expression', (message) => [...message.matchAll(combined)].length],
  ['automaton alone', (message) => automaton.scan(message)],
  ['every template, preview', (message) => evaluate(policy, { contentType: 'email', fields: { content: message } })],
  [
    'every template, gate',
    (message) => evaluate(policy, { contentType: 'email', fields: { body_text: message }, send }),
  ],
];
const best = ways.map(() => Number.POSITIVE_INFINITY);
for (let round = 0; round < 60; round++) {
  ways.forEach(([, judge], at) => {
    const from = performance.now();
    for (const message of messages) judge(message);
    best[at] = Math.min(best[at] ?? 0, ((performance.now() - from) * 1000) / kilobytes);
  });
}
const floor = best[0] ?? 1;
process.stdout.write(`${rules.length} rules, ${pieces.length} branches, compiled in ${compiledIn.toFixed(0)} ms\n`);
ways.forEach(([what], at) => {
  const microseconds = best[at] ?? 0;
  process.stdout.write(
    `${what.padEnd(28)}${microseconds.toFixed(1).padStart(9)} µs/kB${(microseconds / floor).toFixed(2).padStart(8)} ×\n`,
  );
});

/** Milliseconds of the better of two runs. */
function timeOf(run: () => unknown): number {
  let ms = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 2; round++) {
    const from = performance.now();
    run();
    ms = Math.min(ms, performance.now() - from);
  }
  return ms;
}

const mail = messages.join('\n');
const lengths = [1_000, 10_000, 100_000].map((length) => {
  const content = mail.repeat(Math.ceil(length / mail.length)).slice(0, length);
  const input = { contentType: 'email' as const, fields: { content } };
  const runs = Array.from({ length: 1_000_000 / length }, () => timeOf(() => evaluate(policy, input)));
  return { length, microsecondsPerKilobyte: (Math.min(...runs) * 1_000_000) / length };
});
const linearity =
  (lengths.at(-1)?.microsecondsPerKilobyte ?? Number.NaN) / (lengths[0]?.microsecondsPerKilobyte ?? Number.NaN);
process.stdout.write('\nOrdinary mail by its length, every template, preview\n');
for (const { length, microsecondsPerKilobyte } of lengths)
  process.stdout.write(`${`${length / 1000} kB`.padEnd(28)}${microsecondsPerKilobyte.toFixed(1).padStart(9)} µs/kB\n`);
process.stdout.write(`a kB of 100 against a kB of one ${linearity.toFixed(2)} (1 is linear)\n`);

interface HostileRow {
  readonly rule: string;
  readonly name: string;
  readonly ms: number;
}
const patient = { ruleDeadlineMs: 60_000, totalDeadlineMs: 600_000 };
const texts = hostileTexts(100_000);
const inputOf = (text: string) => ({ contentType: 'email' as const, fields: { body_text: text }, send });
const slowest = (rows: readonly HostileRow[]) => [...rows].sort((a, b) => b.ms - a.ms).slice(0, 10);
const print = (rows: readonly HostileRow[]) => {
  for (const { rule, name, ms } of rows)
    process.stdout.write(`${rule.padEnd(32)}${ms.toFixed(0).padStart(5)} ms  ${name}\n`);
};

process.stdout.write('\nHostile text of 100 kB, each rule by itself, the better of two runs\n');
const ofRules = policy.rules.map((compiled): HostileRow => {
  const alone = { ...policy, rules: [compiled] };
  const rule = compiled.rule.id;
  const rows = texts
    .filter((each) => !each.name.includes(': ') || each.name.startsWith(rule))
    .map(({ name, text }) => ({ rule, name, ms: timeOf(() => evaluate(alone, inputOf(text))) }));
  return slowest(rows)[0] ?? { rule, name: '', ms: 0 };
});
print(slowest(ofRules));

process.stdout.write('\nHostile text of 100 kB, the whole default policy, no deadline\n');
const usual = compilePolicy(buildSnapshot({ templates: defaultTemplates, settings: policySettings() }));
const ofPolicy = texts.map(
  ({ name, text }): HostileRow => ({
    rule: 'default policy',
    name,
    ms: timeOf(() => evaluate(usual, inputOf(text), patient)),
  }),
);
print(slowest(ofPolicy));

writeResults('policy', {
  rules: rules.length,
  branches: pieces.length,
  compiledInMs: compiledIn,
  ordinary: ways.map(([what], at) => ({ what, microsecondsPerKilobyte: best[at], ofFloor: (best[at] ?? 0) / floor })),
  lengths,
  linearity,
  hostile: { eachRule: slowest(ofRules), defaultPolicy: slowest(ofPolicy) },
});
