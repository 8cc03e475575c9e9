import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { problems, settingFields } from '@sendgate/contracts';
import { logFieldNames } from '@sendgate/runtime';
import { gateLogFields } from '../packages/gate/src/gate-log.ts';

const root = join(import.meta.dirname, '..');

/** Who may import whom. The picture in docs/architecture.md is drawn from this table. */
const mayImport: Record<string, readonly string[]> = {
  'packages/contracts': [],
  'packages/policy': ['contracts'],
  'packages/advisory': ['contracts'],
  'packages/db': ['contracts'],
  'packages/queues': ['contracts'],
  'packages/crm': ['contracts'],
  'packages/runtime': ['contracts'],
  // Given to outsiders, who have nothing of ours: its types are its own, and a test holds them against contracts.
  'packages/sdk': [],
  'packages/gate': ['contracts', 'policy', 'advisory', 'db', 'queues'],
  'services/api': ['contracts', 'gate', 'runtime'],
  'services/worker': ['contracts', 'gate', 'runtime', 'queues', 'crm', 'advisory'],
  'services/dashboard': ['contracts', 'gate', 'runtime', 'queues', 'crm'],
};

/** Libraries with one home: nobody else may reach what they reach. */
const homes: Record<string, readonly string[]> = {
  pg: ['packages/db'],
  '@prisma/client': ['packages/db'],
  '@prisma/adapter-pg': ['packages/db'],
  bullmq: ['packages/queues'],
  ioredis: ['packages/queues', 'services/api'],
  '@bull-board/api': ['packages/queues'],
  '@bull-board/express': ['packages/queues'],
  got: ['services/worker', 'packages/crm'],
  oauth4webapi: ['packages/crm'],
  htmlparser2: ['packages/policy'],
  'sanitize-html': ['services/dashboard'],
  'better-auth': ['services/dashboard', 'packages/db'],
  '@node-rs/argon2': ['services/dashboard'],
  'rate-limiter-flexible': ['services/dashboard'],
};

/** Packages that compute and nothing else: no files, no network, no clock of their own, no randomness. `node:url` only for host names. */
const pure = ['packages/contracts', 'packages/policy', 'packages/advisory'];
const bannedInPure = /^node:(?!(?:crypto|url)$)|^(?:pg|express|got|ioredis|bullmq)$/;

const bannedNames = /(?:^|-)(?:util|utils|helper|helpers|common|manager|data|info|impl|misc)(?:-|$)/;

interface SourceFile {
  readonly path: string;
  readonly unit: string;
  readonly text: string;
  readonly imports: readonly string[];
}

function walk(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    if (name === 'node_modules' || name === 'generated' || name === 'dist' || name === 'corpus') return [];
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });
}

function read(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  const local = relative(root, path).split(sep).join('/');
  return { path: local, unit: local.split('/').slice(0, 2).join('/'), text, imports: importsOf(text) };
}

function importsOf(text: string): string[] {
  const imports = text.matchAll(/(?:^|\n)\s*(?:import|export)\s[^;]*?from\s+'([^']+)'|import\('([^']+)'\)/g);
  return [...imports].map((match) => match[1] ?? match[2] ?? '');
}

const files = ['packages', 'services'].flatMap((folder) => walk(join(root, folder)));
const sources = files.filter((path) => /\.tsx?$/.test(path)).map(read);
const isTest = (file: SourceFile) => file.path.endsWith('.test.ts') || file.path.includes('/testing');
const shipped = sources.filter((file) => !isTest(file));

