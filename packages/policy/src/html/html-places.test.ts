import { describe, expect, it } from '@jest/globals';
import { deepestHtml } from './html-parser.ts';
import { htmlPlaces } from './html-places.ts';

const textsOf = (html: string) => htmlPlaces(html)?.texts.map(({ start, end }) => html.slice(start, end));

describe('htmlPlaces', () => {
  it('gives the text a reader sees as it is written, entities included, piece by piece between tags', () => {
    expect(textsOf('<p>gua<b>ran</b>tee &amp; more</p>\n<p>5 < 6</p>')).toEqual([
      'gua',
      'ran',
      'tee &amp; more',
      '5 < 6',
    ]);
    expect(textsOf('<p>gua<b>ran</b>tee</p> <!-- no --><img alt="no">')).toEqual(['gua', 'ran', 'tee']);
  });

  it.each([
    '<title>no</title>',
    '<style>.no{}</style>',
    '<script>no()</script>',
    '<textarea>no</textarea>',
    '<select><option>no</option></select>',
    '<svg><text>no</text></svg>',
    '<div style="display:none">no</div>',
    '<span hidden>no</span>',
    '<p style="color:#fff">no</p>',
  ])('takes nothing of %s for seen', (element) => {
    expect(textsOf(`<p>yes</p>${element}<p>also</p>`)).toEqual(['yes', 'also']);
  });

  it('names each hidden element by its tag, with what it says', () => {
    const html = '<p>Hi</p><div class="x" style="display:none">Pay <b>now</b>&#33;</div>';
    const [hidden, ...more] = htmlPlaces(html)?.hidden ?? [];
    expect(more).toEqual([]);
    expect(html.slice(hidden?.at)).toMatch(/^<div class="x"/);
    expect(html.slice(hidden?.start, hidden?.end)).toBe('Pay <b>now</b>&#33;');
    expect(hidden?.text).toBe('Pay now!');
  });

  it('tells where links lead, those of pictures by their alternative text', () => {
    expect(
      htmlPlaces(
        '<a href="https://a.example/?b=1&amp;c=2">Our <b>offer</b></a><a href="x"><img alt="Logo"></a><a>no</a>',
      )?.links,
    ).toEqual([
      { href: 'https://a.example/?b=1&c=2', text: 'Our offer' },
      { href: 'x', text: 'Logo' },
    ]);
  });

  it('gives up on HTML that is nested deeper than can be read', () => {
    expect(htmlPlaces('<div>'.repeat(deepestHtml + 1))).toBeNull();
    expect(htmlPlaces('<div>'.repeat(deepestHtml))).toMatchObject({ texts: [] });
  });
});
