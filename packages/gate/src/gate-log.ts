/** Every field of the gate's log lines. Loggers drop fields they do not know: a test holds those of the services against these. */
export const gateLogFields = [
  'action_id',
  'code',
  'error_code',
  'error_message',
  'error_name',
  'kind',
  'reason',
  'row_id',
  'workspace_id',
] as const;

export type GateLogFields = { readonly [Name in (typeof gateLogFields)[number]]?: string | undefined };

/** Where the gate says what it could not do: `event` in a few fixed words, fields without content. Must not throw. */
export interface GateLogger {
  warn(event: string, fields?: GateLogFields): void;
  error(event: string, fields?: GateLogFields): void;
}

/** What may be logged of an error: its class. Messages of libraries quote queries and rows. */
export function errorClass(error: unknown): Pick<GateLogFields, 'error_name'> {
  return { error_name: error instanceof Error ? error.name : 'unknown' };
}
