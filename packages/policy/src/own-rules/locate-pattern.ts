import { ENOUGH_MATCHES } from '../rule.ts';
import type { Range } from '../text/range.ts';
import type { CompiledPattern } from './compile-pattern.ts';
import { GIVE_UP_STEPS, type PatternSet } from './pattern-set.ts';

/** Steps of one slow search that nothing can interrupt: about 20 ms. */
const WINDOW_STEPS = 1_200_000;

/**
 * The places of a pattern that is known to occur, in order, without overlaps, each the leftmost there is, as RE2 finds
 * them. The engine knows places only by its slow search, so a long text is searched in windows, and only in those the
 * pattern occurs in; a match longer than a window is quoted up to the window's end. `budget.steps` pays for the search:
 * once it is used up the places found so far are returned, or null when there are none.
 */
export function locatePattern(
  pattern: CompiledPattern,
  alone: PatternSet,
  text: string,
  budget: { steps: number },
): Range[] | null {
  if (budget.steps <= 0) return null;
  const places: Range[] = [];
  const windowLength = Math.max(1_000, Math.floor(WINDOW_STEPS / pattern.size));
  const overlap = windowLength >> 2;
  let from = 0;
  let onlyEmpty = false;
  let windowStart = 0;
  let gaveUp = false;
  while (windowStart < text.length && places.length < ENOUGH_MATCHES) {
    const windowEnd = Math.min(text.length, windowStart + windowLength);
    const isLast = windowEnd === text.length;
    const whole = isLast && windowStart === 0;
    let nextStart = windowEnd - overlap;
    let mayOccur = true;
    if (!whole && !gaveUp) {
      const found = alone.match(text.slice(windowStart, windowEnd));
      gaveUp = found === null;
      budget.steps -= gaveUp ? GIVE_UP_STEPS : windowEnd - windowStart;
      mayOccur = found?.length !== 0;
    }
    if (mayOccur) {
      // The text before the window is in sight, for ^ and \b; the text behind it is not.
      const matcher = pattern.expression.matcher(isLast ? text : text.slice(0, windowEnd));
      let start = Math.max(from, windowStart);
      while (places.length < ENOUGH_MATCHES) {
        if (budget.steps <= 0) return places.length > 0 ? places : null;
        const found = start <= windowEnd && matcher.find(start);
        const end = found ? matcher.end() : windowEnd;
        budget.steps -= pattern.size * (end - start);
        if (!found) break;
        const place = { start: matcher.start(), end };
        if (place.end === place.start) {
          onlyEmpty = true;
          start = place.end + (isLeadOfPair(text, place.end) ? 2 : 1);
          continue;
        }
        // What ends with the window may go on behind it: look again from where it begins.
        if (!isLast && place.end === windowEnd && place.start > windowStart) {
          nextStart = Math.min(nextStart, place.start);
          break;
        }
        places.push(place);
        start = place.end;
        from = place.end;
      }
    }
    if (isLast) break;
    windowStart = Math.max(nextStart, from, windowStart + 1);
  }
  if (places.length > 0) return places;
  // An empty place is nothing to hold a message for; not finding what is known to occur is.
  return onlyEmpty && text.length <= windowLength ? [] : null;
}

function isLeadOfPair(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0xd800 && code <= 0xdbff;
}
