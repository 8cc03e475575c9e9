import { describe, expect, it } from '@jest/globals';
import { localPath } from './local-path.ts';

describe('localPath', () => {
  it.each(['/reviews/act_1', '/ops/queues', '/reviews?workspace=ws_1&offset=50'])('keeps %s', (path) => {
    expect(localPath(path)).toBe(path);
  });

  it.each([
    undefined,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a\\..\\b',
    'javascript:alert(1)',
    'reviews',
    '/ /evil.example',
    '/\nLocation: x',
    `/reviews?label=${'x'.repeat(4_000)}`,
  ])('leads to the queue instead of %j', (path) => {
    expect(localPath(path)).toBe('/reviews');
  });
});
