import { readFileSync } from 'node:fs';
import { hostileTexts } from '../packages/policy/src/hostile-texts.ts';
import { compilePolicy, evaluate } from '../packages/policy/src/index.ts';
import { rules } from '../packages/policy/src/rules/index.ts';
import { fullSnapshot } from '../packages/policy/src/testing.ts';
import { anchoredBranches } from '../packages/policy/src/text/anchored.ts';

/**
 * Prints what one kB of ordinary business mail costs under every template, against one combined expression of the same
 * literals in the same interleaved run; and the worst hostile text of 100 kB for each rule.
 */
const messages = readFileSync(new URL('ordinary-mail.txt', import.meta.url), 'utf8').split(/^---\n/m);
const kilobytes = messages.reduce((sum, message) => sum + message.length, 0) / 1000;
const began = performance.now();
const snapshot = fullSnapshot();
const policy = compilePolicy(snapshot);
const compiledIn = performance.now() - began;
const pieces = anchoredBranches().flatMap((branches) => branches.pieces);
const literals = new Set(
  [
    ...rules.flatMap((rule) => rule.literals ?? []).map((literal) => literal.replace(/^\^|(?<=.)\$$/g, '')),
    ...pieces.flatMap(({ required }) => required.flatMap((set) => set.literals.map(({ word }) => word))),
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
  ['automaton alone', (message) => policy.automaton.scan(message)],
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

process.stdout.write('\nHostile text of 100 kB, each rule by itself, the better of two runs\n');
const worst: { rule: string; name: string; ms: number }[] = [];
const texts = hostileTexts(100_000);
for (const compiled of policy.rules) {
  const alone = { ...policy, rules: [compiled] };
  let row = { rule: compiled.rule.id, name: '', ms: 0 };
  for (const { name, text } of texts.filter(
    (each) => !each.name.includes(': ') || each.name.startsWith(compiled.rule.id),
  )) {
    const input = { contentType: 'email' as const, fields: { body_text: text }, send };
    let ms = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 2; run++) {
      const from = performance.now();
      evaluate(alone, input);
      ms = Math.min(ms, performance.now() - from);
    }
    if (ms > row.ms) row = { rule: compiled.rule.id, name, ms };
  }
  worst.push(row);
}
worst.sort((a, b) => b.ms - a.ms);
for (const { rule, name, ms } of worst.slice(0, 10)) {
  process.stdout.write(`${rule.padEnd(32)}${ms.toFixed(0).padStart(5)} ms  ${name}\n`);
}
