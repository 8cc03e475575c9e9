import { ProblemError } from '@sendgate/contracts';
import { betterAuth } from 'better-auth/minimal';
import { ulid } from 'ulid';
import { hashSessionTokens, type IdentityStore } from './hashed-session-tokens.ts';
import { hashPassword, passwordMaxLength, passwordMinLength, verifyPassword } from './password.ts';

/** Seconds without a request after which a session ends. */
export const sessionIdleSeconds = 12 * 60 * 60;
/** Seconds after sign-in at which a session ends whatever happens. */
export const sessionAbsoluteSeconds = 7 * 24 * 60 * 60;
/** Seconds of use after which the idle period starts anew: not on each request, which would write a row each time. */
const sessionRenewSeconds = 5 * 60;

export interface IdentityConfig {
  /** Address people reach the dashboard at; https makes cookies `Secure` and `__Host-` bound. */
  appUrl: string;
  /** At least 32 random characters: signs session cookies and derives CSRF tokens. */
  authSecret: string;
  /** Told why a 503 was answered, for the log. */
  onFailure?: (cause: unknown) => void;
}

export interface Person {
  userId: string;
  email: string;
  name: string;
  /** Whether single keys act on the pages. */
  shortcuts: boolean;
  /** The password is one that somebody else chose, and knows: nothing done under it counts as this person's. */
  firstPassword: boolean;
}

/** A signed-in browser. `cookies` are `Set-Cookie` values that the answer must carry (a renewed idle period). */
export interface SignedIn {
  person: Person;
  sessionId: string;
  expiresAt: Date;
  cookies: string[];
}

/** Who is asking, as far as the session record notes it. */
export interface Visitor {
  cookie: string | undefined;
  ip: string;
  userAgent: string | undefined;
}

export interface Identity {
  /** Name of the session cookie. */
  readonly cookieName: string;
  /** A new session, or null when the e-mail is unknown or the password wrong: the two look the same. */
  signIn(attempt: { email: string; password: string }, visitor: Visitor): Promise<SignedIn | null>;
  /** The session of a request, or null when there is none, it has ended, or it was revoked. */
  session(visitor: Visitor): Promise<SignedIn | null>;
  /** Revokes the session in the store; answers the cookies that remove it from the browser. */
  signOut(visitor: Visitor): Promise<string[]>;
  /**
   * Creates a person with a password, or finds the one who has this e-mail; an existing password is left alone.
   * @throws RangeError when the password is shorter than 12 or longer than 256 characters; ProblemError `state_conflict`
   * when somebody else creates this person at the same moment.
   */
  addPerson(person: {
    email: string;
    name: string;
    password: string;
    /** Somebody else chose the password, and knows it. */
    firstPassword?: boolean;
  }): Promise<Person & { created: boolean }>;
  /** Whether single keys act on the pages, from the next page on and in every browser of the person. */
  setShortcuts(userId: string, shortcuts: boolean): Promise<void>;
  /** The person with this e-mail, in any case; null when nobody who can sign in has it. */
  findPerson(email: string): Promise<Person | null>;
  /**
   * Replaces a password by one that somebody else chose, and ends every session of the person.
   * @throws RangeError as `addPerson`.
   */
  setPassword(userId: string, password: string, kind: { firstPassword: boolean }): Promise<void>;
  /**
   * Replaces the visitor's own password. Every session of the person ends, that of the visitor too: a new one takes its place.
   * @returns null when `current` is not their password, or nobody is signed in.
   * @throws RangeError as `addPerson`.
   */
  changePassword(change: { current: string; chosen: string }, visitor: Visitor): Promise<SignedIn | null>;
  /** Ends every session of a person, for instance when a role changes. */
  revokeSessions(userId: string): Promise<void>;
}

/**
 * People, passwords and sessions over a store. When the store does not answer, every operation throws ProblemError
 * `service_unavailable`: nobody is taken for signed out, or in, because of it. Makes no network call; nobody can
 * register by themselves.
 */
