import { describe, expect, it } from '@jest/globals';
import { readText } from './reading.ts';
import { readReferences } from './references.ts';

function meanings(text: string): string[] {
  const { tokens, names } = readText(text);
  return readReferences(tokens, names).map(
    (reference) => `${tokens[reference.from]?.lower}=${reference.stems.join(' ')}`,
  );
}

describe('readReferences', () => {
  it('takes "it" and "the company" for the name the text is about, "he" for the last person', () => {
    expect(
      meanings('Contoso has grown. The company was started by Tom Becker. He left. It employs 40 people.'),
    ).toEqual(['company=contoso', 'he=tom becker', 'it=contoso']);
  });

  it('forgets a name after three sentences', () => {
    expect(meanings('Contoso has grown. Sales rose. Costs fell. Rain came. Snow came. It stopped.')).toEqual([]);
  });
});
