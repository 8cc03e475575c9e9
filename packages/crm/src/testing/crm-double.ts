import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { CrmOptions } from '../crm.ts';
import { type SignedIntake, signIntake } from './sign-intake.ts';

export interface CrmDoubleOptions {
  readonly clientId?: string;
  readonly clientSecret?: string;
  /** Account of the CRM that an admin connects. */
  readonly portalId?: number;
  /** Only address that a browser may be sent back to. */
  readonly redirectUrl?: string;
  /** Scopes an admin agrees to, of those asked for; all unless said. */
  readonly grants?: readonly string[];
  /** Each use of a refresh token voids it and gives another. The real one does not. */
  readonly rotates?: boolean;
  readonly accessSeconds?: number;
  readonly now?: () => number;
}

export interface DoubleChange {
  readonly value: string;
  readonly timestamp: string;
  readonly sourceType: string;
  readonly sourceId?: string;
  readonly sourceLabel?: string;
}

export interface DoubleContact {
  readonly id: string;
  readonly email?: string;
  /** Newest value first, by property; a plain string was written in the CRM's own pages when the double was opened. */
  readonly properties?: Readonly<Record<string, string | readonly DoubleChange[]>>;
}

/** What goes wrong with a request. */
export type DoubleFault =
  | { readonly status: number; readonly retryAfter?: string; readonly body?: string; readonly type?: string }
  | 'hang'
  | 'hang up'
  | 'garbage'
  /** An answer without end. */
  | 'endless'
  /** A contact, compressed although nobody asked for that. */
  | 'compressed'
  | 'redirect';

export interface SeenRequest {
  readonly method: string;
  /** As it came, query and escapes included. */
  readonly url: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string | undefined;
  /** The form or the JSON that was sent. */
  readonly content: Readonly<Record<string, unknown>>;
}

/** The CRM on a loopback port: speaks its OAuth, contacts and properties, and signs as it does. */
export interface CrmDouble {
  readonly url: string;
  readonly portalId: string;
  /** Opens a CRM that talks to this double. */
  readonly options: CrmOptions;
  /** All that came, oldest first; faulty ones included. */
  readonly requests: readonly SeenRequest[];
  /** How often a path was asked for, by the end of the path. */
  count(pathEnd: string): number;
  /** How often an access token was given for a refresh token. */
  refreshes(): number;
  putContact(contact: DoubleContact): void;
  deleteContact(id: string): void;
  /** The present value of a property; undefined where there is no such contact or value. */
  valueOf(contactId: string, property: string): string | undefined;
  /** Property definitions by name. */
  readonly properties: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly groups: ReadonlySet<string>;
  /** A refresh token as an admin's consent gives it, without the browser. */
  connect(scopes: readonly string[]): string;
  /** What a browser meets that follows the address of a consent: the address it is sent back to. */
  agree(url: string): Promise<URL>;
  /** As if the admin had said no. */
  decline(url: string): URL;
  /** True while a refresh token can be used. */
  isValid(refreshToken: string): boolean;
  /** Access tokens given so far are taken no more. */
  expireAccessTokens(): void;
  /** An admin removed the app: no token is taken any more. */
  uninstall(): void;
  /** The next requests whose path contains this go wrong so. */
  fail(pathPart: string, fault: DoubleFault, times?: number): void;
  /** Headers of an intake request, signed as the CRM signs. */
  sign(request: {
    method?: string;
    url: string;
    body: string | Uint8Array;
    at: number;
    base?: 'uri' | 'body';
  }): SignedIntake;
  close(): Promise<void>;
}

interface Grant {
  refreshToken: string;
  readonly scopes: readonly string[];
}

interface Reply {
  readonly status: number;
  readonly content?: unknown;
  readonly location?: string;
}

const tokenPath = '/oauth/2026-03/token';
const contactsPath = '/crm/objects/2026-03/contacts/';
const propertiesPath = '/crm/properties/2026-03/contacts';

/** Properties that every account has. */
const builtIn = ['email', 'firstname', 'lastname', 'company', 'jobtitle', 'phone', 'recent_funding_date'];

