import type { Metadata, RemediationRecord } from '@sendgate/contracts';
import type { BacktestResults, Finding, PolicyDraft, PolicySnapshot } from '@sendgate/policy';
import type { SuppressionImportView } from '../suppression-view.ts';

/*
 * What the JSON columns hold. Only the gate writes them and Postgres refuses changes, so what cannot be read here was
 * tampered with or restored wrongly: that is an error, and never a message without findings.
 */

/** @throws TypeError when the column holds anything but findings. */
export function storedFindings(column: unknown): Finding[] {
  if (Array.isArray(column) && column.every(isFinding)) return column;
  throw new TypeError('the stored violations cannot be read');
}

/** @throws TypeError when the column holds anything but replacements, or nothing. */
export function storedRemediations(column: unknown): RemediationRecord[] {
  if (column === null) return [];
  if (Array.isArray(column) && column.every(isRemediation)) return column;
  throw new TypeError('the stored remediations cannot be read');
}

/** @throws TypeError when the column holds anything but an object, or nothing. */
export function storedMetadata(column: unknown): Metadata | null {
  if (column === null || isMetadata(column)) return column;
  throw new TypeError('the stored metadata cannot be read');
}

/**
 * The snapshot as it was published; whether it still fits its fingerprint is for whoever judges by it to check.
 * @throws TypeError when the column holds no snapshot at all.
 */
export function storedSnapshot(column: unknown): PolicySnapshot {
  if (isSnapshot(column)) return column;
  throw new TypeError('the stored policy cannot be read');
}

/** @throws TypeError when the column holds anything but lines and what is wrong with each. */
export function storedLineErrors(column: unknown): LineError[] {
  if (Array.isArray(column) && column.every(isLineError)) return column;
  throw new TypeError('the stored errors of an import cannot be read');
}

/** @throws TypeError when the column holds anything but what a backtest knows. */
export function storedBacktestResults(column: unknown): BacktestResults {
  if (isBacktest(column)) return column;
  throw new TypeError('the stored results of a backtest cannot be read');
}

/** @throws TypeError when the column holds no draft of a policy. */
export function storedDraft(column: unknown): PolicyDraft {
  if (isDraft(column)) return column;
  throw new TypeError('the stored draft of a policy cannot be read');
}

type LineError = SuppressionImportView['errors'][number];

function isLineError(value: unknown): value is LineError {
  return isRecord(value) && typeof value.line === 'number' && typeof value.reason === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFinding(value: unknown): value is Finding {
  if (!isRecord(value)) return false;
  const { rule, severity, evidence } = value;
  return typeof rule === 'string' && (severity === 'BLOCK' || severity === 'WARN') && Array.isArray(evidence);
}

function isRemediation(value: unknown): value is RemediationRecord {
  return isRecord(value) && typeof value.rule === 'string' && typeof value.before === 'string';
}

function isMetadata(value: unknown): value is Metadata {
  return isRecord(value);
}

function isDraft(value: unknown): value is PolicyDraft {
  return isRecord(value) && Array.isArray(value.templates) && isRecord(value.rules) && isRecord(value.settings);
}

function isBacktest(value: unknown): value is BacktestResults {
  return isRecord(value) && typeof value.compared === 'number' && isRecord(value.rules);
}

function isSnapshot(value: unknown): value is PolicySnapshot {
  return isRecord(value) && isRecord(value.rules) && isRecord(value.settings);
}
