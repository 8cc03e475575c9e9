import { compilePolicy, evaluate } from '../packages/policy/src/index.ts';
import { compilePattern } from '../packages/policy/src/own-rules/compile-pattern.ts';
import { hostilePatterns, hostileTexts, ownRule } from '../packages/policy/src/own-rules/testing.ts';
import { buildSnapshot } from '../packages/policy/src/snapshot.ts';
import { policySettings } from '../packages/policy/src/testing.ts';

/** Prints what 200 own rules cost: on an ordinary kB, and on ten hostile texts of 100 kB; processor time. */
const ordinary = (i: number) =>
  [
    `\\b(?:guarantee|promise)d? \\w+ ${i}`,
    `(?:best|lowest) price.{0,40}word${i}`,
    `\\bSKU-?${i}\\d{2,6}\\b`,
    `offer\\s+(?:code|number)\\s*[:#]?\\s*${i}`,
    `acme${i}(?:[.-]\\w+)?`,
  ][i % 5] ?? '';
const phrase = (i: number) => `word${i % 97} of ${i} kinds`;

const sets: [what: string, patterns: string[]][] = [
  ['200 ordinary patterns', Array.from({ length: 200 }, (_, i) => ordinary(i))],
  [
    `${hostilePatterns.length} hostile, ${200 - hostilePatterns.length} ordinary`,
    [...hostilePatterns, ...Array.from({ length: 200 - hostilePatterns.length }, (_, i) => ordinary(i))],
  ],
  [
    '200 hostile patterns',
    Array.from(
      { length: 200 },
      (_, i) =>
        (hostilePatterns[i % hostilePatterns.length] ?? '') + (i < hostilePatterns.length ? '' : `[${i % 10}a-f]?`),
    ),
  ],
];
const english = 'Thank you for taking the time to speak with us on Tuesday about the plans for the spring. '
  .repeat(12)
  .slice(0, 1000);

function policyOf(rules: Parameters<typeof ownRule>[0][]) {
  const own_rules = rules.map((rule, i) => ownRule({ ...rule, id: `own_${i}` }));
  return compilePolicy(buildSnapshot({ templates: [], settings: policySettings({ own_rules }) }));
}

function report(what: string, rules: Parameters<typeof ownRule>[0][]): void {
  const began = performance.now();
  const policy = policyOf(rules);
  process.stdout.write(`${what}: compiled in ${(performance.now() - began).toFixed(0)} ms\n`);
  const run = (text: string) => {
    const start = process.threadCpuUsage();
    const evaluation = evaluate(policy, { contentType: 'email', fields: { content: text } });
    const { user, system } = process.threadCpuUsage(start);
    return { ms: (user + system) / 1000, evaluation };
  };
  for (let i = 0; i < 20; i++) run(english);
  const before = process.threadCpuUsage();
  for (let i = 0; i < 100; i++) evaluate(policy, { contentType: 'email', fields: { content: english } });
  const spent = process.threadCpuUsage(before);
  process.stdout.write(
    `  ordinary kB${''.padEnd(12)}${((spent.user + spent.system) / 100).toFixed(0).padStart(7)} µs\n`,
  );
  for (const [name, text] of Object.entries(hostileTexts(100_000))) {
    const [first, second, third] = [run(text), run(text), run(text)];
    const { findings, failures } = third.evaluation;
    const failed = [...new Set(failures.map(({ reason }) => reason))].join(', ');
    process.stdout.write(
      `  100 kB ${name.padEnd(16)}${first.ms.toFixed(0).padStart(7)} ms, then ${Math.min(second.ms, third.ms).toFixed(0).padStart(4)} ms; ${new Set(findings.map(({ rule }) => rule)).size} rules fired, ${failures.length} gave up${failed ? ` (${failed})` : ''}\n`,
    );
  }
}

for (const [what, patterns] of sets) {
  for (const pattern of patterns) compilePattern(pattern);
  report(
    what,
    patterns.map((pattern) => ({ kind: 'pattern' as const, pattern })),
  );
}
report(
  '200 lists of 100 phrases',
  Array.from({ length: 200 }, (_, i) => ({
    kind: 'phrases' as const,
    phrases: Array.from({ length: 100 }, (_, j) => phrase(i * 100 + j)),
  })),
);

const alone = hostilePatterns.map((pattern) => {
  const policy = policyOf([{ kind: 'pattern', pattern }]);
  const times = Object.values(hostileTexts(100_000)).map((content) => {
    const start = process.threadCpuUsage();
    evaluate(policy, { contentType: 'email', fields: { content } });
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  });
  return { pattern, worst: Math.max(...times) };
});
alone.sort((a, b) => b.worst - a.worst);
process.stdout.write('each hostile pattern alone, worst of the texts of 100 kB\n');
for (const { pattern, worst } of alone.slice(0, 5))
  process.stdout.write(`  ${worst.toFixed(0).padStart(4)} ms  ${pattern}\n`);
