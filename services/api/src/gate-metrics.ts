import type { GateEvent } from '@sendgate/gate';
import { Counter, createStoreMetrics, Histogram, type Registry } from '@sendgate/runtime';

/** Turns what the gate reports about itself into metrics. */
export function createGateMetrics(registry: Registry): (event: GateEvent) => void {
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const decisions = counter('gate_decisions_total', 'Submissions decided.', ['channel', 'status', 'queue_reason']);
  const verdicts = counter('gate_preview_verdicts_total', 'Previews answered, by verdict.', ['verdict']);
  const hits = counter('gate_rule_hits_total', 'Findings by rule and severity.', ['rule', 'severity']);
  const failed = counter('evaluation_error_total', 'Rules that threw: the message was held.', ['rule']);
  const late = counter('evaluation_timeout_total', 'Rules that ran out of time: the message was held.', ['rule']);
  const shed = counter('advisory_skipped_total', 'Submissions without scans because too many were waiting.', []);
  const deciding = new Histogram({
    name: 'gate_decision_seconds',
    help: 'Seconds to decide and persist a submission, by channel.',
    labelNames: ['channel'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    registers,
  });
  const batches = new Histogram({
    name: 'gate_commit_rows',
    help: 'Submissions that shared one commit.',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    registers,
  });
  const store = createStoreMetrics(registry);
  return (event) => {
    switch (event.kind) {
      case 'submission_decided':
        decisions.inc({ channel: event.channel, status: event.status, queue_reason: event.queueReason ?? '' });
        deciding.observe({ channel: event.channel }, event.latencyMs / 1000);
        break;
      case 'preview_decided':
        verdicts.inc({ verdict: event.verdict });
        break;
      case 'rule_hit':
        hits.inc({ rule: event.rule, severity: event.severity });
        break;
      case 'scanner_failed':
        (event.reason === 'deadline' ? late : failed).inc({ rule: event.rule });
        break;
      case 'scans_shed':
        shed.inc();
        break;
      case 'batch_committed':
        batches.observe(event.rows);
        break;
      default:
        store(event);
    }
  };
}
