import { type DestinationStream, destination as openDestination, pino } from 'pino';

/**
 * Everything a log line may hold. Anything else a caller passes is dropped, so that content, recipients and secrets
 * cannot reach a log by accident. Adding a field here is the decision that it is safe to keep.
 */
export const logFieldNames = [
  'service',
  'route',
  'method',
  'status',
  'latency_ms',
  'request_id',
  'action_id',
  'workspace_id',
  'key_id',
  'user_id',
  'code',
  'submission_status',
  'verdict',
  'channel',
  'rule',
  'replayed',
  'queue',
  'job_id',
  'event_id',
  'notice_id',
  'row_id',
  'work_id',
  'kind',
  'mode',
  'attempt',
  'outcome',
  'error_name',
  'error_code',
  'error_frames',
  'error_message',
  'port',
  'address',
  'signal',
  'step',
  'reason',
  'count',
  'seconds',
  'backend',
  'state',
  'version',
  'exit_code',
  'worker_pid',
  'resources',
  'audit_from',
  'audit_to',
  'audit_hash',
] as const;

export type LogFieldName = (typeof logFieldNames)[number];
export type LogFields = Partial<Record<LogFieldName, string | number | boolean | null | readonly string[] | undefined>>;

/** Writes JSON lines; `event` says what happened in a few fixed words. */
export interface Logger {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
  child(fields: LogFields): Logger;
  /** Writes out what is buffered. */
  flush(): void;
}

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const allowed: ReadonlySet<string> = new Set(logFieldNames);
const MAX_TEXT = 500;
/** Longest an ordinary line waits to be written, in milliseconds; warnings and errors do not wait. */
const GATHER_MS = 50;
/** Lines of this many characters together are written at once. */
const GATHER_CHARACTERS = 65_536;
/** Characters kept while nobody reads standard output. What comes on top is dropped, and counted. */
const MOST_UNREAD = 8_388_608;

function admit(fields: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const name in fields) {
    if (!allowed.has(name)) continue;
    const value = fields[name];
    if (typeof value === 'string') kept[name] = value.length > MAX_TEXT ? value.slice(0, MAX_TEXT) : value;
    else if (typeof value === 'number' || typeof value === 'boolean' || value === null) kept[name] = value;
    else if (Array.isArray(value)) kept[name] = value.slice(0, 30).map((item) => String(item).slice(0, MAX_TEXT));
  }
  return kept;
}

/**
 * A logger of JSON lines on standard output, or on `stream`.
 * Lines hold only the fields of `logFieldNames`, texts cut at 500 characters.
 */
export function createLogger(options: { service: string; level?: LogLevel; stream?: DestinationStream }): Logger {
  const output = options.stream ? undefined : gatheredOutput((count) => root.warn({ count }, 'log lines dropped'));
  const root = pino(
    {
      level: options.level ?? 'info',
      base: { service: options.service },
      messageKey: 'event',
      timestamp: isoClock(),
      formatters: { level: (label) => ({ level: label }) },
    },
    options.stream ?? output?.stream,
  );
  const wrap = (inherited: Record<string, unknown>): Logger => {
    const fieldsOf = (fields?: LogFields) => (fields ? { ...inherited, ...admit(fields) } : inherited);
    return {
      debug: (event, fields) => {
        if (root.isLevelEnabled('debug')) root.debug(fieldsOf(fields), event);
      },
      info: (event, fields) => root.info(fieldsOf(fields), event),
      warn: (event, fields) => {
        root.warn(fieldsOf(fields), event);
        output?.writeOut();
      },
      error: (event, fields) => {
        root.error(fieldsOf(fields), event);
        output?.writeOut();
      },
      child: (fields) => wrap({ ...inherited, ...admit(fields) }),
      flush: () => output?.flushSync(),
    };
  };
  return wrap({});
}

/**
 * Standard output, written a few times a second and not once a line: a system call for each request's line costs more
 * than the line. The end of the process writes out what is left, so only a kill can lose it, and no more than
 * `GATHER_MS` of it. Who reads it may stop: `onDropped` hears how many lines were lost, once there is room to say so.
 */
function gatheredOutput(onDropped: (lines: number) => void) {
  const stdout = openDestination({ dest: 1, sync: false, maxLength: MOST_UNREAD });
  let gathered = '';
  let dropped = 0;
  stdout.on('drop', (lines: string) => {
    dropped += lines.split('\n').length - 1;
  });
  const tellDropped = () => {
    const lines = dropped;
    dropped = 0;
    if (lines > 0) onDropped(lines);
  };
  stdout.on('drain', tellDropped);
  let timer: NodeJS.Timeout | undefined;
  const writeOut = () => {
    clearTimeout(timer);
    timer = undefined;
    if (gathered !== '') stdout.write(gathered);
    gathered = '';
  };
  const flushSync = () => {
    stdout.flushSync();
    tellDropped();
    // Not through the stream above: what it begins to write, the end of the process would not wait for.
    if (gathered !== '') openDestination({ dest: 1, sync: true }).write(gathered);
    gathered = '';
  };
  process.once('exit', flushSync);
  const write = (line: string) => {
    gathered += line;
    if (gathered.length >= GATHER_CHARACTERS) writeOut();
    else timer ??= setTimeout(writeOut, GATHER_MS).unref();
  };
  return { stream: { write }, writeOut, flushSync };
}

/** The time of a line in RFC 3339 with milliseconds, its seconds written once a second. */
function isoClock(): () => string {
  let second = Number.NaN;
  let written = '';
  return () => {
    const now = Date.now();
    const whole = Math.floor(now / 1000);
    if (whole !== second) {
      second = whole;
      written = `,"time":"${new Date(whole * 1000).toISOString().slice(0, 20)}`;
    }
    return `${written}${String(now - whole * 1000).padStart(3, '0')}Z"`;
  };
}

/** What Redis refused a command with: one word in capitals, before a text that may quote the command. */
function replyWord(error: Error): string | undefined {
  return error.name === 'ReplyError' ? /^[A-Z]{2,20}\b/.exec(error.message)?.[0] : undefined;
}

/**
 * What may be logged of an error. Its message is left out unless `withMessage`: libraries quote queries and payloads
 * in theirs, which would put content in the log. Frames hold file names and lines only.
 */
export function describeError(error: unknown, options: { withMessage?: boolean } = {}): LogFields {
  if (!(error instanceof Error)) return { error_name: typeof error };
  const code = (error as { code?: unknown }).code ?? replyWord(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause instanceof Error ? error.cause : null;
  return {
    error_name: cause ? `${error.name} < ${cause.name}` : error.name,
    error_code: typeof code === 'string' ? code : undefined,
    error_frames: frames.slice(0, 12).map((line) => line.trim()),
    error_message: options.withMessage ? error.message : undefined,
  };
}
