import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type LoopbackReceiver, loopbackReceiver } from '../testing/loopback-receiver.ts';
import { httpJudge } from './http-judge.ts';

const finding = { kind: 'condescending', field: 'body_text', start: 0, end: 5, detail: 'Talks down.', confidence: 0.8 };
const input = { channel: 'email', subject: 'Shelves', text: 'Hello Ada' };

describe('a judge behind HTTP', () => {
  let receiver: LoopbackReceiver;
  beforeAll(async () => {
    receiver = await loopbackReceiver();
  });
  beforeEach(() => {
    receiver.posts.length = 0;
  });
  afterAll(() => receiver.close());

  const answering = (status: number, body: unknown) =>
    receiver.treat((res) => res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)));
  const ask = (signal = new AbortController().signal, answerMs = 5_000, asked = input) =>
    httpJudge({ url: `http://127.0.0.1:${receiver.port}/judge`, token: 'judge-token', answerMs }).judge(asked, signal);

  it('is posted the message with its token and nothing about the recipient', async () => {
    answering(200, { findings: [] });
    expect(await ask()).toEqual([]);
    const [post] = receiver.posts;
    expect(post?.headers.authorization).toBe('Bearer judge-token');
    expect(JSON.parse(post?.body.toString() ?? '')).toEqual({
      channel: 'email',
      subject: 'Shelves',
      body_text: 'Hello Ada',
    });
  });

  it('has its findings quoted from the message that was judged', async () => {
    answering(200, { findings: [{ ...finding, text: 'made up' }] });
    expect(await ask()).toEqual([{ ...finding, text: 'Hello', against: null }]);
  });

  it.each([
    ['the first half', { start: 9, end: 11 }, { start: 9, end: 12, text: ' 😀' }],
    ['the second half', { start: 11, end: 13 }, { start: 10, end: 13, text: '😀!' }],
    ['nothing', { start: 10, end: 12 }, { start: 10, end: 12, text: '😀' }],
  ])('that cuts %s off a character is quoted with all of it', async (_what, place, whole) => {
    answering(200, { findings: [{ ...finding, ...place }] });
    const text = 'Hello Ada 😀!';
    expect(await ask(undefined, undefined, { ...input, text })).toEqual([{ ...finding, ...whole, against: null }]);
  });

  it.each([
    ['another status', 500, { findings: [] }],
    ['a redirect', 302, { findings: [] }],
    ['no findings', 200, {}],
    ['a finding without a detail', 200, { findings: [{ ...finding, detail: undefined }] }],
    ['a confidence beyond 1', 200, { findings: [{ ...finding, confidence: 7 }] }],
    ['a place outside the message', 200, { findings: [{ ...finding, end: 500 }] }],
    ['an empty place', 200, { findings: [{ ...finding, end: 0 }] }],
    ['more than is read', 200, { findings: [], padding: 'x'.repeat(2_000_000) }],
  ])('that answers with %s gives no opinion', async (_what, status, body) => {
    answering(status, body);
    await expect(ask()).rejects.toThrow();
  });

  it('that never answers is given up, by its time and by a stop', async () => {
    receiver.treat(() => {});
    await expect(ask(undefined, 50)).rejects.toThrow();
    const stop = new AbortController();
    receiver.treat(() => stop.abort());
    await expect(ask(stop.signal)).rejects.toThrow();
  });
});
