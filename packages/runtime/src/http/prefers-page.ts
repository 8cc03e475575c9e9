import type { Request } from 'express';

/** True for a browser. Who takes JSON as gladly as a page is a program. */
export function prefersPage(req: Request): boolean {
  return req.accepts(['json', 'html']) === 'html';
}
