import type { ReviewDetail } from '../wire/review.ts';
import { type Html, html } from './html.ts';

/** How long until a time, or since, in the largest unit that says enough. */
export function timeLeft(at: string, now: Date): string {
  const minutes = Math.round((Date.parse(at) - now.getTime()) / 60_000);
  const size = Math.abs(minutes);
  const text =
    size < 60
      ? `${size} min`
      : size < 48 * 60
        ? `${Math.floor(size / 60)} h ${size % 60} min`
        : `${Math.floor(size / 1440)} days`;
  return minutes < 0 ? `${text} ago` : `in ${text}`;
}

const tone = { calm: 'calm', amber: 'warn', red: 'block', overdue: 'block' } as const;

/** How urgent a hold is, in words and colour. */
export function dueBadge(due: NonNullable<ReviewDetail['due']>, now: Date): Html {
  const words = due.state === 'overdue' ? `overdue, was ${timeLeft(due.at, now)}` : timeLeft(due.at, now);
  return html`<span class="badge ${tone[due.state]}">${words}</span>`;
}
