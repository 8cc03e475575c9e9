import type { Gate } from '@sendgate/gate';
import type { Processor, TickPayload } from '@sendgate/queues';
import { eachWorkspace } from './each-workspace.ts';

export type Verifying = Pick<Gate['maintenance'], 'workspacesAfter'> & Pick<Gate['audit'], 'verify'>;

/**
 * Verifies the audit chain of every workspace. What does not hold is an event of the gate, not a failure of the job.
 * @throws AggregateError of what could not be looked at, when everything else is done
 */
export function auditVerification(gate: Verifying): Processor<TickPayload> {
  return async (_tick, { signal }) => {
    const failures: unknown[] = [];
    const verify = async (id: string) => {
      await gate.verify(id, [], () => signal.aborted);
    };
    await eachWorkspace(signal, (after) => gate.workspacesAfter(after), verify, failures);
    if (failures.length > 0) throw new AggregateError(failures, 'records were not verified everywhere');
  };
}
