import { createServer, type Server } from 'node:http';
import { listen } from './http/create-server.ts';
import type { MetricsPage } from './metrics.ts';
import { type ReadinessCheck, readiness } from './readiness.ts';
import type { Lifecycle } from './run.ts';

export interface ProbeOptions {
  metrics(): Promise<MetricsPage>;
  readonly checks: readonly ReadinessCheck[];
  readonly isDraining: () => boolean;
}

/**
 * Serves the probes of a process. They are the last to stop, so this is called once all else is registered to.
 * @param port 0 for one the system chooses
 * @throws Error when the port is taken
 */
export async function serveProbes(
  port: number,
  life: Lifecycle,
  options: Omit<ProbeOptions, 'isDraining'>,
): Promise<void> {
  const server = createProbeServer({ ...options, isDraining: life.isDraining });
  await listen(server, port);
  life.onStop('probes', () => {
    server.close();
    // Also of who connected and asks nothing: they must not hold up the end of the process.
    server.closeAllConnections();
  });
}

/** `/healthz`, `/readyz` and `/metrics` for operators, on a port of their own that need not be reachable from outside. */
export function createProbeServer(options: ProbeOptions): Server {
  const pages: Record<string, () => Promise<MetricsPage & { status: number }>> = {
    '/healthz': async () => json(200, { status: 'ok' }),
    '/readyz': async () => {
      const report = await readiness(options.checks, options.isDraining());
      return json(report.ready ? 200 : 503, report);
    },
    '/metrics': async () => ({ status: 200, ...(await options.metrics()) }),
  };
  return createServer((req, res) => {
    const page = pages[(req.url ?? '').split('?')[0] ?? ''];
    if (!page || (req.method !== 'GET' && req.method !== 'HEAD')) {
      res.writeHead(404).end();
      return;
    }
    page().then(
      ({ status, contentType, text }) => res.writeHead(status, { 'Content-Type': contentType }).end(text),
      () => res.writeHead(500).end(),
    );
  });
}

function json(status: number, body: unknown): MetricsPage & { status: number } {
  return { status, contentType: 'application/json', text: JSON.stringify(body) };
}
