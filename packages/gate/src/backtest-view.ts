import type { BacktestResults } from '@sendgate/policy';

export const backtestStates = ['waiting', 'running', 'done', 'failed'] as const;
export type BacktestState = (typeof backtestStates)[number];

/** A draft tried on messages of the past: how far it is, and what it would change so far. */
export interface BacktestView {
  backtestId: string;
  state: BacktestState;
  /** Of the draft as it was when the backtest began. */
  draftVersion: number;
  configHash: string;
  /** The policy in force at that time, which it is held against. */
  baseSnapshotId: string;
  createdBy: string;
  /** Messages it looks at, and how many it has looked at. */
  total: number;
  done: number;
  results: BacktestResults;
  createdAt: Date;
  finishedAt: Date | null;
}
