import type { Crm } from '@sendgate/crm';
import { patientStore, type TestGate, testGate } from '@sendgate/gate/testing';
import { type Consumption, connectQueues, consume, openRelay, type QueueBackend, type Relay } from '@sendgate/queues';
import { drain } from '@sendgate/queues/testing';
import type { Apart } from '../apart.ts';
import { callbackTargets } from '../deliver/callback-targets.ts';
import { openSender, type Sender, type SendLimits } from '../deliver/send.ts';
import { openMailSender } from '../dispatch/mail-sender.ts';
import { mailTargets } from '../dispatch/mail-targets.ts';
import type { NoticeEvent, NoticeMail } from '../notices/send-notice.ts';
import { openProcessors, type ProcessorParts } from '../processors/index.ts';
import { openWorkRunner, type WorkRunner } from '../run-work-item.ts';
import { type LoopbackReceiver, loopbackReceiver } from './loopback-receiver.ts';

/** A gate, a worker's parts in this process, and a receiver on loopback. */
export interface DeliveryWorld extends TestGate {
  readonly receiver: LoopbackReceiver;
  readonly callbackUrl: string;
  readonly runner: WorkRunner;
  /** What its processors are made of. */
  readonly parts: ProcessorParts;
  /** What came of e-mail to admins. */
  readonly notices: readonly NoticeEvent[];
  /** Does everything that is due. */
  settle(): Promise<void>;
  /** Asks the receiver whether it is back, while the worker works. */
  enable(): ReturnType<TestGate['gate']['callbacks']['enable']>;
  /** Makes every pending retry due now. */
  skipWaits(): Promise<void>;
}

const egress = { allowHttp: true, allowedCidrs: ['127.0.0.0/8'] };

export async function deliveryWorld(
  redisUrl?: string,
  limits?: Partial<SendLimits>,
  noticeMail: NoticeMail | null = null,
  apart: Apart | null = null,
  crm: Crm | null = null,
): Promise<DeliveryWorld> {
  const notices: NoticeEvent[] = [];
  const world = await testGate({ callbackEgress: { ...egress, allowedCidrs: ['127.0.0.0/8', '10.0.0.0/8'] } });
  const receiver = await loopbackReceiver();
  const { gate } = world;
  const backend: QueueBackend = connectQueues({ redisUrl, databaseUrl: world.database.url }, 'consumer');
  await backend.ready();
  const relay: Relay = openRelay({ source: gate.work, backend, answerWithinMs: patientStore });
  const runner = openWorkRunner({ work: gate.work });
  const sender: Sender = openSender({ findAddress: callbackTargets(egress), ...(limits && { limits }) });
  const delivery = {
    delivery: gate.delivery,
    work: gate.work,
    sender,
  };
  const mailSender = openMailSender({ findAddress: mailTargets(egress) });
  const dispatching = { dispatch: gate.dispatch, sender, mailSender };
  const noticing = { notices: gate.notices, mail: noticeMail, onNotice: (event: NoticeEvent) => notices.push(event) };
  const parts: ProcessorParts = { gate, relay, runner, delivery, dispatching, noticing, judge: null, crm, apart };
  const consumption: Consumption = consume({ backend, processors: openProcessors(parts) });
  const callbackUrl = `http://127.0.0.1:${receiver.port}/callbacks`;
  await world.configure({ callback_url: callbackUrl, callback_secret: 'a-secret-of-sixteen' });
  return {
    ...world,
    receiver,
    callbackUrl,
    runner,
    parts,
    notices,
    settle: () => drain(backend, relay),
    enable: async () => {
      let answered = false;
      const enabling = gate.callbacks.enable(world.owner).finally(() => {
        answered = true;
      });
      // Refused at once, it must not be called unhandled while the worker is waited for.
      enabling.catch(() => {});
      while (!answered) await drain(backend, relay);
      return enabling;
    },
    skipWaits: async () => {
      await world.database.sql(
        `UPDATE work_item SET next_run_at = date_trunc('milliseconds', now()), enqueued_at = NULL WHERE state = 'PENDING'`,
      );
    },
    close: async () => {
      await consumption.stop(5_000);
      await backend.close();
      sender.close();
      mailSender.close();
      await receiver.close();
      await world.close();
    },
  };
}
