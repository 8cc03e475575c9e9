import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CrmOptions } from '../crm.ts';
import { type DoubleContact, openDoubleContacts } from './double-contacts.ts';
import { type DoubleFault, misbehave } from './double-fault.ts';
import { openDoubleOAuth } from './double-oauth.ts';
import { problem, type Reply, type SeenRequest, seen } from './double-request.ts';
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

/** Opens the double on a free port of the loopback interface. */
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
  const { grants } = options;
  const oauth = openDoubleOAuth({ clientId, clientSecret, portalId, redirectUrl, grants, rotates, accessSeconds, now });
  const contacts = openDoubleContacts({ clientId, now });
  const requests: SeenRequest[] = [];
  const faults: { pathPart: string; fault: DoubleFault; left: number }[] = [];

  const answer = (request: SeenRequest): Reply => {
    if (request.path.startsWith('/oauth/')) return oauth.reply(request);
    const bearer = oauth.bearer(request.authorization);
    if (!bearer) return problem(401, 'INVALID_AUTHENTICATION', 'Authentication credentials not found.');
    if (bearer.isOver) return problem(401, 'EXPIRED_AUTHENTICATION', 'The OAuth token expired.');
    return contacts.reply(request, bearer.scopes);
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
    const { status, content, location } = answer(request);
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
    refreshes: oauth.refreshes,
    putContact: contacts.put,
    deleteContact: contacts.delete,
    valueOf: contacts.valueOf,
    properties: contacts.properties,
    groups: contacts.groups,
    connect: (scopes) => oauth.newGrant(scopes).refreshToken,
    agree: async (address) => {
      const { status, headers } = await fetch(address, { redirect: 'manual' });
      const location = headers.get('location');
      if (location === null) throw new Error(`The consent page answered ${status}`);
      return new URL(location);
    },
    decline: (address) => {
      const back = oauth.authorize(new URL(address).searchParams, false);
      if (!back) throw new Error('The consent page knows no such app');
      return back;
    },
    isValid: oauth.isValid,
    expireAccessTokens: oauth.expireAccessTokens,
    uninstall: oauth.uninstall,
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
