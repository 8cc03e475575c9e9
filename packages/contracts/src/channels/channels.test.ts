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

describe('the form that recipients are compared in', () => {
  it.each([
    ['email', 'Ada@Example.org', 'ada@example.org'],
    ['email', '\uff41da@example.org', 'ada@example.org'],
    ['email', 'ada@B\u00fccher.example', 'ada@xn--bcher-kva.example'],
    ['email', 'ada@bu\u0308cher\u3002example', 'ada@XN--BCHER-KVA.example'],
    ['email', 'ada@plain\u3002example', 'ada@plain.example'],
    ['email', 'ada@plain\uff61example', 'ada@plain\uff0eexample'],
    ['telegram', '00123456', '123456'],
    ['telegram', '-0100123', '-100123'],
    ['linkedin', 'https://de.linkedin.com/in/%61da/', 'https://www.linkedin.com/in/ada'],
    ['linkedin', 'https://www.linkedin.com/in/ada/details/experience/?trk=x', 'https://www.linkedin.com/in/ada'],
    ['linkedin', 'https://www.linkedin.com/company/acme/about/', 'https://linkedin.com/company/Acme'],
    [
      'linkedin',
      'https://www.linkedin.com/sales/lead/ACwAA1,NAME_SEARCH,aB3d',
      'https://www.linkedin.com/sales/lead/ACwAA1%2CNAME_SEARCH%2CzZ9y',
    ],
    ['linkedin', 'https://www.linkedin.com/in/j%C3%BCrgen', 'https://www.linkedin.com/in/j\u00fcrgen'],
  ] as const)('on %s is the same for %s and %s', (id, one, other) => {
    const { accepts, normalise } = channels[id];
    expect([one, other].map(accepts)).toEqual([true, true]);
    expect(normalise(one)).toBe(normalise(other));
  });

  it.each(['%3Fa', '%2525', '%ff', 'a%2Fb', '%20'])('on linkedin survives being read again: %s', (name) => {
    const { normalise } = channels.linkedin;
    const once = normalise(`https://linkedin.com/in/${name}`);
    expect(normalise(`https://${once}`)).toBe(once);
  });
});
