import type { SemanticFinding, SemanticJudge } from '@sendgate/advisory';
import { compileBodyValidator } from '@sendgate/contracts';
import got from 'got';
import { type Static, Type } from 'typebox';

/** Milliseconds a judge has for one message. */
const answerMs = 30_000;
/** Bytes of an answer that are read. */
const answerBytes = 256 * 1_024;

const JudgeAnswer = Type.Object({
  findings: Type.Array(
    Type.Object({
      kind: Type.String({ pattern: '^[a-z][a-z0-9_]{0,63}$' }),
      field: Type.Union([Type.Literal('subject'), Type.Literal('body_text')]),
      start: Type.Integer({ minimum: 0 }),
      end: Type.Integer({ minimum: 0 }),
      detail: Type.String({ minLength: 1, maxLength: 500 }),
      confidence: Type.Number({ minimum: 0, maximum: 1 }),
    }),
    { maxItems: 100 },
  ),
});
const validate = compileBodyValidator(JudgeAnswer);

export interface HttpJudgeOptions {
  /** Where messages are posted; the operator's own choice, so no address is refused. */
  readonly url: string;
  /** Sent as a bearer token; null sends none. */
  readonly token: string | null;
  readonly answerMs?: number;
}

/**
 * A judge behind HTTP: it is posted `{channel, subject, body_text}` and answers 200 with `{findings: [{kind, field,
 * start, end, detail, confidence}]}`, offsets in UTF-16 units. Nothing tells it whom the message is for.
 */
export function httpJudge(options: HttpJudgeOptions): SemanticJudge {
  const { host } = new URL(options.url);
  return {
    engine: host,
    judge: async (input, signal) => {
      const tooMuch = new AbortController();
      const request = got.post(options.url, {
        json: { channel: input.channel, subject: input.subject, body_text: input.text },
        headers: options.token === null ? {} : { Authorization: `Bearer ${options.token}` },
        followRedirect: false,
        retry: { limit: 0 },
        timeout: { request: options.answerMs ?? answerMs },
        signal: AbortSignal.any([signal, tooMuch.signal]),
      });
      request.on('downloadProgress', ({ transferred }) => {
        if (transferred > answerBytes) tooMuch.abort(new Error('The judge answers more than is read'));
      });
      const { statusCode, body } = await request;
      if (statusCode !== 200) throw new Error(`The judge answered ${statusCode}`);
      return readFindings(JSON.parse(body), { subject: input.subject ?? '', body_text: input.text });
    },
  };
}

function readFindings(answer: unknown, fields: Record<SemanticFinding['field'], string>): SemanticFinding[] {
  validate(answer);
  return (answer as Static<typeof JudgeAnswer>).findings.map((finding) => {
    const { kind, field, start, end, detail, confidence } = finding;
    if (start >= end || end > fields[field].length) throw new Error('The judge points outside the message');
    const place = wholeCharacters(fields[field], start, end);
    return { kind, field, ...place, detail, confidence, against: null };
  });
}

/** A place with all of the characters it touches: offsets may fall between the two UTF-16 units of one. */
function wholeCharacters(text: string, start: number, end: number): Pick<SemanticFinding, 'start' | 'end' | 'text'> {
  const splits = (at: number) => at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff;
  const [from, to] = [splits(start) ? start - 1 : start, splits(end) ? end + 1 : end];
  return { start: from, end: to, text: text.slice(from, to) };
}
