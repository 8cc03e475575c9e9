import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { compilePolicy } from './compile-policy.ts';
import { evaluate } from './evaluate.ts';
import type { Finding } from './finding.ts';
import { remediate } from './remediate.ts';
import { type Replacement, standingSubstitutions, suggestedSubstitutions, withSubstitutions } from './substitutions.ts';
import { fullSnapshot, still } from './testing.ts';

/** Where each replacement stands in the text in which all that `stands` names are made; the original's places of the others. */
function placesOf(
  replacements: readonly Replacement[],
  stands: (index: number) => boolean,
): { start: number; end: number }[] {
  let shift = 0;
  return replacements.map(({ start, end, after }, index) => {
    const place = { start: start + shift, end: stands(index) ? start + shift + after.length : end + shift };
    if (stands(index)) shift += after.length - (end - start);
    return place;
  });
}

/** A text with replacements in its order, none of which overlap. */
const repaired = fc
  .record({
    original: fc.string({ unit: fc.constantFrom('a', 'b', ' ', '<b>', '&amp;', '\u00e9', '\n'), maxLength: 40 }),
    cuts: fc.uniqueArray(fc.nat(120), { maxLength: 12 }),
    afters: fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'X'), maxLength: 4 }), {
      minLength: 6,
      maxLength: 6,
    }),
  })
  .map(({ original, cuts, afters }) => {
    const places = cuts.filter((cut) => cut <= original.length).sort((a, b) => a - b);
    const replacements: Replacement[] = [];
    for (let at = 0; at + 1 < places.length; at += 2) {
      replacements.push({ start: places[at] ?? 0, end: places[at + 1] ?? 0, after: afters[at / 2] ?? '' });
    }
    return { original, replacements };
  });

describe('substitutions', () => {
  it('undone all, in any order, give the original', () => {
    fc.assert(
      fc.property(repaired, fc.infiniteStream(fc.nat()), ({ original, replacements }, picks) => {
        const standing = new Set(replacements.keys());
        for (const pick of picks) {
          if (standing.size === 0) break;
          const [undone] = [...standing].slice(pick % standing.size);
          standing.delete(undone ?? -1);
          const text = withSubstitutions(original, replacements, (index) => standing.has(index));
          // What is left stands where it says, and what was undone is what was there.
          placesOf(replacements, (index) => standing.has(index)).forEach(({ start, end }, index) => {
            const { after, start: from, end: to } = replacements[index] as Replacement;
            expect(text.slice(start, end)).toBe(standing.has(index) ? after : original.slice(from, to));
          });
        }
        expect(withSubstitutions(original, replacements, () => false)).toBe(original);
      }),
    );
  });

  it('can be told from any text in which some of them stand', () => {
    fc.assert(
      fc.property(repaired, fc.array(fc.boolean(), { maxLength: 6 }), ({ original, replacements }, stands) => {
        const text = withSubstitutions(original, replacements, (index) => stands[index] === true);
        const told = standingSubstitutions(original, replacements, text);
        expect(told).not.toBeNull();
        // Two choices may read alike; either gives the same text.
        expect(withSubstitutions(original, replacements, (index) => told?.[index] === true)).toBe(text);
      }),
    );
  });

  it('cannot be told from a text that somebody wrote anew', () => {
    const replacements = [{ start: 3, end: 12, after: 'expect' }];
    expect(standingSubstitutions('We guarantee it.', replacements, 'We expect it.')).toEqual([true]);
    expect(standingSubstitutions('We guarantee it.', replacements, 'We guarantee it.')).toEqual([false]);
    expect(standingSubstitutions('We guarantee it.', replacements, 'We expect it!')).toBeNull();
    expect(standingSubstitutions('We guarantee it.', replacements, 'We hope for it.')).toBeNull();
  });

  it('are told from a hostile text in bounded time', () => {
    const original = 'a'.repeat(600);
    const replacements = Array.from({ length: 300 }, (_, at) => ({ start: at * 2, end: at * 2 + 1, after: 'aa' }));
    expect(standingSubstitutions(original, replacements, `${'a'.repeat(700)}b`)).toBeNull();
  });

  it('of a repair give back exactly what stood there, in text and in HTML', () => {
    const policy = compilePolicy(fullSnapshot());
    const fields = {
      body_text: 'Hi Ada, it works. We guarantee 3x ROI. It is the best CRM on the market. See you!',
      body_html:
        '<p>Hi Ada, it <i>works</i>.</p><p>We <b>guarantee</b> 3x ROI.</p><p>It is the best CRM on the market.</p>',
    };
    const input = { contentType: 'email' as const, fields };
    const { outcome, fields: clean, substitutions } = remediate(policy, input, evaluate(policy, input, still), still);
    expect(outcome).toBe('clean');
    for (const field of ['body_text', 'body_html'] as const) {
      const made = substitutions.filter((each) => each.field === field);
      expect(made.length).toBeGreaterThan(1);
      const original = fields[field];
      expect(withSubstitutions(original, made)).toBe(clean[field]);
      expect(withSubstitutions(original, made, () => false)).toBe(original);
      made.forEach(({ start, end }, undone) => {
        const text = withSubstitutions(original, made, (index) => index !== undone);
        const place = placesOf(made, (index) => index !== undone)[undone];
        expect(text.slice(place?.start, place?.end)).toBe(original.slice(start, end));
        expect(standingSubstitutions(original, made, text)?.[undone]).toBe(false);
      });
    }
  });
});

describe('what findings suggest', () => {
  const found = (start: number | null, end: number | null, safer: string | null, field = 'body_text') =>
    ({ rule: 'r', field, start, end, saferAlternative: safer, matched: 'm' }) as Finding;
  const edited = (text: string, findings: Finding[]) =>
    withSubstitutions(text, suggestedSubstitutions('body_text', text, findings));

  it('puts every safer wording in its place, whatever their order', () => {
    const text = 'We guarantee it. Best ever.';
    expect(edited(text, [found(3, 12, 'expect'), found(17, 26, 'Good')])).toBe('We expect it. Good.');
    expect(edited(text, [found(17, 26, 'Good'), found(3, 12, 'expect')])).toBe('We expect it. Good.');
  });

  it('takes the longest of those that overlap', () => {
    expect(edited('abcdef', [found(1, 3, 'x'), found(0, 5, 'yy'), found(5, 6, 'z')])).toBe('yyz');
  });

  it('is nothing where no finding has a safer wording, or has it nowhere in the field', () => {
    expect(suggestedSubstitutions('body_text', 'abc', [])).toEqual([]);
    const none = [found(0, 1, null), found(null, null, 'x'), found(0, 1, 'x', 'subject'), found(2, 9, 'x')];
    expect(suggestedSubstitutions('body_text', 'abc', none)).toEqual([]);
  });
});
