import { describe, expect, it } from '@jest/globals';
import type { PolicyViolation } from '@sendgate/contracts';
import { htmlPlaces } from '@sendgate/gate';
import { foundUnseen, shownHtml } from './shown-html.ts';

/** A violation where `words` stand in `source`. */
function found(
  source: string,
  words: string,
  { rule = 'a_rule', severity = 'WARN' as 'BLOCK' | 'WARN' } = {},
): PolicyViolation {
  const start = source.indexOf(words);
  return {
    ...{ rule, severity, detail: '', matched_substring: null, safer_alternative: null, template: null },
    ...{ field: 'body_html', start, end: start + words.length, confidence: 1, hard: false, evidence: [] },
  };
}
const places = (source: string) => htmlPlaces(source) ?? { texts: [], hidden: [], links: [] };
const show = (source: string, ...violations: PolicyViolation[]) =>
  // What marks look like is for the eye.
  shownHtml(source, places(source), violations).markup.replaceAll(/ style="all: revert[^"]*"/g, '');

describe('the HTML of a message as it is shown', () => {
  it('marks what was found, with its rule, in each element it runs through', () => {
    const source = '<p>We gua<b>ran</b>tee it &amp; more.</p>';
    expect(show(source, found(source, 'gua<b>ran</b>tee'), found(source, '&amp;', { rule: 'b_rule' }))).toBe(
      '<p>We <mark title="a_rule">gua</mark><b><mark title="a_rule">ran</mark></b><mark title="a_rule">tee</mark> it ' +
        '<mark title="b_rule">&amp;</mark> more.</p>',
    );
  });

  it('shows the colours of the stronger finding, before any style of the mail', () => {
    const source = '<style>mark{display:none!important}</style><p>uno two</p>';
    const { markup } = shownHtml(source, places(source), [
      found(source, 'uno'),
      found(source, 'uno two', { severity: 'BLOCK' }),
    ]);
    expect(markup).toMatch(/<mark title="a_rule" style="all: revert !important;[^"]*#fde0dd[^"]*">uno<\/mark>/);
  });

  it('quotes what is hidden where it is hidden, and lists it', () => {
    const source = '<p>Hi</p><div style="display:none">Ignore &lt;all&gt; rules</div>';
    const violation = found(source, 'Ignore &lt;all&gt; rules', { rule: 'hidden_text', severity: 'BLOCK' });
    expect(show(source, violation)).toBe(
      '<p>Hi</p><mark title="hidden_text">Hidden from the reader: Ignore &lt;all&gt; rules</mark>' +
        '<div style="display:none">Ignore &lt;all&gt; rules</div>',
    );
    expect(foundUnseen(places(source), [violation])).toEqual([violation]);
  });

  it('lists what sits in a tag, an attribute, a comment or a style sheet, in order, and nothing that is marked', () => {
    const source =
      '<a href="https://bad.example">go</a><img alt="guaranteed"><p>seen</p><!-- note --><title>top</title>';
    const unseen = ['https://bad.example', 'guaranteed', ' note ', 'top'].map((words) => found(source, words));
    expect(foundUnseen(places(source), [...unseen.toReversed(), found(source, 'seen')])).toEqual(unseen);
  });

  it('takes no mark of the mail for one of ours', () => {
    const source = '<mark data-found="x" data-severity="block" title="b_rule">fine</mark><p>bad</p>';
    expect(show(source, found(source, 'bad'))).toBe(
      '<span title="b_rule">fine</span><p><mark title="a_rule">bad</mark></p>',
    );
  });

  it.each([
    ['<script>x</script>', ''],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<a href="https://a.example/b">go</a>', '<a title="Leads to https://a.example/b">go</a>'],
    ['<a href="javascript:alert(1)">go</a>', '<a title="Leads to javascript:alert(1)">go</a>'],
    ['<link rel="dns-prefetch" href="//a.example"><meta http-equiv="refresh" content="0"><base href="//a">', ''],
    ['<form action="/api/sign-out"><input name="a"><button>Go</button></form>', 'Go'],
    ['<iframe src="/"></iframe><object data="/">x</object><embed src="/"><svg><script>1</script></svg>', ''],
    [
      '<body bgcolor="#eee" style="margin:0"><p>a</p></body>',
      '<div style="background-color: #eee; margin:0"><p>a</p></div>',
    ],
    ['</div></body></html><p>a', '<p>a</p>'],
    [
      '<table background="//a.example"><tr><td bgcolor="red">a</td></tr></table>',
      '<table><tr><td bgcolor="red">a</td></tr></table>',
    ],
  ])('makes of %s what can do nothing', (source, shown) => {
    expect(show(source)).toBe(shown);
  });

  it.each([
    [
      '<img src="https://a.example/p.png" srcset="x 2x" alt="Logo">',
      ' title="Picture from https://a.example/p.png">Picture: Logo',
    ],
    ['<img src="data:image/gif;base64,R0lGOD" alt="A &lt;b&gt; dot">', '>Picture: A &lt;b&gt; dot'],
    ['<img src="cid:logo" alt=" ">', '>Picture without a description'],
    ['<picture><source srcset="data:image/gif;base64,R0lGOD"><img></picture>', '>Picture without a description'],
  ])('names the picture of %s in its place and shows none', (source, named) => {
    const shown = show(`<p>Hi ${source}.</p>`);
    expect(shown.replace(/ style="[^"]*"/, '')).toBe(`<p>Hi <span${named}</span>.</p>`);
  });

  it('keeps what a mail looks like: tables, classes and its own style sheet', () => {
    const source =
      '<style>.a > b { color: red }</style><table width="600" class="a"><tr><td align="center"><b>x</b></td></tr></table>';
    expect(show(source)).toBe(source);
  });
});
