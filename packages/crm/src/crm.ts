import { type CrmConnection, keepAccessTokens } from './access-tokens.ts';
import { apiVersion } from './api-version.ts';
import { type ConsentRequest, type Granted, openConsent } from './consent.ts';
import { type CrmContact, identity, readContact } from './contact.ts';
import { CrmFailure } from './crm-failure.ts';
import { type Answer, failureOf, openExchange, type Question } from './exchange.ts';
import { type Tag, tagGroup, tagProperties, tagValues } from './tag-properties.ts';

export type { CrmConnection } from './access-tokens.ts';

export interface CrmOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the CRM's API is. https, or http on loopback. */
  readonly apiUrl: string;
  /** The page where an admin agrees. https, or http on loopback. */
  readonly authorizeUrl: string;
  /** Where that page sends the admin back to; registered with the CRM, letter for letter. */
  readonly redirectUrl: string;
  /** Milliseconds for one request and its answer; 10,000 unless said. */
  readonly timeoutMs?: number;
  readonly now?: () => number;
  /** Connections whose access token is kept; 1,000 unless said. */
  readonly keptConnections?: number;
}

/** The CRM's HTTP. Every call throws `CrmFailure` and nothing else, save what `rotated` of a connection throws. */
export interface Crm {
  /** Where an admin's browser goes; the state and the verifier are kept by the caller, 10 minutes, single use. */
  begin(consent: { tagging: boolean }): ConsentRequest;
  /** Ends what `begin` started. `query` is the query string of the callback. */
  finish(query: URLSearchParams, expected: { state: string; codeVerifier: string }): Promise<Granted>;
  /** Tells the CRM that the refresh token is no longer used. */
  revoke(refreshToken: string): Promise<void>;
  /** The contact with that address, with the values and the history of these properties; null where there is none. */
  contactByEmail(connection: CrmConnection, email: string, properties: readonly string[]): Promise<CrmContact | null>;
  contactById(connection: CrmConnection, id: string, properties: readonly string[]): Promise<CrmContact | null>;
  /** Creates what is missing of the two properties of a tag. Needs the tag scopes. */
  ensureTagProperties(connection: CrmConnection): Promise<void>;
  /** Overwrites the tag of a contact. @throws CrmFailure `gone` where there is no such contact. */
  tagContact(connection: CrmConnection, contactId: string, tag: Tag): Promise<void>;
}

const contactsPath = `/crm/objects/${apiVersion}/contacts`;
const propertiesPath = `/crm/properties/${apiVersion}/contacts`;

/** Opens a CRM. Asks it nothing yet. @throws TypeError for an address that is not https, loopback apart */
export function openCrm(options: CrmOptions): Crm {
  const { now = Date.now, timeoutMs = 10_000, keptConnections = 1_000 } = options;
  const apiUrl = safeUrl(options.apiUrl).href.replace(/\/$/, '');
  const authorizeUrl = safeUrl(options.authorizeUrl).href;
  const exchange = openExchange(timeoutMs);
  const consent = openConsent({ ...options, apiUrl, authorizeUrl, exchange, now });
  const tokens = keepAccessTokens({ refresh: consent.refresh, now, kept: keptConnections });

  /** Asks for a connection; a token that the CRM does not take is renewed once. */
  const ask = async (
    connection: CrmConnection,
    method: Question['method'],
    path: string,
    content?: unknown,
  ): Promise<Answer> => {
    const send = (token: string) =>
      exchange({
        method,
        url: `${apiUrl}${path}`,
        headers: {
          authorization: `Bearer ${token}`,
          ...(content === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: content === undefined ? undefined : JSON.stringify(content),
      });
    const token = await tokens.of(connection);
    const answer = await send(token);
    if (answer.status !== 401) return answer;
    tokens.drop(connection, token);
    return send(await tokens.of(connection));
  };

  const contact = async (
    connection: CrmConnection,
    key: string,
    properties: readonly string[],
    query: Record<string, string> = {},
  ): Promise<CrmContact | null> => {
    const wanted = [...new Set([...identity, ...properties])].join(',');
    const parameters = new URLSearchParams({ ...query, properties: wanted, propertiesWithHistory: wanted });
    const answer = await ask(connection, 'GET', `${contactsPath}/${encodeURIComponent(key)}?${parameters}`);
    const failure = answer.status === 200 ? null : failureOf(answer, now());
    if (failure?.reason === 'gone') return null;
    if (failure) throw failure;
    try {
      return readContact(answer.body);
    } catch {
      throw new CrmFailure('unreadable', 'contact');
    }
  };

  /** Whoever else creates the same thing at the same time is welcome. */
  const create = async (connection: CrmConnection, path: string, content: unknown): Promise<void> => {
    const answer = await ask(connection, 'POST', path, content);
    if (!isSuccess(answer) && answer.status !== 409) throw failureOf(answer, now());
  };

  return {
    begin: consent.begin,
    finish: consent.finish,
    revoke: async (refreshToken) => {
      tokens.forget(refreshToken);
      await consent.revoke(refreshToken);
    },

    // What is no address could be another path.
    contactByEmail: async (connection, email, properties) =>
      email.includes('@') ? contact(connection, email, properties, { idProperty: 'email' }) : null,

    contactById: async (connection, id, properties) => (isContactId(id) ? contact(connection, id, properties) : null),

    ensureTagProperties: async (connection) => {
      for (const property of tagProperties) {
        const known = await ask(connection, 'GET', `${propertiesPath}/${property.name}`);
        if (isSuccess(known)) continue;
        const failure = failureOf(known, now());
        if (failure.reason !== 'gone') throw failure;
        await create(connection, `${propertiesPath}/groups`, tagGroup);
        await create(connection, propertiesPath, property);
      }
    },

    tagContact: async (connection, contactId, tag) => {
      if (!isContactId(contactId)) throw new CrmFailure('gone', 'no contact id');
      const answer = await ask(connection, 'PATCH', `${contactsPath}/${contactId}`, { properties: tagValues(tag) });
      if (!isSuccess(answer)) throw failureOf(answer, now());
    },
  };
}

function isSuccess({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

function isContactId(id: string): boolean {
  return /^\d{1,20}$/.test(id);
}

/** An address that secrets may be sent to. */
function safeUrl(address: string): URL {
  const url = new URL(address);
  const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && loopback)) return url;
  throw new TypeError(`The CRM's address must be https: ${url.host}`);
}