describe('structure', () => {
  it('knows every package and service there is', () => {
    const units = ['packages', 'services'].flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
    );
    expect(units.sort()).toEqual(Object.keys(mayImport).sort());
  });

  it('lets each unit import only those the table allows, through their front door', () => {
    const trespasses = shipped.flatMap((file) =>
      file.imports
        .filter((specifier) => specifier.startsWith('@sendgate/'))
        .filter((specifier) => {
          const [, name, ...deep] = specifier.split('/');
          return deep.length > 0 || !mayImport[file.unit]?.includes(name ?? '');
        })
        .map((specifier) => `${file.path} → ${specifier}`),
    );
    expect(trespasses).toEqual([]);
  });

  it('lets a relative import stay inside its unit', () => {
    const escapes = sources.flatMap((file) =>
      file.imports
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => join(file.path, '..', specifier).split(sep).join('/'))
        .filter((target) => !target.startsWith(`${file.unit}/`) && !(isTest(file) && target.startsWith('test/')))
        .map((target) => `${file.path} → ${target}`),
    );
    expect(escapes).toEqual([]);
  });

  it('keeps the wordings of one rule in the folder of that rule, and beside the folders what several share', () => {
    const wordings = 'packages/policy/src/wordings/';
    const ownerOf = (path: string) =>
      (path.startsWith(wordings) && /^([^/]+)\//.exec(path.slice(wordings.length))?.[1]) || null;
    const importers = new Map<string, SourceFile[]>();
    for (const file of shipped)
      for (const specifier of file.imports) {
        const target = join(file.path, '..', specifier).split(sep).join('/');
        if (target.startsWith(wordings)) importers.set(target, [...(importers.get(target) ?? []), file]);
      }
    const misplaced = [...importers].flatMap(([path, users]) => {
      const owner = ownerOf(path);
      // Whom a file serves: the rule that imports it, also through the folder of that rule.
      const served = new Set(users.map((user) => ownerOf(user.path) ?? basename(user.path, '.ts')));
      const isHome = owner ? served.size === 1 && served.has(owner) : served.size > 1;
      return isHome ? [] : [`${path} serves ${[...served].join(', ')}`];
    });
    expect(importers.size).toBeGreaterThan(80);
    expect(misplaced).toEqual([]);
  });

  it('shows at the front door of a unit what somebody beyond it uses, and no more', () => {
    const folders = ['bench', 'bin', 'prisma', 'test'].flatMap((folder) => walk(join(root, folder)));
    const users = [...sources, ...folders.filter((path) => path.endsWith('.ts')).map(read)].map((file) => ({
      unit: file.imports.includes('./index.ts') ? '' : file.unit,
      words: new Set(file.text.match(/\w+/g)),
    }));
    const doors = sources.filter(({ path, unit }) => path === `${unit}/src/index.ts` && unit !== 'packages/sdk');
    const unused = doors.flatMap(({ unit, text }) =>
      [...text.matchAll(/^export (?:type )?\{([^}]+)\}/gm)]
        .flatMap(([, list = '']) => list.match(/(?!type\b)\b\w+/g) ?? [])
        .filter((name) => !users.some((user) => user.unit !== unit && user.words.has(name)))
        .map((name) => `${unit} ${name}`),
    );
    expect(unused).toEqual([]);
  });

  it('keeps each third-party library in its home', () => {
    const strays = shipped.flatMap((file) =>
      file.imports
        .map((specifier) =>
          specifier
            .split('/')
            .slice(0, specifier.startsWith('@') ? 2 : 1)
            .join('/'),
        )
        .filter((library) => homes[library] !== undefined && !homes[library].includes(file.unit))
        .map((library) => `${file.path} → ${library}`),
    );
    expect(strays).toEqual([]);
  });

  it('keeps pure packages free of input and output', () => {
    const impure = shipped
      .filter((file) => pure.includes(file.unit))
      .flatMap((file) =>
        file.imports.filter((specifier) => bannedInPure.test(specifier)).map((s) => `${file.path} → ${s}`),
      );
    expect(impure).toEqual([]);
  });

  it('declares every library it imports', () => {
    const undeclared = shipped.flatMap((file) => {
      const manifest = JSON.parse(readFileSync(join(root, file.unit, 'package.json'), 'utf8')) as {
        dependencies?: Record<string, string>;
      };
      return file.imports
        .filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:'))
        .map((specifier) =>
          specifier
            .split('/')
            .slice(0, specifier.startsWith('@') ? 2 : 1)
            .join('/'),
        )
        .filter((library) => manifest.dependencies?.[library] === undefined)
        .map((library) => `${file.path} → ${library}`);
    });
    expect(undeclared).toEqual([]);
  });
});

describe('the process of npm start', () => {
  it('loads neither the services nor esbuild, which it would hold for as long as they run', () => {
    const loaded = new Set<string>();
    const load = (module: string) => {
      if (loaded.has(module)) return;
      loaded.add(module);
      if (!module.startsWith(root)) return;
      for (const name of importsOf(readFileSync(module, 'utf8').replaceAll(/^(?:import|export) type [^;]*;/gm, ''))) {
        load(name.startsWith('.') ? join(module, '..', name) : name);
      }
    };
    load(join(root, 'bin', 'start.ts'));
    expect([...loaded].filter((module) => module.startsWith('@sendgate/') || module === 'esbuild')).toEqual([]);
    expect(loaded).toContain(join(root, 'bin', 'spawn-async.ts'));
  });
});

describe('names', () => {
  it('names files in kebab-case after what they export, and never after nothing', () => {
    const bad = sources
      .map((file) => file.path)
      .filter((path) => {
        const stem = (path.split('/').at(-1) ?? '').replace(/(?:\.test|\.d)?\.tsx?$/, '');
        return !/^[a-z0-9_]+(?:-[a-z0-9]+)*$/.test(stem) || bannedNames.test(stem);
      });
    expect(bad).toEqual([]);
  });
});

