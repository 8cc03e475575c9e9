import { describe, expect, it } from '@jest/globals';
import type { TextHits } from '../search/literal-index.ts';
import { facets, part } from '../search/sentence-facets.ts';
import { closestWording } from './closest-wording.ts';

const [claim] = facets([{ all: [part('lighthouse'), part('keepers?'), part('asleep')] }]);
const text = 'The keeper of the lighthouse was asleep.';

/** What the index of words says, of parts that stand nowhere by it. */
function hitsWithout(sources: readonly string[]): Pick<TextHits, 'mayMatch'> {
  const idle = claim?.parts.filter(({ expression }) => sources.some((source) => expression.source.includes(source)));
  return { mayMatch: (id: number) => !idle?.some((part) => part.id === id) };
}

describe('the closest wording', () => {
  const closest = (...without: string[]) => {
    const place = closestWording(claim ? [claim] : [], { text, hits: hitsWithout(without) }, [text.indexOf('keeper')]);
    return place && text.slice(place.start, place.end);
  };

  it('goes from the first to the last of the parts that stand in a sentence', () => {
    expect(closest()).toBe('keeper of the lighthouse was asleep');
  });

  it('tries no part of which no word stands in the sentence', () => {
    expect(closest('asleep')).toBe('keeper of the lighthouse');
    expect(closest('asleep', 'keeper')).toBeNull();
  });
});
