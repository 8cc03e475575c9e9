import { compilePolicy, evaluate } from '../packages/policy/src/index.ts';
import { rules } from '../packages/policy/src/rules/index.ts';
import { fullSnapshot } from '../packages/policy/src/testing.ts';

/** Prints what one kB of English costs under the default policy, against one combined expression of the same literals. */
const sentences = [
  'Thank you for taking the time to speak with us on Tuesday about the plans for the spring.',
  'The notes from our call are below, together with the two questions that were still open.',
  'Most of the people we talk to want to answer their customers sooner without hiring for it.',
  'I looked at how your help centre is built, and two of the longer articles could be one.',
  'Would Wednesday or Thursday morning work for a short follow-up with the rest of the group?',
];
const text = Array.from({ length: 60 }, (_, i) => sentences[i % sentences.length]).join(' ');
const literals = [...new Set(rules.flatMap((rule) => rule.literals ?? []))];
const combined = new RegExp(
  literals.map((literal) => literal.replace(/^\^|(?<=.)\$$/g, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'),
  'gi',
);
const policy = compilePolicy(fullSnapshot());
const kilobytes = text.length / 1000;

function microsecondsPerKilobyte(run: () => unknown): number {
  const times: number[] = [];
  for (let round = 0; round < 60; round++) {
    const began = performance.now();
    run();
    times.push(((performance.now() - began) * 1000) / kilobytes);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}

const rows: [what: string, microseconds: number][] = [
  ['one combined expression', microsecondsPerKilobyte(() => [...text.matchAll(combined)].length)],
  ['automaton alone', microsecondsPerKilobyte(() => policy.automaton.scan(text))],
  [
    'default policy, preview',
    microsecondsPerKilobyte(() => evaluate(policy, { contentType: 'email', fields: { content: text } })),
  ],
];
const floor = rows[0]?.[1] ?? 1;
for (const [what, microseconds] of rows) {
  process.stdout.write(
    `${what.padEnd(28)}${microseconds.toFixed(1).padStart(9)} µs/kB${(microseconds / floor).toFixed(2).padStart(8)} ×\n`,
  );
}