describe('tables of facts', () => {
  it('throws every error code somewhere', () => {
    // What a route may answer and what somebody compares with is no throw.
    const elsewhere = /\berrors: \[[^\]]*\]|[!=]== '\w+'/g;
    const everything = shipped.map((file) => file.text.replaceAll(elsewhere, '')).join('\n');
    expect(Object.keys(problems).filter((code) => !everything.includes(`'${code}'`))).toEqual([]);
  });

  it('lets the log of a service hold every field the gate tells it', () => {
    expect(gateLogFields.filter((name) => !logFieldNames.some((known) => known === name))).toEqual([]);
  });

  it('documents every setting', () => {
    const page = readFileSync(join(root, 'docs/settings.md'), 'utf8');
    expect(Object.keys(settingFields).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it('gives every rule texts that must fire and texts that must not', () => {
    const corpus = join(root, 'packages/policy/corpus');
    const rules = readdirSync(join(root, 'packages/policy/src/rules'))
      .filter((name) => name !== 'index.ts' && name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => name.replace(/\.ts$/, '').replaceAll('-', '_'));
    const bare = rules.filter((rule) => {
      const cases = statSync(join(corpus, rule), { throwIfNoEntry: false }) ? readdirSync(join(corpus, rule)) : [];
      return !cases.some((name) => name.startsWith('ok.')) || !cases.some((name) => name.startsWith('ng.'));
    });
    expect(bare).toEqual([]);
  });
});

describe('the rows of many workspaces', () => {
  const uses = (pattern: RegExp) =>
    shipped.flatMap(({ path, text }) =>
      [...text.matchAll(pattern)].map((match) => `${path}${match[1] === undefined ? '' : ` ${match[1]}`}`),
    );

  it('are opened by these lines, each for its purpose, and by no others', () => {
    expect(uses(/\basSystem\(('[a-z-]+'|\w+)/g).sort()).toEqual([
      `packages/db/src/identity-adapter.ts 'sign-in'`,
      // Whatever the table of operations says; see below.
      'packages/gate/src/operation-contexts.ts context',
      `packages/gate/src/operations/authenticate-key.ts 'usage'`,
      `packages/gate/src/operations/crm-tags.ts 'crm-account'`,
      `packages/gate/src/operations/scan-planning.ts 'operators'`,
      `packages/gate/src/operations/usage-meter.ts 'usage'`,
      `packages/gate/src/operations/workspaces.ts 'sign-in'`,
    ]);
  });

  it('are seen by these operations, which begin with an id, a clock or a person', () => {
    const { text } = sources.find(({ path }) => path.endsWith('/operation-contexts.ts')) ?? { text: '' };
    const system = [...text.matchAll(/(\w+): '(sign-in|outbox|clocks|usage|operators)'/g)];
    const byPurpose = Map.groupBy(system, ([, , purpose]) => purpose);
    expect(
      Object.fromEntries([...byPurpose].map(([purpose, found]) => [purpose, found.map(([, name]) => name).join(' ')])),
    ).toEqual({
      'sign-in': 'takeConsent roleOf membershipsOf findPersonByEmail',
      outbox: 'commit load load record claim release takeDue runImport runErasure',
      clocks:
        'escalateDue expireDue releaseDue holdExpiredEvidence unsealedWorkspaces workspacesAfter rollUpUsage uncountedWorkspaces workspacesToResume sweepPreviewVerdicts sweepDispatchAttempts sweepSignIns sweepWork',
      operators:
        'sampleCounts ruleOutcomes givenUpCommits openHolds endpointCount oldestDueSeconds deadCount unqueuedCount create count sealLagSeconds missingKeys renewWrapping renewKeys',
    });
  });

  it('are reached by the statements that many share, of requests and of callbacks under way, in these files', () => {
    expect([...new Set(uses(/\b(?:store|parts\.store|this\.#parts\.store)\.(?:hot|system)\b/g))].sort()).toEqual([
      'packages/gate/src/operations/authenticate-key.ts',
      'packages/gate/src/operations/deliver-callback.ts',
      'packages/gate/src/operations/gather-state.ts',
      'packages/gate/src/operations/key-ring.ts',
      'packages/gate/src/operations/prepare-decision.ts',
      'packages/gate/src/operations/submit.ts',
      'packages/gate/src/operations/work.ts',
    ]);
  });

  // Prisma puts look-ups of that kind together when they come at once, whoever they are for.
  it('are never looked up in one statement for several callers', () => {
    expect(uses(/\.findUnique(?:OrThrow)?\(/g)).toEqual([]);
  });
});
