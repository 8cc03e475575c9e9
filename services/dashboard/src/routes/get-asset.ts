import { readFileSync } from 'node:fs';
import { openToAll } from '@sendgate/runtime';
import { defineRoute } from '../context.ts';

const asset = (name: string, contentType: string) => {
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
};

export const getStyle = asset('dashboard.css', 'text/css; charset=utf-8');
export const getScript = asset('dashboard.js', 'text/javascript; charset=utf-8');
