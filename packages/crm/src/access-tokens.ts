import type { Refreshed } from './consent.ts';

/** A workspace's connection to the CRM, as the caller has stored it. */
export interface CrmConnection {
  readonly workspaceId: string;
  /**
   * Where processes share a connection and the CRM rotates refresh tokens, this one may be void because another process
   * has used it: on `needs_reconnect`, believe it only if the stored token is still this one.
   */
  readonly refreshToken: string;
  /** The CRM gave another refresh token: it must be stored when this returns, for nothing is asked before. */
  rotated(refreshToken: string): Promise<void>;
}

/** How long before its end an access token is used no more. */
const marginSeconds = 60;

/** What this process knows of a connection. */
interface Session {
  /** The newest, even while it could not be stored: the ones before it may be void. */
  refreshToken: string;
  stored: boolean;
  access: { readonly token: string; readonly usableUntil: number } | null;
  renewing: Promise<string> | null;
}

/** Access tokens, in memory only. */
export interface AccessTokens {
  /** A token that can be used now. However many ask, a connection is refreshed once at a time. */
  of(connection: CrmConnection): Promise<string>;
  /** The CRM does not take this token any more. */
  drop(connection: CrmConnection, token: string): void;
  /** The refresh token is not used any more. */
  forget(refreshToken: string): void;
}

export interface AccessTokenOptions {
  readonly refresh: (refreshToken: string) => Promise<Refreshed>;
  readonly now: () => number;
  /** Sessions that are kept; the one unused for longest goes first. */
  readonly kept: number;
}

/** Opens the memory of access tokens. */
export function keepAccessTokens({ refresh, now, kept }: AccessTokenOptions): AccessTokens {
  const sessions = new Map<string, Session>();
  const keyOf = (workspaceId: string, refreshToken: string) => `${workspaceId} ${refreshToken}`;

  const keep = (key: string, session: Session) => {
    sessions.delete(key);
    sessions.set(key, session);
    const oldest = sessions.size > kept ? sessions.keys().next().value : undefined;
    if (oldest !== undefined) sessions.delete(oldest);
  };

  const sessionOf = ({ workspaceId, refreshToken }: CrmConnection): Session => {
    const key = keyOf(workspaceId, refreshToken);
    const session = sessions.get(key) ?? { refreshToken, stored: true, access: null, renewing: null };
    keep(key, session);
    return session;
  };

  const renew = async (session: Session, connection: CrmConnection): Promise<string> => {
    // A token that could not be stored last time is stored first; the access token that came with it may still do.
    if (session.stored || session.access === null) {
      const asked = now();
      const granted = await refresh(session.refreshToken);
      session.access = {
        token: granted.accessToken,
        usableUntil: asked + (granted.expiresInSeconds - marginSeconds) * 1_000,
      };
      if (granted.refreshToken !== undefined && granted.refreshToken !== session.refreshToken) {
        session.refreshToken = granted.refreshToken;
        session.stored = false;
      }
    }
    const { token } = session.access;
    if (!session.stored) {
      await connection.rotated(session.refreshToken);
      session.stored = true;
      // Found under either: who read the connection before still holds the token that was rotated away.
      keep(keyOf(connection.workspaceId, session.refreshToken), session);
    }
    return token;
  };

  return {
    of: (connection) => {
      const session = sessionOf(connection);
      if (session.renewing) return session.renewing;
      if (session.stored && session.access && now() < session.access.usableUntil) {
        return Promise.resolve(session.access.token);
      }
      session.renewing = renew(session, connection).finally(() => {
        session.renewing = null;
      });
      return session.renewing;
    },
    drop: (connection, token) => {
      const session = sessionOf(connection);
      if (session.access?.token === token) session.access = null;
    },
    forget: (refreshToken) => {
      for (const [key, session] of sessions) if (session.refreshToken === refreshToken) sessions.delete(key);
    },
  };
}
