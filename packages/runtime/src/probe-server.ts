import { createServer, type Server } from 'node:http';
import { type ReadinessCheck, readiness } from './readiness.ts';

export interface ProbeOptions {
  /** Text of the metrics page and its media type. */
  metrics(): Promise<{ readonly contentType: string; readonly text: string }>;
  readonly checks: readonly ReadinessCheck[];
  readonly isDraining: () => boolean;
}

/** `/healthz`, `/readyz` and `/metrics` for operators, on a port of their own that need not be reachable from outside. */
export function createProbeServer(options: ProbeOptions): Server {
  const pages: Record<string, () => Promise<{ status: number; contentType: string; text: string }>> = {
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

function json(status: number, body: unknown): { status: number; contentType: string; text: string } {
  return { status, contentType: 'application/json', text: JSON.stringify(body) };
}
