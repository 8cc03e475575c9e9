import type { IncomingRequest } from '@sendgate/runtime';

const workspaceRoutes = '/api/workspaces/:';

/**
 * The workspace a request names: in its path, else in `?workspace=`, else in `X-Workspace-Id`; null when it names
 * none. The path wins, so that a header can never redirect a request for one workspace to another.
 */
export function requestedWorkspace(request: Pick<IncomingRequest, 'route' | 'url' | 'headers'>): string | null {
  const { pathname, searchParams } = new URL(request.url, 'http://dashboard.invalid');
  if (request.route.startsWith(workspaceRoutes)) return lookedUp(decode(pathname.split('/')[3] ?? ''));
  const header = request.headers['x-workspace-id'];
  return lookedUp(searchParams.get('workspace')) || (typeof header === 'string' && header !== '' ? header : null);
}

/** No store takes a NUL, and no workspace is named by what stands for it. */
function lookedUp(name: string | null): string | null {
  return name?.replaceAll('\0', '\ufffd') ?? null;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
