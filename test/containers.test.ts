import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { apiVariables } from '@sendgate/api';
import { dashboardVariables, POOL_SIZE } from '@sendgate/dashboard';
import { connectionsOf } from '@sendgate/db';
import { defaultPoolSize } from '@sendgate/gate';
import { queueConnections } from '@sendgate/queues';
import { workerVariables } from '@sendgate/worker';
import { parse } from 'yaml';
import { serviceEnvironment, serviceFlags } from '../bin/start/service-process.ts';
import { maxConnections } from '../bin/start/start-database.ts';

interface Service {
  command?: string[];
  environment?: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  user?: string;
  healthcheck?: { test: string[] };
  networks?: string[];
  secrets?: string[];
  mem_limit?: string;
  pids_limit?: number;
  depends_on?: Record<string, { condition: string }>;
}

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  networks: Record<string, { internal?: boolean } | null>;
};
const ours = { api: apiVariables, worker: workerVariables, dashboard: dashboardVariables };
const namesOf = (table: object) => Object.values(table).map((row: { env: string }) => row.env);
/** The secrets a service is given, by the variable that names the file of each, with the path it names. */
const secretFiles = ({ environment = {} }: Service) =>
  Object.entries(environment).filter(([env]) => /^(?!SENDGATE_POLICY_FLOOR_).*_FILE$/.test(env));
const megabytes = (size: string | undefined): number => {
  // Where the environment may say otherwise, what holds when it says nothing.
  const [, amount, unit] = /(\d+)(m|mb|g)\}?$/.exec(size ?? '') ?? [];
  return Number(amount) * (unit === 'g' ? 1_024 : 1);
};

