export const holdEndingStates = ['waiting', 'running', 'done', 'failed'] as const;
export type HoldEndingState = (typeof holdEndingStates)[number];

/** The kill switch, as far as it got. */
export interface HoldEndingView {
  endingId: string;
  state: HoldEndingState;
  requestedBy: string;
  /** Holds there were when it was asked for. */
  holds: number;
  /** Holds it has ended so far: those decided meanwhile are not among them. */
  blocked: number;
  createdAt: Date;
  finishedAt: Date | null;
}
