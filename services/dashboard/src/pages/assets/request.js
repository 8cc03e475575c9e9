// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
const csrfToken = document.querySelector('meta[name="csrf-token"]')?.content ?? '';
const { workspace } = document.body.dataset;

/** Sends JSON, or a file of rows as it is; resolves with the answer, or with null when the server cannot be reached. */
export async function send(method, path, body, headers = {}) {
  const isFile = body instanceof Blob;
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        'X-CSRF-Token': csrfToken,
        ...(workspace && { 'X-Workspace-Id': workspace }),
        ...(body !== undefined && { 'Content-Type': isFile ? 'text/csv' : 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    });
  } catch {
    return null;
  }
}

const races = ['version_mismatch', 'decision_pending'];

/** Why a request was refused, and what to do about it, in words. */
export async function explain(answer) {
  if (answer === null) return 'The server cannot be reached. Nothing was changed; try again.';
  const body = await answer.json().catch(() => ({}));
  if (Array.isArray(body.detail)) return entries(body.detail);
  if (races.includes(body.code) || (body.code === 'state_conflict' && answer.url.includes('/api/reviews'))) {
    return `Somebody else was faster: ${body.detail} Reload to see what was decided.`;
  }
  return typeof body.detail === 'string' ? body.detail : `The server answered ${answer.status}.`;
}

/** The entries of a refused body, each with its place. */
export function entries(detail) {
  return detail.map(({ loc, msg }) => [loc.slice(1).join('.'), msg].filter(Boolean).join(': ')).join('; ');
}

/** Shows a refusal where the reader is looking, and says it to screen readers. */
export async function refuse(alert, answer) {
  alert.textContent = await explain(answer);
  alert.hidden = false;
  alert.tabIndex = -1;
  alert.focus();
}