describe('docker-compose.yml', () => {
  it.each(Object.entries(ours))(
    'gives the %s only variables it reads, and all it cannot start without',
    (name, table) => {
      const given = Object.keys(compose.services[name]?.environment ?? {}).map((env) => env.replace(/_FILE$/, ''));
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

  it.each(Object.entries(compose.services))('limits the memory and the processes of %s', (_name, service) => {
    expect(megabytes(service.mem_limit)).toBeGreaterThanOrEqual(512);
    expect(service.pids_limit).toBeGreaterThan(0);
  });

  it('leaves Redis room for the copy of itself that writes its file', () => {
    const { command = [], mem_limit: limit } = compose.services.redis ?? {};
    expect(2 * megabytes(command[command.indexOf('--maxmemory') + 1])).toBeLessThan(megabytes(limit));
  });

  it.each(Object.entries(ours))('gives the %s its secrets as files, and none that it does not read', (name, table) => {
    const service = compose.services[name] ?? {};
    const inSight = Object.values(table).filter((row) => 'secret' in row && row.env in (service.environment ?? {}));
    // An address, which holds no password here.
    expect(inSight.map((row) => row.env)).toEqual(['REDIS_URL']);
    expect(service.environment?.REDIS_URL).not.toContain('@');
    const files = secretFiles(service).map(([, file]) => file);
    expect(files.toSorted()).toEqual((service.secrets ?? []).map((secret) => `/run/secrets/${secret}`).toSorted());
  });

  it('takes every secret from a file, whose making its first lines tell, and says nothing of one in the environment', () => {
    const text = read('docker-compose.yml');
    for (const [name, { file }] of Object.entries(compose.secrets)) {
      if (file.endsWith(':-/dev/null}')) continue;
      expect(file).toBe(`./secrets/${name}`);
      expect(text).toMatch(new RegExp(`^#   .*> ${name}$`, 'm'));
    }
    const used = Object.values(compose.services).flatMap(({ secrets = [] }) => secrets);
    expect(new Set(used)).toEqual(new Set(Object.keys(compose.secrets)));
    expect(text).not.toMatch(/\$\{\w*(?:PASSWORD|SECRET|KEY|PEPPER|URL)\w*:[?-](?!\/dev\/null|http:)/);
  });

  it('takes no file of secrets into an image or a commit', () => {
    for (const list of ['.dockerignore', '.gitignore']) {
      expect(read(list).split('\n')).toEqual(expect.arrayContaining(['.env*', '/secrets/']));
    }
  });

  it('starts the services after the migrations, and keeps Postgres and Redis away from the world', () => {
    for (const [name, { port }] of Object.entries(ours)) {
      const { depends_on: after, healthcheck } = compose.services[name] ?? {};
      expect(after?.migrate?.condition).toBe('service_completed_successfully');
      const probe = name === 'worker' ? 'healthz' : 'readyz';
      expect(healthcheck?.test.at(-1)).toContain(`'http://127.0.0.1:${port.fallback}/${probe}'`);
    }
    expect(compose.networks.inside?.internal).toBe(true);
    for (const name of ['postgres', 'redis']) {
      expect(compose.services[name]?.networks).toEqual(['inside']);
      expect(compose.services[name]).not.toHaveProperty('ports');
    }
  });
});

describe('a Postgres of ours', () => {
  /** Kept by Postgres for superusers, and what a script beside the services opens. */
  const besides = 3 + connectionsOf(2);
  const services = [Number(apiVariables.poolSize.fallback), defaultPoolSize, POOL_SIZE];
  const stores = services.reduce((sum, poolSize) => sum + connectionsOf(poolSize), besides);

  it('that docker-compose.yml starts has a connection for each that the services may open', () => {
    const [, most] =
      /max_connections=\$\{POSTGRES_CONNECTIONS:-(\d+)\}/.exec(String(compose.services.postgres?.command)) ?? [];
    expect(stores).toBeLessThanOrEqual(Number(most));
  });

  it('that `npm start` starts has them also for their queues', () => {
    // Api and dashboard wake them, the dashboard shows them as well.
    const queues = 3 * queueConnections.producer + queueConnections.consumer;
    expect(stores + queues).toBeLessThanOrEqual(maxConnections);
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

describe('a release of a dependency', () => {
  it('is taken up after three days, vouched for no less than before, and from the registry alone', () => {
    expect(parse(read('pnpm-workspace.yaml'))).toMatchObject({
      minimumReleaseAge: 3 * 24 * 60,
      trustPolicy: 'no-downgrade',
      blockExoticSubdeps: true,
    });
  });

  // An installation takes the lock file at its word, so that it works without a look at the registry.
  it('is held to that in the lock file too, by the workflow', async () => {
    const { wanted } = await import('../bin/bootstrap/toolchain.js');
    expect(read('.github/workflows/ci.yml')).toContain(
      `run: npx -y pnpm@${wanted.pnpmVersion} install --frozen-lockfile --lockfile-only --no-trust-lockfile`,
    );
  });
});

describe('the workflows', () => {
  const workflows = readdirSync(path.join(root, '.github/workflows')).map((file) => `.github/workflows/${file}`);

  it.each(workflows)(
    'of %s pin every action by its full commit, and ask for more than reading in single jobs',
    (file) => {
      const text = read(file);
      const uses = [...text.matchAll(/uses:\s*(\S+)/g)].map((match) => match[1]);
      expect(uses.length).toBeGreaterThan(0);
      for (const action of uses) expect(action).toMatch(/@[0-9a-f]{40}$/);
      expect(parse(text)).toMatchObject({ permissions: { contents: 'read' } });
    },
  );

  it('test every change as the README says, and look at the code and at what production depends on', async () => {
    const { wanted } = await import('../bin/bootstrap/toolchain.js');
    expect(read('.github/workflows/ci.yml')).toContain('run: .ci/run');
    const security = read('.github/workflows/security.yml');
    expect(security).toContain('uses: github/codeql-action/analyze@');
    expect(security).toContain(`run: npx -y pnpm@${wanted.pnpmVersion} audit --prod`);
  });

  it('release an image that says what is in it and how it was made, signed, once the tests held', () => {
    const { steps } = parse(read('.github/workflows/release.yml')).jobs.image;
    const [, tested, , , , built, , signed] = steps;
    expect(tested.run).toBe('.ci/run');
    expect(built).toMatchObject({ id: 'build', with: { push: true, sbom: true, provenance: 'mode=max' } });
    expect(signed).toMatchObject({
      run: 'cosign sign --yes "$IMAGE@$DIGEST"',
      env: { DIGEST: `\${{ steps.build.outputs.digest }}` },
    });
  });
});