export function createIdentity(gate: { readonly identityAdapter: IdentityStore }, config: IdentityConfig): Identity {
  const { auth, cookieName } = openAuth(gate.identityAdapter, config);

  const sessionCookies = (headers: Headers) =>
    headers.getSetCookie().filter((cookie) => cookie.startsWith(`${cookieName}=`));

  /** Runs work on the store. Whatever the library makes of a store that is away, callers get one 503. */
  async function stored<T>(work: (context: Awaited<typeof auth.$context>) => Promise<T>): Promise<T> {
    try {
      return await work(await auth.$context);
    } catch (cause) {
      if (isTaken(cause)) throw new ProblemError('state_conflict', 'Somebody else is adding this person just now.');
      config.onFailure?.(cause);
      throw new ProblemError('service_unavailable', 'Sign-in cannot be checked right now.', {
        cause,
        headers: { 'Retry-After': '5' },
        recovery: { action: 'retry_after', retry_after_seconds: 5, safe_to_retry: true },
      });
    }
  }

  // Straight at the store: the library's own deletions look the row up first and take a failure for "nothing there".
  const endSessions = (field: 'token' | 'userId', value: string) =>
    stored(async ({ adapter }) => {
      await adapter.deleteMany({ model: 'session', where: [{ field, value }] });
    });

  const currentSession = (visitor: Visitor) =>
    stored(() => auth.api.getSession({ headers: visitorHeaders(visitor), returnHeaders: true }));

  return {
    cookieName,

    signIn: ({ email, password }, visitor) =>
      stored(async ({ internalAdapter }) => {
        // The cookie the browser brought is not passed on: a session is always new at sign-in.
        const headers = visitorHeaders({ ...visitor, cookie: undefined });
        const answer = await auth.api
          .signInEmail({ body: { email, password }, headers, returnHeaders: true })
          .catch((error: unknown) => {
            if (isRefusal(error)) return null;
            throw error;
          });
        const found = answer && (await internalAdapter.findSession(answer.response.token));
        return found ? signedIn(found, sessionCookies(answer.headers)) : null;
      }),

    async session(visitor) {
      if (!visitor.cookie?.includes(`${cookieName}=`)) return null;
      const { headers, response } = await currentSession(visitor);
      if (!response) return null;
      const endsAt = response.session.createdAt.getTime() + sessionAbsoluteSeconds * 1000;
      if (endsAt > Date.now()) return signedIn(response, sessionCookies(headers));
      await endSessions('token', response.session.token);
      return null;
    },

    async signOut(visitor) {
      const { response } = await currentSession(visitor);
      if (response) await endSessions('token', response.session.token);
      const { headers } = await stored(() =>
        auth.api.signOut({ headers: visitorHeaders(visitor), returnHeaders: true }),
      );
      return sessionCookies(headers);
    },

    async addPerson({ email, name, password, firstPassword = false }) {
      checkLength(password);
      return stored(async ({ internalAdapter }) => {
        const found = await internalAdapter.findUserByEmail(email.toLowerCase(), { includeAccounts: true });
        if (found && found.accounts.length > 0) return { ...toPerson(found.user), created: false };
        // A person without any account is what an interrupted call left behind: this one completes it.
        if (found) await internalAdapter.updateUser(found.user.id, { firstPassword });
        const user =
          found?.user ??
          (await internalAdapter.createUser(
            { email: email.toLowerCase(), name, emailVerified: true, firstPassword },
            { method: 'email-password' },
          ));
        await internalAdapter.linkAccount({
          userId: user.id,
          providerId: 'credential',
          issuer: 'local:credential',
          accountId: user.id,
          password: await hashPassword(password),
        });
        return { ...toPerson(user), firstPassword, created: true };
      });
    },

    findPerson: (email) =>
      stored(async ({ internalAdapter }) => {
        const found = await internalAdapter.findUserByEmail(email.toLowerCase(), { includeAccounts: true });
        return found && found.accounts.length > 0 ? toPerson(found.user) : null;
      }),

    async setPassword(userId, password, { firstPassword }) {
      checkLength(password);
      await stored(async ({ internalAdapter }) => {
        // Said first: whoever is interrupted here has to choose a password once more, not once too few.
        if (firstPassword) await internalAdapter.updateUser(userId, { firstPassword });
        await internalAdapter.updatePassword(userId, await hashPassword(password));
        if (!firstPassword) await internalAdapter.updateUser(userId, { firstPassword });
      });
      await endSessions('userId', userId);
    },
    async changePassword({ current, chosen }, visitor) {
      checkLength(chosen);
      return stored(async ({ adapter, internalAdapter }) => {
        const body = { currentPassword: current, newPassword: chosen, revokeOtherSessions: true };
        const answer = await auth.api
          .changePassword({ body, headers: visitorHeaders(visitor), returnHeaders: true })
          .catch((error: unknown) => {
            if (isRefusal(error)) return null;
            throw error;
          });
        const token = answer?.response.token;
        if (!answer || !token) return null;
        const userId = answer.response.user.id;
        await adapter.deleteMany({
          model: 'session',
          where: [
            { field: 'userId', value: userId },
            { field: 'token', value: token, operator: 'ne' },
          ],
        });
        await internalAdapter.updateUser(userId, { firstPassword: false });
        const found = await internalAdapter.findSession(token);
        return found && signedIn(found, sessionCookies(answer.headers));
      });
    },

    setShortcuts: (userId, shortcuts) =>
      stored(async ({ internalAdapter }) => {
        await internalAdapter.updateUser(userId, { shortcuts });
      }),

    revokeSessions: (userId) => endSessions('userId', userId),
  };
}

