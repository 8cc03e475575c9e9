import type { ReviewDetail } from '../wire/review.ts';
import { type Html, html } from './html.ts';

type Substitutions = NonNullable<ReviewDetail['substitutions']>;

/** The body of a request that lets some substitutions stand and undoes the others. */
export function choice(substitutions: Substitutions, stands: (index: number) => boolean): string {
  return JSON.stringify({ standing: [...substitutions.keys()].filter(stands) });
}

/** What was put in the place of something else, each with a button that takes it back or makes it again. */
export function substitutionList(review: ReviewDetail): Html | null {
  const substitutions = review.substitutions ?? [];
  // Suggestions nobody has taken up are shown with what was found.
  if (!substitutions.some(({ standing }) => standing) && !review.edit) return null;
  if (substitutions.length === 0) return null;
  const target = `/api/reviews/${review.action_id}/substitutions`;
  const button = (label: string, described: string, stands: (index: number) => boolean) =>
    html`<button type="button" data-act="${target}" data-body="${choice(substitutions, stands)}" aria-label="${described}">${label}</button>`;
  return html`<section aria-labelledby="substituted"><h2 id="substituted">Substitutions</h2>
<ul class="findings" id="substitutions">${substitutions.map(({ rule, before, after, standing }, index) => {
    const others = (at: number) => at !== index && substitutions[at]?.standing === true;
    const change = standing
      ? html`<del dir="auto">${before || '…'}</del> <ins dir="auto">${after || '(left out)'}</ins>`
      : html`undone, ${after === '' ? 'its sentence would be left out' : html`instead of <span dir="auto">“${after}”</span>`}${before !== '' && html` stands <span dir="auto">“${before}”</span>`}`;
    const what = before === '' ? 'what stood there' : `“${before}”`;
    return html`<li><p><strong>${rule}</strong>: ${change}</p>
<p>${
      standing
        ? button('Undo', `Undo: put ${what} back`, others)
        : button('Make it again', `Make it again: replace ${what}`, (at) => others(at) || at === index)
    }</p></li>`;
  })}</ul>
${
  substitutions.some(({ standing }) => standing) && substitutions.length > 1
    ? html`<p>${button('Undo all', 'Undo all: put back everything that was replaced', () => false)}</p>`
    : null
}</section>`;
}
