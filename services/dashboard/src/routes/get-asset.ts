import { readFileSync } from 'node:fs';
import { openToAll, type Route } from '@sendgate/runtime';
import { type DashboardContext, defineRoute } from '../context.ts';

const script = 'text/javascript; charset=utf-8';

/** Files of the pages, by name. */
const files: Readonly<Record<string, string>> = {
  'dashboard.css': 'text/css; charset=utf-8',
  'frame.css': 'text/css; charset=utf-8',
  'holds.css': 'text/css; charset=utf-8',
  'forms.css': 'text/css; charset=utf-8',
  'workspace.css': 'text/css; charset=utf-8',
  'icon.svg': 'image/svg+xml',
  'dashboard.js': script,
  'callbacks-notice.js': script,
  'draft.js': script,
  'draft-test.js': script,
  'forms.js': script,
  'highlight-pieces.js': script,
  'json-instead.js': script,
  'live.js': script,
  'load-again.js': script,
  'own-rules.js': script,
  'own-values.js': script,
  'pause-notice.js': script,
  'plain-words.js': script,
  'queue.js': script,
  'queue-beside.js': script,
  'bulk.js': script,
  'request.js': script,
  'review.js': script,
  'setting-fields.js': script,
  'setting-parts.js': script,
  'settings.js': script,
  'shortcuts.js': script,
  'moments.js': script,
  'times.js': script,
};

/** The files as they were when the process began. */
export const assets: readonly Route<DashboardContext>[] = Object.entries(files).map(([name, contentType]) => {
  const content = readFileSync(new URL(`../pages/assets/${name}`, import.meta.url), 'utf8');
  return defineRoute({
    method: 'GET',
    path: `/assets/${name}`,
    summary: `The file ${name} of the pages`,
    auth: openToAll,
    errors: [],
    conditional: true,
    undocumented: true,
    reply: { description: 'The file.', contentType },
    handle: () => ({ body: content }),
  });
});
