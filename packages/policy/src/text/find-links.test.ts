import { domainToUnicode } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { htmlToText } from '../html/html-to-text.ts';
import { asFollowed, HOST_MAX_LENGTH, hostOf, linksOf, pathOf } from './find-links.ts';

/** Where a browser goes from a page of the web. */
function hostInBrowser(href: string): string | undefined {
  const read = URL.parse(href, 'ftp://page.example/')?.hostname;
  return read && domainToUnicode(read).replace(/\.$/, '');
}

describe('hostOf', () => {
  const schemes = ['http:', 'https:', 'HTTPS:', 'ht\ttp:', 'h\nttps:', '\u0001 http:', 'http\r:', '\u001f\nhttps:'];
  const slashes = ['//', '\\\\', '/\\', '\\/', '/', '\\', '', '///', '\\\\\\', '/\t/', '\\\n\\'];
  const users = ['', 'ann@', 'acme.com@', 'ann:secret@', 'a@b@'];
  const names =
    'evil.io EVIL.io. ev%69l.io evil\u3002io \uff45vil\uff0eio xn--mnchen-3ya.de m\u00fcnchen.de m%C3%BCnchen.de'
      .concat(' 192.0.2.4 3221225988 0xC0000204 0300.0.2.4 192.516 0xc0.0.516 %31%39%32.0.2.4 \uff11\uff19\uff12.0.2.4')
      .concat(' [2001:db8::1] ev\til.io ev\u00adil.io')
      .split(' ');
  const rests = ['', '/', '/x', '\\x', '?q=a@b.io', '#a@b.io', ':8080/x', '\\@acme.com', '/x//y\\z'];

  it('names the host a browser goes to, however its address is written', () => {
    const pick = (parts: string[]) => fc.constantFrom(...parts);
    fc.assert(
      fc.property(pick(schemes), pick(slashes), pick(users), pick(names), pick(rests), (...parts) => {
        const href = parts.join('');
        expect(hostOf(asFollowed(href))).toBe(hostInBrowser(href));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['//evil.io/x', '\\\\evil.io\\x', '/\\evil.io/x', '\\/evil.io', ' //evil.io', '/\n/evil.io'])(
    'names the host of %j, which begins without a scheme',
    (href) => {
      expect([hostOf(asFollowed(href)), hostInBrowser(href)]).toEqual(['evil.io', 'evil.io']);
    },
  );

  it.each(['2024', '2024/report', '/2024/05', '1.2/x//y'])('takes the number in %j for no address', (href) => {
    expect(hostOf(asFollowed(href))).not.toMatch(/^\d+\.\d+\.\d+\.\d+$/);
  });

  it('reads no name that is longer than a name can be', () => {
    const name = `${'\u00fc'.repeat(HOST_MAX_LENGTH)}.de`;
    expect(hostOf(`https://${name}/`)).toBe(name);
  });
});

describe('pathOf', () => {
  it.each([
    ['https://acme.com/a/b?c#d', '/a/b?c#d'],
    ['https://ann@acme.com:8080/a', '/a'],
    ['acme.com/a', '/a'],
    ['https://acme.com', ''],
    ['//acme.com?q', '?q'],
  ])('of %j is %j', (target, path) => {
    expect(pathOf(target)).toBe(path);
  });
});

describe('linksOf', () => {
  it('keeps the place of a link as submitted, whatever a browser drops from its address', () => {
    const html = '<p>Read <a href="ht&#9;tps:\\\\acme.com/x">our report</a> first.</p>';
    const [link] = linksOf(htmlToText(html));
    expect(link?.target).toBe('https://acme.com/x');
    expect(html.slice(link?.start, link?.end)).toBe('our report');
    const text = 'The page is http:\\\\acme.com now.';
    expect(linksOf({ text, anchors: [] })).toMatchObject([{ target: 'http://acme.com', start: 12, end: 27 }]);
  });
});