/** The library behind it: an own store, no page, no network, no sign-up. */
function openAuth(store: IdentityStore, config: IdentityConfig) {
  const secure = new URL(config.appUrl).protocol === 'https:';
  const cookieName = secure ? '__Host-sendgate_session' : 'sendgate_session';
  const auth = betterAuth({
    appName: 'Sendgate',
    baseURL: config.appUrl,
    secret: config.authSecret,
    database: hashSessionTokens(store),
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordMinLength,
      // The library counts UTF-16 units, of which a character has two at most; what counts is `checkLength`.
      maxPasswordLength: 2 * passwordMaxLength,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: {
      additionalFields: {
        shortcuts: { type: 'boolean', required: false, input: false, defaultValue: true },
        firstPassword: { type: 'boolean', required: false, input: false, defaultValue: false },
      },
    },
    session: { expiresIn: sessionIdleSeconds, updateAge: sessionRenewSeconds, cookieCache: { enabled: false } },
    advanced: {
      // The library would prefix the name itself; the stricter __Host- prefix is written out instead.
      useSecureCookies: false,
      cookiePrefix: 'sendgate',
      cookies: {
        session_token: {
          name: cookieName,
          attributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
        },
      },
      // The address is decided by our server; no header of the browser is believed.
      ipAddress: { ipAddressHeaders: ['x-visitor-ip'] },
      database: {
        generateId: ({ model }) => `${model === 'user' ? 'usr' : model}_${ulid()}`,
        // A session is read together with its person. Where the library reads them one after the other, it writes what the store
        // says of a failure to standard error, past our log.
        joins: true,
      },
    },
  });
  return { auth, cookieName };
}

interface StoredPerson {
  id: string;
  email: string;
  name: string;
  shortcuts?: boolean | null;
  firstPassword?: boolean | null;
}

function toPerson({ id, email, name, shortcuts, firstPassword }: StoredPerson): Person {
  return { userId: id, email, name, shortcuts: shortcuts ?? true, firstPassword: firstPassword ?? false };
}

function signedIn(
  found: {
    session: { id: string; createdAt: Date; expiresAt: Date };
    user: StoredPerson;
  },
  cookies: string[],
): SignedIn {
  const absolute = found.session.createdAt.getTime() + sessionAbsoluteSeconds * 1000;
  return {
    person: toPerson(found.user),
    sessionId: found.session.id,
    expiresAt: new Date(Math.min(absolute, found.session.expiresAt.getTime())),
    cookies,
  };
}

function visitorHeaders(visitor: Visitor): Headers {
  const headers = new Headers({ 'x-visitor-ip': visitor.ip });
  if (visitor.cookie) headers.set('cookie', visitor.cookie);
  if (visitor.userAgent) headers.set('user-agent', visitor.userAgent.slice(0, 300));
  return headers;
}

function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return status === 400 || status === 401 || status === 403;
}

/** Whether the store refused a second row of what there is one of: the e-mail of a person, or their password. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'P2002';
}

/** Characters are code points, as everywhere in Sendgate. */
function checkLength(password: string): void {
  const { length } = [...password];
  if (length < passwordMinLength || length > passwordMaxLength) {
    throw new RangeError(`a password has ${passwordMinLength} to ${passwordMaxLength} characters`);
  }
}
