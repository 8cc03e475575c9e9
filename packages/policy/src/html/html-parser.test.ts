import { describe, expect, it } from '@jest/globals';
import { compilePolicy } from '../compile-policy.ts';
import { verdictOf } from '../decide.ts';
import { evaluate } from '../evaluate.ts';
import { fullSnapshot, still } from '../testing.ts';
import { deepestHtml, htmlParser } from './html-parser.ts';

const policy = compilePolicy(fullSnapshot());

function judge(html: string) {
  return evaluate(
    policy,
    { contentType: 'email', fields: { body_text: 'See you on Tuesday, Sam.', body_html: html } },
    still,
  );
}

function nested(depth: number): string {
  return `${'<b>'.repeat(depth)}See you on Tuesday, Sam.${'</b>'.repeat(depth)}`;
}

describe('HTML parser', () => {
  it('reads HTML as deep as a browser shows it', () => {
    expect(judge(nested(deepestHtml)).failures).toEqual([]);
    expect(judge(`<p>${'<br>a<i>b</i>'.repeat(2 * deepestHtml)}</p>`).failures).toEqual([]);
  });

  it('has no rule pass a message that is nested deeper', () => {
    const evaluation = judge(nested(deepestHtml + 1));
    expect(new Set(evaluation.failures.map(({ rule }) => rule))).toContain('ai_refusal_text');
    expect(verdictOf(evaluation)).toBe('review_required');
  });

  it.each([
    ['a comment up to the next bracket', '<![CDATA[x>We guarantee 3x ROI.', 'We guarantee 3x ROI.'],
    ['one in a word', 'We guar<![CDATA[x]]>antee 3x ROI.', 'We guarantee 3x ROI.'],
    ['one behind a drawing', '<svg><path></svg><![CDATA[>We guarantee 3x ROI.]]>', 'We guarantee 3x ROI.]]>'],
    ['text in a drawing', '<svg><text><![CDATA[We guarantee 3x ROI.]]></text></svg>', 'We guarantee 3x ROI.'],
    ['one in HTML in a drawing', '<svg><foreignObject><![CDATA[>3x ROI.', '3x ROI.'],
    ['nothing in a style sheet', '<style><![CDATA[</style>3x ROI.', '3x ROI.'],
  ])('takes a section of character data as browsers do: %s', (_what, source, text) => {
    let read = '';
    let isSheet = false;
    const parser = htmlParser({
      onopentag: (name) => {
        isSheet = name === 'style';
      },
      onclosetag: () => {
        isSheet = false;
      },
      ontext: (piece) => {
        if (!isSheet) read += piece;
      },
    });
    parser.write(source);
    parser.end();
    expect(read).toBe(text);
  });

  it('stops at the first element that stands too deep', () => {
    let opened = 0;
    const parser = htmlParser({ onopentag: () => void opened++ });
    expect(() => parser.write('<b>'.repeat(100_000))).toThrow(RangeError);
    expect(opened).toBe(deepestHtml);
  });
});
