import type { NearMissReason } from '@sendgate/contracts';

/** A place a rule looked at, and the reason that was given last for leaving it; no text and no place for the message. */
export interface Candidate {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  reason: NearMissReason;
}

/** Candidates kept of one run of a rule; a text with more is full of them. */
const most = 200;

/** Where candidates are noted while somebody asks for them; null in every ordinary evaluation. */
let noted: Candidate[] | null = null;
let latest: Candidate | null = null;

/**
 * Says that a rule looks at a place, and the reason that holds unless a better one is given. Searches call it for each of
 * their matches. Costs one comparison.
 */
export function consider(text: string, start: number, end: number, reason: NearMissReason = 'another_sense'): void {
  if (noted === null) return;
  latest = { text, start, end, reason };
  if (noted.length < most) noted.push(latest);
}

/** Says why the place looked at last is let go. Always true, so that it ends the condition that lets it go. */
export function because(reason: NearMissReason): true {
  if (latest !== null) latest.reason = reason;
  return true;
}

/** Says why a rule that judges no place of the text has nothing against the message. Always true. */
export function passedOver(reason: NearMissReason): true {
  consider('', 0, 0, reason);
  return true;
}

/** True while somebody asks for candidates: what was worked out before must be worked out again. */
export function isWatched(): boolean {
  return noted !== null;
}

/** Runs a rule and returns what it looked at besides its answer. Not for nesting. */
export function candidatesOf<T>(run: () => T): { answer: T; candidates: readonly Candidate[] } {
  const candidates: Candidate[] = [];
  noted = candidates;
  try {
    return { answer: run(), candidates };
  } finally {
    noted = null;
    latest = null;
  }
}

/** Runs a search whose matches are no candidates of the rule under way. */
export function aside<T>(run: () => T): T {
  if (noted === null) return run();
  const before = { noted, latest };
  noted = null;
  latest = null;
  try {
    return run();
  } finally {
    ({ noted, latest } = before);
  }
}
