import type { ReviewDetail } from '../wire/review.ts';
import { type Html, html } from './html.ts';

/** How long until an answer is due, or since it was, in the largest unit that says enough. */
function timeLeft(at: string, now: Date): string {
  const minutes = Math.round((Date.parse(at) - now.getTime()) / 60_000);
  const size = Math.abs(minutes);
  const text =
    size < 60
      ? `${size} min`
      : size < 48 * 60
        ? `${Math.floor(size / 60)} h ${size % 60} min`
        : `${Math.floor(size / 1440)} days`;
  return minutes < 0 ? `${text} overdue` : `in ${text}`;
}

const tone = { calm: 'calm', amber: 'warn', red: 'block', overdue: 'block' } as const;

/** How urgent a hold is, in words and colour. */
export function dueBadge(due: NonNullable<ReviewDetail['due']>, now: Date): Html {
  return html`<span class="badge ${tone[due.state]}">${timeLeft(due.at, now)}</span>`;
}
