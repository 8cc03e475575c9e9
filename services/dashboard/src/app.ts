import type { ProblemError } from '@sendgate/contracts';
import { type Gate, transactionMs } from '@sendgate/gate';
import { createApp, describeError, type HttpMetrics, type Logger } from '@sendgate/runtime';
import type { Express, RequestHandler } from 'express';
import helmet from 'helmet';
import type { DashboardContext } from './context.ts';
import type { WorkspaceCrm } from './crm/workspace-crm.ts';
import { csrfTokens } from './csrf-token.ts';
import { dashboardDocument } from './dashboard-document.ts';
import { draftTestLimit } from './draft-test-limit.ts';
import { createIdentity } from './identity/create-identity.ts';
import { type LiveFeeds, liveFeeds } from './live-feeds.ts';
import { missingAddress } from './missing-address.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { pageHeaders, pageReply } from './pages/layout.ts';
import { missingPage } from './pages/missing-page.ts';
import { failedPage } from './pages/refused-page.ts';
import { guardedQueueBoard, type ShownBoard } from './queue-board.ts';
import { routes } from './routes/index.ts';
import { signInLimit } from './sign-in-limit.ts';

export interface DashboardAppOptions {
  readonly gate: Gate;
  readonly logger: Logger;
  readonly config: {
    readonly appUrl: string;
    /** Public address of the gate API, without a trailing slash. */
    readonly baseUrl: string;
    readonly authSecret: string;
    readonly trustedProxies: readonly string[];
    /** Milliseconds after which a route that has not answered answers 503, on top of what it may wait. */
    readonly storeTimeoutMs: number;
  };
  /** True once the process has begun to stop. */
  readonly isDraining: () => boolean;
  /** The queue board; null while it cannot be opened. */
  readonly board: () => Promise<ShownBoard | null>;
  /** Closed by whoever stops the process; default: never closed. */
  readonly feeds?: LiveFeeds;
  /** Default: none. */
  readonly crm?: WorkspaceCrm | null;
  readonly metrics?: HttpMetrics;
  /** Hears of every request that was refused with a problem. */
  readonly onProblem?: (problem: ProblemError) => void;
  readonly lagMs?: () => number;
  /** Tests: throw when a reply holds something its schema does not name. */
  readonly verifyReplies?: boolean;
}

/** The dashboard as an Express application: no CORS, everything but sign-in and probes behind the session. */
export function createDashboardApp(options: DashboardAppOptions): Express {
  const { gate, config, logger } = options;
  const appOrigin = new URL(config.appUrl).origin;
  const context: DashboardContext = {
    gate,
    identity: createIdentity(gate, {
      ...config,
      onFailure: (cause) => logger.error('sign-in store failed', describeError(cause)),
    }),
    csrf: csrfTokens(config.authSecret),
    signInLimit: signInLimit(),
    addingPerson: oneAtATime('Somebody else is adding this person just now.'),
    draftTestLimit: draftTestLimit(),
    crm: options.crm ?? null,
    feeds: options.feeds ?? liveFeeds(),
    appOrigin,
    gateUrl: config.baseUrl,
    document: JSON.stringify(dashboardDocument(appOrigin)),
    isDraining: options.isDraining,
  };
  return createApp({
    routes,
    context,
    logger,
    before: [{ handler: protectiveHeaders(appOrigin) }, guardedQueueBoard(context, options.board, logger)],
    after: [missingAddress(context)],
    failedPage: (problem, requestId) => ({
      contentType: pageReply.contentType,
      headers: pageHeaders,
      body: problem.status === 404 ? missingPage(null) : failedPage({ person: null }, problem, requestId),
    }),
    trustedProxies: config.trustedProxies,
    answerWithinMs: config.storeTimeoutMs,
    changeWaitsMs: transactionMs(config.storeTimeoutMs),
    ...(options.metrics && { metrics: options.metrics }),
    onProblem: options.onProblem,
    isDraining: options.isDraining,
    onDemand: true,
    ...(options.lagMs && { lagMs: options.lagMs }),
    ...(options.verifyReplies !== undefined && { verifyReplies: options.verifyReplies }),
  });
}

/** What every answer carries; pages and JSON set their own content security policy on top. */
function protectiveHeaders(appOrigin: string): RequestHandler {
  const secure = appOrigin.startsWith('https:');
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // Browsers ignore these on plain http, and complain.
    strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: false },
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
  });
}
