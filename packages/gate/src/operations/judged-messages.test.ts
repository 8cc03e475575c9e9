import { describe, expect, it } from '@jest/globals';
import type { TextFingerprint } from '@sendgate/policy';
import { JudgedMessages } from './judged-messages.ts';

const names = ['text ada', 'person ada'];
const fingerprint = (digest: string): TextFingerprint => ({ digest, length: 1, shingles: [1] });
/** Every message to her that is still kept, stored or not. */
const kept = (messages: JudgedMessages) => messages.since('text ada', 0).map((message) => message.fingerprint?.digest);

describe('messages under way', () => {
  it('are found by whoever asked before the store had them', () => {
    const messages = new JudgedMessages();
    const question = messages.question();
    const asked = performance.now();
    messages.add(names, fingerprint('a')).stored();
    for (const name of names) expect(messages.since(name, asked)).toMatchObject([{ fingerprint: { digest: 'a' } }]);
    expect(messages.since('text grace', asked)).toEqual([]);
    question.answered();
  });

  it('are kept as long as the store does not have them', () => {
    const messages = new JudgedMessages();
    const question = messages.question();
    messages.add(names, fingerprint('a'));
    question.answered();
    expect(kept(messages)).toEqual(['a']);
  });

  it('are let go of once every question put before they were stored is answered', () => {
    const messages = new JudgedMessages();
    const [first, second] = [messages.question(), messages.question()];
    messages.add(names, fingerprint('a')).stored();
    const later = messages.question();
    second.answered();
    expect(kept(messages)).toEqual(['a']);
    first.answered();
    expect(kept(messages)).toEqual([]);
    later.answered();
  });

  it('are let go of one by one: another to the same person stays', () => {
    const messages = new JudgedMessages();
    const first = messages.question();
    messages.add(names, fingerprint('a')).stored();
    messages.add(names, fingerprint('b'));
    first.answered();
    expect(kept(messages)).toEqual(['b']);
  });

  it('are forgotten at once when they were not stored', () => {
    const messages = new JudgedMessages();
    const question = messages.question();
    messages.add(names, fingerprint('a')).dropped();
    expect(kept(messages)).toEqual([]);
    question.answered();
  });

  it('are bounded while a question stays open', () => {
    const messages = new JudgedMessages();
    messages.question();
    for (let n = 0; n < 20_100; n++) {
      messages.add([`person ${n}`], null).stored();
    }
    const isKept = (n: number) => messages.since(`person ${n}`, 0).length > 0;
    expect([isKept(99), isKept(100), isKept(20_099)]).toEqual([false, true, true]);
  });
});
