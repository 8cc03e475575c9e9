import { describe, expect, it } from '@jest/globals';
import { channelIds, channels } from './index.ts';

describe.each(channelIds)('channel %s', (id) => {
  const channel = channels[id];

  it('accepts each of its examples, which fit its length', () => {
    expect(channel.examples.length).toBeGreaterThan(0);
    for (const example of channel.examples) {
      expect({ example, accepted: channel.accepts(example) }).toEqual({ example, accepted: true });
      expect(example.length).toBeLessThanOrEqual(channel.recipientMaxLength);
    }
  });

  it('refuses each of its counter-examples and every kind of line break', () => {
    expect(channel.counterExamples.length).toBeGreaterThan(0);
    const broken = channel.examples.flatMap((example) => [
      `${example}\n`,
      `${example}\r\nX`,
      `\n${example}`,
      ` ${example}`,
    ]);
    for (const recipient of [...channel.counterExamples, ...broken, '']) {
      expect({ recipient, accepted: channel.accepts(recipient) }).toEqual({ recipient, accepted: false });
    }
  });

  it('is named as it is listed and normalises an address to the same form twice', () => {
    expect(channel.id).toBe(id);
    for (const example of channel.examples) {
      const once = channel.normalise(example);
      expect(once.length).toBeGreaterThan(0);
      expect(id === 'linkedin' ? once : channel.normalise(once)).toBe(once);
    }
  });

  it('carries its own acknowledgement', () => {
    if (channel.ackMessage !== null) expect(channel.ackMessage.length).toBeLessThanOrEqual(channel.ackMaxLength);
  });
});
