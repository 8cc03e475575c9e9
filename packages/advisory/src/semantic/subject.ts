import type { Evidence } from '../grounding/evidence.ts';
import type { Reading } from '../grounding/reading.ts';
import type { FoundInField } from './semantic-finding.ts';

/** Words a body needs before its silence about the subject means anything. */
const bodyWords = 40;
/** Content words a subject needs to promise something. */
const subjectWords = 2;
/** Subjects of this kind promise nothing that the body would have to keep. */
const open =
  /^(?:re|fw|fwd|aw|sv)\s*:|\b(?:hello|hi|hey|question|quick|idea|thoughts?|intro(?:duction)?|follow(?:ing)?[ -]up|checking in|touching base)\b/i;

/** A subject of which nothing, not even in other words, comes up in the body. */
export function subjectFinding(subject: string, reading: Reading, body: Evidence): FoundInField[] {
  if (open.test(subject) || body.reading.tokens.length < bodyWords) return [];
  const content = reading.tokens.filter((token) => !token.functional && token.kind === 'word');
  if (content.length < subjectWords) return [];
  if (content.some((token) => body.match(token.stem).grade > 0)) return [];
  const detail = 'Nothing of the subject comes up in the message.';
  return [
    {
      kind: 'subject_not_in_body',
      start: 0,
      end: subject.length,
      text: subject,
      detail,
      confidence: 0.5,
      against: null,
    },
  ];
}