export async function openCrmDouble(options: CrmDoubleOptions = {}): Promise<CrmDouble> {
  const {
    clientId = 'app-1',
    clientSecret = 'app-secret-1',
    portalId = 62515,
    redirectUrl = 'https://app.example/api/integrations/crm/callback',
    rotates = false,
    accessSeconds = 1_800,
    now = Date.now,
  } = options;
  const opened = new Date(now()).toISOString();
  const requests: SeenRequest[] = [];
  const faults: { pathPart: string; fault: DoubleFault; left: number }[] = [];
  const contacts = new Map<string, Map<string, DoubleChange[]>>();
  const properties = new Map<string, Record<string, unknown>>(builtIn.map((name) => [name, { name, type: 'string' }]));
  const groups = new Set(['contactinformation']);
  const codes = new Map<string, { scopes: readonly string[]; challenge: string | null; redirectUri: string }>();
  const grants = new Set<Grant>();
  const access = new Map<string, { grant: Grant; until: number }>();
  let refreshes = 0;

  const oauthError = (error: string, status = 400): Reply => ({
    status,
    content: { status: 'error', message: error, error, error_description: `${error} was the matter` },
  });
  const problem = (status: number, category: string, message: string): Reply => ({
    status,
    content: { status: 'error', message, correlationId: randomUUID(), category },
  });
  const scopeProblem = () => problem(403, 'MISSING_SCOPES', 'This app hasn’t been granted all required scopes');

  const newGrant = (scopes: readonly string[]): Grant => {
    const grant = { refreshToken: `refresh-${randomUUID()}`, scopes };
    grants.add(grant);
    return grant;
  };

  const tokensFor = (grant: Grant): Reply => {
    const token = `access-${randomUUID()}`;
    access.set(token, { grant, until: now() + accessSeconds * 1_000 });
    return {
      status: 200,
      content: {
        access_token: token,
        refresh_token: grant.refreshToken,
        expires_in: accessSeconds,
        token_type: 'bearer',
        hub_id: portalId,
        scopes: grant.scopes,
      },
    };
  };

  const authorize = (query: URLSearchParams, agrees: boolean): URL | null => {
    const redirectUri = query.get('redirect_uri');
    if (query.get('client_id') !== clientId || redirectUri !== redirectUrl) return null;
    const back = new URL(redirectUri);
    if (agrees) {
      const asked = (query.get('scope') ?? '').split(' ');
      const code = randomUUID();
      const scopes = asked.filter((scope) => options.grants?.includes(scope) ?? true);
      codes.set(code, { scopes, challenge: query.get('code_challenge'), redirectUri });
      back.searchParams.set('code', code);
    } else {
      back.searchParams.set('error', 'access_denied');
    }
    const state = query.get('state');
    if (state !== null) back.searchParams.set('state', state);
    return back;
  };

  const token = (form: Record<string, unknown>): Reply => {
    if (form.grant_type === 'authorization_code') {
      const code = codes.get(String(form.code));
      codes.delete(String(form.code));
      if (!code || form.redirect_uri !== code.redirectUri) return oauthError('invalid_grant');
      const challenge = createHash('sha256').update(String(form.code_verifier)).digest('base64url');
      if (code.challenge !== null && challenge !== code.challenge) return oauthError('invalid_grant');
      return tokensFor(newGrant(code.scopes));
    }
    if (form.grant_type !== 'refresh_token') return oauthError('unsupported_grant_type');
    const grant = [...grants].find(({ refreshToken }) => refreshToken === form.refresh_token);
    if (!grant) return oauthError('invalid_grant');
    refreshes += 1;
    if (rotates) grant.refreshToken = `refresh-${randomUUID()}`;
    return tokensFor(grant);
  };

  const introspect = (form: Record<string, unknown>): Reply => {
    const known = access.get(String(form.token));
    if (!known || known.until <= now()) return { status: 200, content: { active: false } };
    const { scopes } = known.grant;
    const content = {
      active: true,
      token_use: 'access_token',
      hub_id: portalId,
      user_id: 7,
      client_id: clientId,
      scopes,
    };
    return { status: 200, content };
  };

  const revoke = (form: Record<string, unknown>): Reply => {
    for (const grant of grants) if (grant.refreshToken === form.token) grants.delete(grant);
    return { status: 200 };
  };

  const contactWith = (key: string, idProperty: string | null): [string, Map<string, DoubleChange[]>] | undefined =>
    [...contacts].find(([id, values]) =>
      idProperty === null ? id === key : values.get(idProperty)?.[0]?.value.toLowerCase() === key.toLowerCase(),
    );

  const getContact = (key: string, query: URLSearchParams): Reply => {
    const found = contactWith(key, query.get('idProperty'));
    if (!found) return problem(404, 'OBJECT_NOT_FOUND', 'resource not found');
    const [id, values] = found;
    // Names it does not know are left out, without a word.
    const asked = (list: string) => (query.get(list) ?? '').split(',').filter((name) => properties.has(name));
    const content = {
      id,
      properties: {
        hs_object_id: id,
        ...Object.fromEntries(asked('properties').map((name) => [name, values.get(name)?.[0]?.value ?? null])),
      },
      propertiesWithHistory: Object.fromEntries(
        asked('propertiesWithHistory').map((name) => [name, values.get(name) ?? []]),
      ),
      createdAt: opened,
      updatedAt: opened,
      archived: false,
    };
    return { status: 200, content };
  };

  const patchContact = (id: string, content: Record<string, unknown>): Reply => {
    const values = contacts.get(id);
    if (!values) return problem(404, 'OBJECT_NOT_FOUND', 'resource not found');
    const written = Object.entries((content.properties ?? {}) as Record<string, string>);
    const unknown = written.filter(([name]) => !properties.has(name)).map(([name]) => name);
    if (unknown.length > 0) {
      return problem(400, 'VALIDATION_ERROR', `Property values were not valid: PROPERTY_DOESNT_EXIST ${unknown}`);
    }
    for (const [name, value] of written) {
      const change = { value, timestamp: new Date(now()).toISOString(), sourceType: 'INTEGRATION', sourceId: clientId };
      values.set(name, [change, ...(values.get(name) ?? [])]);
    }
    return { status: 200, content: { id, properties: Object.fromEntries(written), archived: false } };
  };

  const createProperty = (content: Record<string, unknown>): Reply => {
    const name = String(content.name);
    if (properties.has(name)) return problem(409, 'CONFLICT', `A property named '${name}' already exists.`);
    const complete = ['groupName', 'name', 'label', 'type', 'fieldType'].every(
      (key) => typeof content[key] === 'string',
    );
    if (!complete || !groups.has(String(content.groupName))) return problem(400, 'VALIDATION_ERROR', 'Invalid input');
    properties.set(name, content);
    return { status: 201, content };
  };

  const createGroup = (content: Record<string, unknown>): Reply => {
    const name = String(content.name);
    if (groups.has(name)) return problem(409, 'CONFLICT', `A property group named '${name}' already exists.`);
    groups.add(name);
    return { status: 201, content };
  };

  const api = ({ method, path, query, authorization, content }: SeenRequest): Reply => {
    const bearer = access.get((authorization ?? '').replace(/^Bearer /, ''));
    if (!bearer) return problem(401, 'INVALID_AUTHENTICATION', 'Authentication credentials not found.');
    if (bearer.until <= now()) return problem(401, 'EXPIRED_AUTHENTICATION', 'The OAuth token expired.');
    const may = (scope: string) => bearer.grant.scopes.includes(scope);
    if (path.startsWith(contactsPath)) {
      const key = decodeURIComponent(path.slice(contactsPath.length));
      if (method === 'GET') return may('crm.objects.contacts.read') ? getContact(key, query) : scopeProblem();
      if (method === 'PATCH') return may('crm.objects.contacts.write') ? patchContact(key, content) : scopeProblem();
    }
    if (path === `${propertiesPath}/groups` && method === 'POST') {
      return may('crm.schemas.contacts.write') ? createGroup(content) : scopeProblem();
    }
    if (path === propertiesPath && method === 'POST') {
      return may('crm.schemas.contacts.write') ? createProperty(content) : scopeProblem();
    }
    if (path.startsWith(`${propertiesPath}/`) && method === 'GET') {
      if (!may('crm.schemas.contacts.read')) return scopeProblem();
      const property = properties.get(path.slice(propertiesPath.length + 1));
      return property ? { status: 200, content: property } : problem(404, 'OBJECT_NOT_FOUND', 'No such property');
    }
    return problem(404, 'NOT_FOUND', 'No such path');
  };

  const reply = (request: SeenRequest): Reply => {
    const { path, query, content } = request;
    if (path === '/oauth/authorize') {
      const back = authorize(query, true);
      return back
        ? { status: 302, location: back.href }
        : problem(400, 'BAD_REQUEST', 'The app or its address is unknown');
    }
    if (!path.startsWith('/oauth/')) return api(request);
    if (content.client_id !== clientId || content.client_secret !== clientSecret)
      return oauthError('invalid_client', 401);
    if (path === tokenPath) return token(content);
    if (path === `${tokenPath}/introspect`) return introspect(content);
    if (path === `${tokenPath}/revoke`) return revoke(content);
    return problem(404, 'NOT_FOUND', 'No such path');
  };

  const misbehave = (fault: DoubleFault, incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (fault === 'hang') return;
    if (fault === 'hang up') {
      incoming.socket.destroy();
    } else if (fault === 'garbage') {
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end('<html>not json');
    } else if (fault === 'endless') {
      outgoing.writeHead(200, { 'content-type': 'application/json' });
      const more = () => {
        while (!outgoing.destroyed && outgoing.write(' '.repeat(65_536)));
      };
      outgoing.on('drain', more);
      more();
    } else if (fault === 'compressed') {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      outgoing.end(gzipSync('{"id":"501","properties":{}}'));
    } else if (fault === 'redirect') {
      outgoing.writeHead(307, { location: '/elsewhere' }).end();
    } else {
      const headers = {
        'content-type': fault.type ?? 'application/json',
        ...(fault.retryAfter && { 'retry-after': fault.retryAfter }),
      };
      outgoing.writeHead(fault.status, headers).end(fault.body ?? '{"status":"error","message":"on demand"}');
    }
  };

  const server = createServer(async (incoming, outgoing) => {
    const request = seen(incoming, await text(incoming));
    requests.push(request);
    const planned = faults.find(({ pathPart, left }) => left > 0 && request.path.includes(pathPart));
    if (planned) {
      planned.left -= 1;
      misbehave(planned.fault, incoming, outgoing);
      return;
    }
    const { status, content, location } = reply(request);
    outgoing
      .writeHead(status, { 'content-type': 'application/json;charset=utf-8', ...(location && { location }) })
      .end(content === undefined ? '' : JSON.stringify(content));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    portalId: String(portalId),
    options: { clientId, clientSecret, apiUrl: url, authorizeUrl: `${url}/oauth/authorize`, redirectUrl, now },
    requests,
    count: (pathEnd) => requests.filter(({ path }) => path.endsWith(pathEnd)).length,
    refreshes: () => refreshes,
    putContact: ({ id, email, properties: given = {} }) => {
      const values = { ...given, ...(email === undefined ? {} : { email }) };
      const asChanges = (value: string | readonly DoubleChange[]): DoubleChange[] =>
        typeof value === 'string'
          ? [{ value, timestamp: opened, sourceType: 'CRM_UI', sourceId: 'userId:7' }]
          : [...value];
      contacts.set(id, new Map(Object.entries(values).map(([name, value]) => [name, asChanges(value)])));
      for (const name of Object.keys(values)) if (!properties.has(name)) properties.set(name, { name, type: 'string' });
    },
    deleteContact: (id) => {
      contacts.delete(id);
    },
    valueOf: (contactId, property) => contacts.get(contactId)?.get(property)?.[0]?.value,
    properties,
    groups,
    connect: (scopes) => newGrant(scopes).refreshToken,
    agree: async (address) => {
      const { status, headers } = await fetch(address, { redirect: 'manual' });
      const location = headers.get('location');
      if (location === null) throw new Error(`The consent page answered ${status}`);
      return new URL(location);
    },
    decline: (address) => {
      const back = authorize(new URL(address).searchParams, false);
      if (!back) throw new Error('The consent page knows no such app');
      return back;
    },
    isValid: (refreshToken) => [...grants].some((grant) => grant.refreshToken === refreshToken),
    expireAccessTokens: () => access.clear(),
    uninstall: () => {
      access.clear();
      grants.clear();
    },
    fail: (pathPart, fault, times = 1) => {
      faults.push({ pathPart, fault, left: times });
    },
    sign: (request) => signIntake({ ...request, secret: clientSecret }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function seen(incoming: IncomingMessage, body: string): SeenRequest {
  const { method = '', url = '' } = incoming;
  const { pathname, searchParams } = new URL(url, 'http://crm.invalid');
  const isForm = incoming.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  return {
    method,
    url,
    path: pathname,
    query: searchParams,
    authorization: incoming.headers.authorization,
    content: isForm ? Object.fromEntries(new URLSearchParams(body)) : body === '' ? {} : JSON.parse(body),
  };
}
