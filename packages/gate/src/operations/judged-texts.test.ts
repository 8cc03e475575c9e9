import { describe, expect, it } from '@jest/globals';
import type { TextFingerprint } from '@sendgate/policy';
import { JudgedTexts } from './judged-texts.ts';

const addressee = { workspaceId: 'ws_1', livemode: true, recipient: 'ada@example.org' };
const fingerprint = (digest: string): TextFingerprint => ({ digest, length: 1, shingles: [1] });
/** Every text that is still kept for the addressee, stored or not. */
const kept = (texts: JudgedTexts) => texts.since(addressee, 0).map((text) => text.fingerprint.digest);

describe('texts under way', () => {
  it('are found by whoever asked before the store had them', () => {
    const texts = new JudgedTexts();
    const question = texts.question();
    const asked = performance.now();
    texts.add(addressee, fingerprint('a')).stored();
    expect(texts.since(addressee, asked)).toMatchObject([{ fingerprint: { digest: 'a' } }]);
    expect(texts.since({ ...addressee, recipient: 'grace@example.org' }, asked)).toEqual([]);
    expect(texts.since({ ...addressee, livemode: false }, asked)).toEqual([]);
    question.answered();
  });

  it('are kept as long as the store does not have them', () => {
    const texts = new JudgedTexts();
    const question = texts.question();
    texts.add(addressee, fingerprint('a'));
    question.answered();
    expect(kept(texts)).toEqual(['a']);
  });

  it('are let go of once every question put before they were stored is answered', () => {
    const texts = new JudgedTexts();
    const [first, second] = [texts.question(), texts.question()];
    texts.add(addressee, fingerprint('a')).stored();
    const later = texts.question();
    second.answered();
    expect(kept(texts)).toEqual(['a']);
    first.answered();
    expect(kept(texts)).toEqual([]);
    later.answered();
  });

  it('are let go of one by one: another to the same addressee stays', () => {
    const texts = new JudgedTexts();
    const first = texts.question();
    texts.add(addressee, fingerprint('a')).stored();
    texts.add(addressee, fingerprint('b'));
    first.answered();
    expect(kept(texts)).toEqual(['b']);
  });

  it('are forgotten at once when they were not stored', () => {
    const texts = new JudgedTexts();
    const question = texts.question();
    texts.add(addressee, fingerprint('a')).dropped();
    expect(kept(texts)).toEqual([]);
    question.answered();
  });

  it('are bounded while a question stays open', () => {
    const texts = new JudgedTexts();
    texts.question();
    for (let n = 0; n < 20_100; n++) {
      texts.add({ ...addressee, recipient: `${n}@example.org` }, fingerprint('a')).stored();
    }
    const isKept = (n: number) => texts.since({ ...addressee, recipient: `${n}@example.org` }, 0).length > 0;
    expect([isKept(99), isKept(100), isKept(20_099)]).toEqual([false, true, true]);
  });
});
