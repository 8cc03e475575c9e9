import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { templates } from '../packages/policy/src/templates.ts';

/**
 * `pnpm new rule <id> [template]`: lays out a policy rule: its file, its corpus folder and its line in the list of rules.
 * The project compiles afterwards, and the corpus test fails until real cases are written.
 */
const root = new URL(process.env.SENDGATE_ROOT ? `file://${process.env.SENDGATE_ROOT}/` : '../', import.meta.url);

function main([kind, id, template = 'commercial_commitments_v1']: string[]): string {
  if (kind !== 'rule' || id === undefined) return fail('Usage: pnpm new rule <snake_case_id> [template]');
  if (!/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(id)) return fail(`A rule's id is snake_case: ${id}`);
  if (!templates.some((known) => known.id === template)) return fail(`No template ${template}`);
  const file = new URL(`packages/policy/src/rules/${id.replaceAll('_', '-')}.ts`, root);
  const corpus = new URL(`packages/policy/corpus/${id}/`, root);
  const list = new URL('packages/policy/src/rules/index.ts', root);
  if (existsSync(file) || existsSync(corpus)) return fail(`${id} exists already`);

  const name = id.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  writeFileSync(list, listed(readFileSync(list, 'utf8'), name, id));
  writeFileSync(file, ruleSource(name, id, template));
  mkdirSync(corpus, { recursive: true });
  writeFileSync(new URL('ok.txt', corpus), '');
  writeFileSync(new URL('ng.txt', corpus), '');
  return [
    `Wrote packages/policy/src/rules/${id.replaceAll('_', '-')}.ts and packages/policy/corpus/${id}/.`,
    'Next: write what must fire into ng.txt and what must not into ok.txt, cases apart by a line of ---,',
    'then the check, until `pnpm jest packages/policy` passes.',
  ].join('\n');
}

/** The list of rules with one more: its import and its place, both in alphabetical order. */
function listed(source: string, name: string, id: string): string {
  const line = `import { ${name} } from './${id.replaceAll('_', '-')}.ts';`;
  const imports = source.match(/^import \{ .*$/gm) ?? [];
  const follower = imports.find((other) => pathOf(other) > pathOf(line));
  const withImport = follower
    ? source.replace(follower, `${line}\n${follower}`)
    : source.replace(imports.at(-1) ?? '', `${imports.at(-1)}\n${line}`);
  return withImport.replace(/readonly Rule\[\] = \[([^\]]*)\]/, (_, inner: string) => {
    const names = [...inner.split(',').map((item) => item.trim()), name].filter((item) => item !== '').sort();
    return `readonly Rule[] = [\n${names.map((item) => `  ${item},`).join('\n')}\n]`;
  });
}

function pathOf(line: string): string {
  return /'([^']+)'/.exec(line)?.[1] ?? '';
}

function ruleSource(name: string, id: string, template: string): string {
  return `import { defineRule } from '../rule.ts';
import { matchesNear } from '../search/near.ts';
import { pattern } from '../search/pattern.ts';
import { allChannels, wordingTypes } from '../rule-scope.ts';

const phrases = pattern('${id.replaceAll('_', ' ')}');

export const ${name} = defineRule({
  id: '${id}',
  template: '${template}',
  severity: 'WARN',
  contentTypes: wordingTypes,
  channels: allChannels,
  needs: [],
  looksFor: () => [phrases],
  meaning: 'What the rule governs, in one sentence for people who choose rules.',
  detail: 'What was found, and what to change.',
  examples: [],
  counterExamples: [],
  *check(field) {
    for (const { index, 0: found } of matchesNear(field, phrases)) yield { start: index, end: index + found.length };
  },
});
`;
}

function fail(reason: string): string {
  process.exitCode = 1;
  return reason;
}

process.stdout.write(`${main(process.argv.slice(2))}\n`);
