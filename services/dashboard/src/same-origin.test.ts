import { describe, expect, it } from '@jest/globals';
import { isSameOrigin } from './same-origin.ts';

const app = 'https://gate.example.org';

describe('isSameOrigin', () => {
  it.each([
    ['fetch metadata and origin agree', { secFetchSite: 'same-origin', origin: app }, true],
    ['fetch metadata alone', { secFetchSite: 'same-origin', origin: undefined }, true],
    ['an older browser that sends only its origin', { secFetchSite: undefined, origin: app }, true],
    ['a request that says nothing', { secFetchSite: undefined, origin: undefined }, false],
    ['another site', { secFetchSite: 'cross-site', origin: 'https://evil.example' }, false],
    ['a sibling subdomain', { secFetchSite: 'same-site', origin: 'https://www.example.org' }, false],
    ['a sibling with only its origin', { secFetchSite: undefined, origin: 'https://www.example.org' }, false],
    ['a null origin', { secFetchSite: undefined, origin: 'null' }, false],
    ['a null origin under same-origin metadata', { secFetchSite: 'same-origin', origin: 'null' }, false],
    ['our origin under cross-site metadata', { secFetchSite: 'cross-site', origin: app }, false],
    ['a typed address', { secFetchSite: 'none', origin: undefined }, false],
    ['our host over http', { secFetchSite: undefined, origin: 'http://gate.example.org' }, false],
    ['our host on another port', { secFetchSite: undefined, origin: `${app}:8443` }, false],
    ['a longer host that starts like ours', { secFetchSite: undefined, origin: `${app}.evil.example` }, false],
  ])('%s: %#', (_name, request, expected) => {
    expect(isSameOrigin(request, app)).toBe(expected);
  });
});
