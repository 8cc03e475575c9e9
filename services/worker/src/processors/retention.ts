import type { Gate } from '@sendgate/gate';
import type { Processor, TickPayload } from '@sendgate/queues';
import { eachWorkspace } from './each-workspace.ts';
import { untilNothing } from './until-nothing.ts';

/** Days a finished work item, and an attempt at a dispatch, can be looked at. */
const workDays = 30;
/** Days for which it can be seen from where somebody was signed in, after that has ended. */
const signInDays = 30;

export type Forgetting = Pick<
  Gate['maintenance'],
  'sweepPreviewVerdicts' | 'sweepDispatchAttempts' | 'sweepSignIns' | 'sweepWork' | 'workspacesAfter'
> &
  Pick<Gate['privacy'], 'applyRetention'>;

/**
 * Deletes what has been kept long enough. It goes in bounded steps, so that the process can stop between, and what was not
 * reached is reached by the next run. A workspace that cannot be dealt with holds up no other.
 * @throws AggregateError of what went wrong, when everything else is done
 */
export function retention(gate: Forgetting): Processor<TickPayload> {
  return async (_tick, { signal }) => {
    const failures: unknown[] = [];
    const sweeps = [
      () => gate.sweepPreviewVerdicts(),
      () => gate.sweepWork(workDays),
      () => gate.sweepDispatchAttempts(workDays),
      () => gate.sweepSignIns(signInDays),
    ];
    for (const sweep of sweeps) await untilNothing(signal, sweep, failures);
    const retain = (id: string) => {
      const step = async () => Object.values(await gate.applyRetention(id)).reduce((sum, n) => sum + n, 0);
      return untilNothing(signal, step, failures);
    };
    await eachWorkspace(signal, (after) => gate.workspacesAfter(after), retain, failures);
    if (failures.length > 0) throw new AggregateError(failures, 'retention was not done everywhere');
  };
}
