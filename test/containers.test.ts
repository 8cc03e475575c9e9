import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { apiVariables } from '@sendgate/api';
import { dashboardVariables } from '@sendgate/dashboard';
import { workerVariables } from '@sendgate/worker';
import { parse } from 'yaml';
import { serviceEnvironment, serviceFlags } from '../bin/start/service-process.ts';

interface Service {
  command?: string[];
  environment?: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  user?: string;
  healthcheck?: { test: string[] };
  networks?: string[];
  depends_on?: Record<string, { condition: string }>;
}

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
};
const ours = { api: apiVariables, worker: workerVariables, dashboard: dashboardVariables };
const namesOf = (table: object) => Object.values(table).map((row: { env: string }) => row.env);

describe('docker-compose.yml', () => {
  it.each(Object.entries(ours))(
    'gives the %s only variables it reads, and all it cannot start without',
    (name, table) => {
      const given = Object.keys(compose.services[name]?.environment ?? {});
      const known = [...namesOf(table), 'NODE_ENV'];
      expect(given.filter((env) => !known.includes(env))).toEqual([]);
      const required = Object.values(table).filter(
        (row) => !('fallback' in row) && !('optional' in row && row.optional),
      );
      expect(required.map((row) => row.env).filter((env) => !given.includes(env))).toEqual([]);
    },
  );

  it('starts entry points that exist', () => {
    const scripts = Object.values(compose.services).flatMap(({ command }) =>
      command?.[0] === 'node' ? [command.at(-1) === 'deploy' ? command.at(-2) : command.at(-1)] : [],
    );
    expect(scripts.sort()).toEqual([
      'prisma/migrate.ts',
      'services/api/dist/main.js',
      'services/dashboard/dist/main.js',
      'services/worker/dist/main.js',
    ]);
    // The image is built with the bundles of these.
    for (const script of scripts) {
      const source = script?.replace('/dist/main.js', '/src/main.ts') ?? '';
      expect(existsSync(path.join(root, source))).toBe(true);
    }
    expect(read('Dockerfile')).toContain('node bin/bundle.ts');
  });

  it('runs the services with the flags that `npm start` gives them', () => {
    for (const name of Object.keys(ours)) {
      const command = ['node', ...serviceFlags, `services/${name}/dist/main.js`];
      expect(compose.services[name]?.command).toEqual(command);
      for (const [variable, value] of Object.entries(serviceEnvironment))
        expect(read('Dockerfile')).toMatch(new RegExp(`^ENV .*\\b${variable}=${value}\\b`, 'm'));
      if (name === 'api') expect(read('Dockerfile')).toContain(`CMD ${JSON.stringify(command).replaceAll(',', ', ')}`);
    }
  });

  it.each(Object.entries(compose.services))('hardens %s', (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  it('has no default for a secret', () => {
    const text = read('docker-compose.yml');
    for (const name of ['POSTGRES_PASSWORD', 'SENDGATE_SECRETS_KEY', 'SENDGATE_KEY_PEPPER', 'SENDGATE_AUTH_SECRET']) {
      expect(text).toContain(`\${${name}:?`);
      expect(text).not.toContain(`\${${name}:-`);
    }
  });

  it('takes no file of secrets into an image or a commit', () => {
    for (const list of ['.dockerignore', '.gitignore']) expect(read(list).split('\n')).toContain('.env*');
  });

  it('starts the services after the migrations, and keeps Postgres and Redis away from the world', () => {
    for (const name of Object.keys(ours)) {
      expect(compose.services[name]?.depends_on?.migrate?.condition).toBe('service_completed_successfully');
      expect(compose.services[name]?.healthcheck).toBeDefined();
    }
    expect(compose.networks.inside?.internal).toBe(true);
    for (const name of ['postgres', 'redis']) {
      expect(compose.services[name]?.networks).toEqual(['inside']);
      expect(compose.services[name]).not.toHaveProperty('ports');
    }
  });
});

describe('Dockerfile', () => {
  it('runs as an ordinary user on the Node the project asks for', () => {
    const text = read('Dockerfile');
    expect(text).toMatch(/^USER 10001:10001$/m);
    const images = [...text.matchAll(/^FROM (\S+)/gm)].map((match) => match[1]);
    expect(images.every((image) => image === `node:${read('.nvmrc').trim()}-slim`)).toBe(true);
    expect(text).not.toMatch(/^(ENV|ARG) .*(KEY|SECRET|PASSWORD)/m);
  });

  it('uses the pnpm that the bootstrap uses', async () => {
    const { wanted } = await import('../bin/bootstrap/toolchain.js');
    expect(read('Dockerfile')).toContain(`pnpm@${wanted.pnpmVersion}`);
  });
});

describe('the workflow', () => {
  it('pins every action by its full commit and asks for no more than reading', () => {
    const text = read('.github/workflows/ci.yml');
    const uses = [...text.matchAll(/uses:\s*(\S+)/g)].map((match) => match[1]);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/@[0-9a-f]{40}$/);
    expect(parse(text)).toMatchObject({ permissions: { contents: 'read' } });
    expect(text).toContain('run: .ci/run');
  });
});
