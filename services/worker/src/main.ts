import { openConfiguredCrm } from '@sendgate/crm';
import { openGate, readPolicyFloor } from '@sendgate/gate';
import { createLogger, readConfig, run } from '@sendgate/runtime';
import { workerVariables } from './config.ts';
import { callbackTargets } from './deliver/callback-targets.ts';
import { openSender } from './deliver/send.ts';
import { openMailSender } from './dispatch/mail-sender.ts';
import { mailTargets } from './dispatch/mail-targets.ts';
import { logAuditChain } from './log-audit-chain.ts';
import { openNoticeMail } from './notices/notice-mail.ts';
import { startWorker } from './start-worker.ts';
import { createWorkerMetrics } from './worker-metrics.ts';

const bootLogger = createLogger({ service: 'worker' });

/** Consumes the queues. Stops in order on SIGTERM; hands back what it cannot finish in 20 s. */
await run(
  async (life) => {
    const config = readConfig(workerVariables, process.env);
    const logger = createLogger({ service: 'worker', level: config.logLevel });
    const callbackEgress = { allowHttp: config.callbackAllowHttp, allowedCidrs: config.callbackAllowedCidrs };
    const noticeMail = openNoticeMail(config);
    const crm = openConfiguredCrm(config)?.crm ?? null;
    const metrics = createWorkerMetrics();
    const gate = await openGate({
      ...config,
      callbackEgress,
      policyFloor: readPolicyFloor(config.policyFloorFile),
      logger,
      onEvent: (event) => {
        metrics.countGate(event);
        logAuditChain(logger, event);
      },
    });
    const sender = openSender({ findAddress: callbackTargets(callbackEgress) });
    const mailSender = openMailSender({ findAddress: mailTargets(callbackEgress) });
    await startWorker({ config, gate, sender, mailSender, noticeMail, crm, metrics, logger, life });
  },
  { logger: bootLogger, drainMs: 0, stopMs: 25_000 },
);
