import { existsSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { apiVariables } from '@sendgate/api';
import { dashboardVariables } from '@sendgate/dashboard';
import { workerVariables } from '@sendgate/worker';
import { parse, parseAllDocuments } from 'yaml';
import { serviceFlags } from '../bin/start/service-process.ts';
import { faultsOfManifest } from './support/kubernetes-schemas.ts';

interface Container {
  readonly command: readonly string[];
  readonly env: readonly { readonly name: string; readonly value: string }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
}

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly template?: {
      readonly metadata: { readonly annotations?: Readonly<Record<string, string>> };
      readonly spec: { readonly containers: readonly [Container] };
    };
  };
}

const folder = join(import.meta.dirname, '..', 'deploy', 'kubernetes');
const kustomization = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'));
const manifests: Manifest[] = kustomization.resources.flatMap((file: string) =>
  parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => document.toJS()),
);
const services = { api: apiVariables, worker: workerVariables, dashboard: dashboardVariables };
const podOf = (name: string) =>
  manifests.find(
    ({ kind, metadata: { name: own } }) =>
      kind !== 'PodDisruptionBudget' && kind !== 'Service' && own === `sendgate-${name}`,
  )?.spec.template;
const shared: string[] = kustomization.configMapGenerator[0].literals.map((line: string) => line.split('=')[0]);

describe('deploy/kubernetes', () => {
  it.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
    '%s is what Kubernetes takes, without a field it does not know',
    (_name, manifest) => {
      expect(faultsOfManifest(manifest)).toEqual([]);
    },
  );

  it('would be refused with a misspelt field, a wrong type or without what is required', () => {
    const [first] = manifests.filter(({ kind }) => kind === 'Deployment');
    const spoilt = (from: string, to: string) =>
      faultsOfManifest(JSON.parse(JSON.stringify(first).replace(from, to))).join('\n');
    expect(spoilt('"readinessProbe"', '"readynessProbe"')).toContain(
      'unknown: /spec/template/spec/containers/0/readynessProbe',
    );
    expect(spoilt('"containerPort":8080', '"containerPort":"http"')).toContain('integer');
    expect(spoilt('"selector"', '"selectors"')).toContain('missingProperty');
  });

  it.each(Object.entries(services))(
    'gives the %s the variables it cannot start without, and secrets as files',
    (name, table) => {
      const env = podOf(name)?.spec.containers[0].env ?? [];
      const known = Object.values(table).map((row: { env: string; secret?: boolean }) =>
        row.secret ? `${row.env}_FILE` : row.env,
      );
      expect(env.map((one) => one.name).filter((one) => !known.includes(one))).toEqual([]);
      const required = Object.values(table).filter(
        (row) => !('fallback' in row) && !('optional' in row && row.optional),
      );
      const given = [...env.map((one) => one.name), ...shared];
      expect(required.filter((row) => ![row.env, `${row.env}_FILE`].some((one) => given.includes(one)))).toEqual([]);
    },
  );

  it.each(Object.keys(services))('starts the %s as `npm start` does, and shows its metrics where it says', (name) => {
    const pod = podOf(name);
    const [container] = pod?.spec.containers ?? [];
    expect(container?.command).toEqual(['node', ...serviceFlags, `services/${name}/dist/main.js`]);
    const port = container?.ports?.find((one) => one.name === 'metrics')?.containerPort;
    expect(pod?.metadata.annotations).toMatchObject({ 'prometheus.io/port': String(port) });
    expect(container?.env.map(({ value }) => value)).toContain(String(port));
  });

  it.each([...Object.keys(services), 'migrate'])('lets the %s do nothing but its work', (name) => {
    expect(podOf(name)?.spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 10001, seccompProfile: { type: 'RuntimeDefault' } },
      containers: [
        {
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
          resources: { requests: { memory: expect.any(String) }, limits: { memory: expect.any(String) } },
        },
      ],
    });
    const script = podOf(name)?.spec.containers[0].command.find((word) => word.endsWith('.ts')) ?? '';
    expect(existsSync(join(folder, '..', '..', script))).toBe(true);
  });

  it('lets in what asks for the ports of the services, and out whatever is no cloud telling of itself', () => {
    const policy = parse(readFileSync(join(folder, 'network.yaml'), 'utf8')).spec;
    const labels = kustomization.labels[0].pairs;
    expect(policy).toMatchObject({ podSelector: { matchLabels: labels }, policyTypes: ['Ingress', 'Egress'] });
    const ports = new Set(
      Object.keys(services).flatMap((name) => podOf(name)?.spec.containers[0].ports?.map((port) => port.name) ?? []),
    );
    expect(policy.ingress).toEqual([{ ports: [...ports].map((port) => ({ port })) }]);
    const [names, elsewhere] = policy.egress;
    expect(names.to).toBeUndefined();
    expect(new Set(names.ports.map(({ port }: { port: number }) => port))).toEqual(new Set([53]));
    const refused = new BlockList();
    for (const { ipBlock } of elsewhere.to) {
      for (const range of ipBlock.except) {
        const [address, prefix] = range.split('/');
        refused.addSubnet(address, Number(prefix), address.includes(':') ? 'ipv6' : 'ipv4');
      }
    }
    const reached = (address: string) => !refused.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
    expect(
      ['169.254.169.254', '100.100.100.200', '192.0.0.192', '168.63.129.16', 'fd00:ec2::254'].filter(reached),
    ).toEqual([]);
    const needed = ['10.96.0.10', '192.168.1.5', '203.0.113.7', 'fd12::5', '2001:db8::1'];
    expect(needed.filter(reached)).toEqual(needed);
  });

  it('gives each service as long to stop as docker-compose.yml does, and longer than it takes itself', () => {
    const compose = readFileSync(join(folder, '..', '..', 'docker-compose.yml'), 'utf8');
    const seconds = Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1]);
    for (const name of Object.keys(services)) {
      expect(podOf(name)?.spec).toMatchObject({ terminationGracePeriodSeconds: seconds });
    }
    // The pause after SIGTERM, the steps of the stop, and what is given to those that were cut short.
    expect(seconds).toBeGreaterThan(apiVariables.drainMs.fallback / 1_000 + 25 + 2 + 3);
  });

  it('holds no secret, and reads each from the one it asks for', () => {
    expect(manifests.map(({ kind }) => kind)).not.toContain('Secret');
    const files = manifests.flatMap(
      ({ spec }) => spec.template?.spec.containers[0].env.filter((one) => one.name.endsWith('_FILE')) ?? [],
    );
    const asked = [...readFileSync(join(folder, 'kustomization.yaml'), 'utf8').matchAll(/--from-literal=([a-z-]+)=/g)];
    expect(new Set(files.map(({ value }) => value))).toEqual(
      new Set(asked.map(([, key]) => `/run/secrets/sendgate/${key}`)),
    );
  });
});
