import type { Server } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { BODY_LIMIT } from './http/read-body.ts';
import type { Route } from './http/route.ts';

export interface BatteryOptions {
  /** The server under test; called inside tests, so it may be opened in `beforeAll`. */
  readonly server: () => Server;
  /** Headers that satisfy a route's auth. */
  readonly authorised: (route: Route<never>) => Record<string, string>;
  /** Headers of every request, one without credentials too. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The address to ask for. Default: its path with ids of nothing. */
  readonly pathOf?: (route: Route<never>) => string;
}

/** One of these is left on any path. */
const verbs = ['delete', 'patch', 'put'];

/**
 * What every route owes its clients whatever it does, as tests: a refusal without credentials, and the right answer to
 * a wrong method and to bodies that are malformed, of another media type, or too large.
 */
export function describeRoutes(routes: readonly Route<never>[], options: BatteryOptions): void {
  describe.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_name, route) => {
    const path = () => options.pathOf?.(route) ?? route.path.replaceAll(/:\w+/g, 'act_00000000000000000000000000');
    const call = (method: string) =>
      request(options.server())
        [method.toLowerCase() as 'get'](path())
        .set(options.headers ?? {});
    const post = (type: string, body: string | Buffer) =>
      call(route.method)
        .set(options.authorised(route))
        .set('Content-Type', type)
        // Bytes go as they are; the client would write a list of their numbers.
        .serialize((bytes) => bytes)
        .send(body);

    if (route.auth.scheme) {
      it('answers 401 as a problem without credentials', async () => {
        const reply = await call(route.method);
        expect([reply.status, reply.headers['content-type']]).toEqual([401, 'application/problem+json; charset=utf-8']);
        expect(reply.body).toMatchObject({ status: 401, request_id: reply.headers['x-request-id'] });
        expect(reply.body.recovery.send_allowed).toBe(false);
      });
    }

    it('answers 405 with Allow to a method it does not take', async () => {
      const taken = routes.filter(({ path }) => path === route.path).map(({ method }) => method.toLowerCase());
      const reply = await call(verbs.find((verb) => !taken.includes(verb)) ?? 'put');
      expect([reply.status, reply.body.code]).toEqual([405, 'method_not_allowed']);
      expect(reply.headers.allow?.split(', ')).toContain(route.method);
    });

    if (!route.body || route.upload !== undefined) return;

    it('answers 422 json_invalid to a body that is not JSON', async () => {
      const reply = await post('application/json', '{"a":');
      expect(reply.status).toBe(422);
      expect(reply.body.detail).toEqual([
        { loc: ['body', expect.any(Number)], msg: expect.any(String), type: 'json_invalid' },
      ]);
    });

    it('answers 422 to an empty body and to one that is not an object', async () => {
      expect((await post('application/json', '')).status).toBe(422);
      expect((await post('application/json', '[]')).status).toBe(422);
    });

    it('answers 415 to another media type', async () => {
      const reply = await post('text/plain', '{}');
      expect([reply.status, reply.body.code]).toEqual([415, 'unsupported_media_type']);
    });

    it('answers 413 to a body one byte too large', async () => {
      const reply = await post('application/json', Buffer.alloc((route.bodyLimit ?? BODY_LIMIT) + 1, 0x20));
      expect([reply.status, reply.body.code]).toEqual([413, 'payload_too_large']);
    });
  });
}
