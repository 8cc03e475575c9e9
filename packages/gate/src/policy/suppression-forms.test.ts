import { describe, expect, it } from '@jest/globals';
import type { Channel } from '@sendgate/contracts';
import { hashedEntry, personalEntriesFor, suppressionEntriesFor, suppressionEntry } from './suppression-forms.ts';

const hash = (text: string) => `hash of ${text}`;

const stops = (entry: string, channel: Channel, recipient: string) =>
  suppressionEntriesFor(channel, recipient, hash).includes(suppressionEntry(entry) ?? '');

describe('an entry', () => {
  it.each([
    ['Ada@Example.ORG', 'ada@example.org'],
    ['First.Last+news@GoogleMail.com', 'firstlast+news@gmail.com'],
    ['first.last@example.org', 'first.last@example.org'],
    ['@Example.org', '@example.org'],
    ['example.org', '@example.org'],
    ['@Bücher.example', '@xn--bcher-kva.example'],
    ['+14155550123', '+14155550123'],
    ['+1 (415) 555-0123', '+14155550123'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+49(0)30-901820', '+4930901820'],
    ['+39 (0)6 6982 1234', '+390669821234'],
    ['0014155550132', '+14155550132'],
    ['0044 (0)20 7946 0958', '+442079460958'],
    ['4155550132', '4155550132'],
    ['*@acme.example', '@acme.example'],
    ['*.acme.example', '@acme.example'],
    ['*@*.Acme.example', '@acme.example'],
    ['*@acme', '*@acme'],
    ['*', null],
    ['@Ada_Lovelace', '@ada_lovelace'],
    ['https://www.linkedin.com/in/Ada/', 'linkedin.com/in/ada'],
    ['U024BE7LH', 'U024BE7LH'],
    ['<@U024BE7LH>', 'U024BE7LH'],
    ['<@W024BE7LH|ada>', 'W024BE7LH'],
    ['<@ada_lovelace>', '@ada_lovelace'],
    ['linkedin.com/in/Ada', 'linkedin.com/in/ada'],
    ['http://de.linkedin.com/in/ada/details', 'linkedin.com/in/ada'],
    ['https://t.me/Ada_Lovelace', '@ada_lovelace'],
    ['t.me/ada_lovelace/', '@ada_lovelace'],
    ['https://t.me/joinchat/AAAAAE', null],
    ['https://wa.me/442079460958', '+442079460958'],
    ['wa.me/442079460958/?text=Hello%20Ada', '+442079460958'],
    ['https://api.whatsapp.com/send?phone=442079460958&text=Hi', '+442079460958'],
    ['https://api.whatsapp.com/send/?phone=%2B442079460958', '+442079460958'],
    ['https://wa.me/message/ABCDEF123', null],
    ['"Lovelace, Ada" <Ada@Example.org>', 'ada@example.org'],
    ['Ada Lovelace <ada@example.org>', 'ada@example.org'],
    ['<ada@example.org>', 'ada@example.org'],
    ['eve@example.org <ada@example.org>', null],
    ['Ada <ada@example.org> Eve <eve@example.org>', null],
    ['mailto:Ada@example.org?subject=Hello', 'ada@example.org'],
    ['tel:+1-415-555-0123', '+14155550123'],
    ['tel:+14155550123;ext=12', '+14155550123'],
    ['sms:+14155550123?body=Hi', '+14155550123'],
    ['(415) 555-0123', null],
    ['ada_lovelace', null],
    ['not a recipient', null],
    ['', null],
  ])('%j is stored as %j', (entry, form) => {
    expect(suppressionEntry(entry)).toBe(form);
  });

  it.each<[string, Channel, string]>([
    ['stop@example.org', 'email', 'Stop@Example.ORG'],
    ['stop@example.org', 'email', 'stop+x@example.org'],
    ['stop@example.org', 'email', 'stop+x+y@example.org'],
    ['stop+x@example.org', 'email', 'stop+x@example.org'],
    ['first.last@gmail.com', 'email', 'firstlast+z@gmail.com'],
    ['first.last@gmail.com', 'email', 'f.i.r.s.t.last@googlemail.com'],
    ['firstlast@googlemail.com', 'email', 'First.Last@gmail.com'],
    ['@blocked.example', 'email', 'a@sub.blocked.example'],
    ['@blocked.example', 'email', 'a@deep.sub.blocked.example'],
    ['blocked.example', 'email', 'a@blocked.example'],
    ['@bücher.example', 'email', 'a@xn--bcher-kva.example'],
    ['a@xn--bcher-kva.example', 'email', 'a@bücher.example'],
    ['a@b\u00fccher\u3002example', 'email', 'a@xn--bcher-kva.example'],
    ['b\u00fccher.example', 'email', 'a@sub\u3002b\u00fccher\uff61example'],
    ['+1 415 555 0123', 'sms', '+14155550123'],
    ['+14155550123', 'whatsapp', '+14155550123'],
    ['4155550132', 'sms', '+14155550132'],
    ['4155550132', 'telegram', '4155550132'],
    ['14155550132', 'whatsapp', '+14155550132'],
    ['02079460958', 'sms', '+442079460958'],
    ['0171234567', 'sms', '+353171234567'],
    ['0014155550132', 'sms', '+14155550132'],
    ['+4402079460958', 'sms', '+442079460958'],
    ['4402079460958', 'sms', '+442079460958'],
    ['+44 20 7946 0958', 'sms', '+4402079460958'],
    ['02079460958', 'sms', '+4402079460958'],
    ['+39 06 6982 1234', 'sms', '+390669821234'],
    ['*@blocked.example', 'email', 'a@sub.blocked.example'],
    ['@ADA_lovelace', 'telegram', '@ada_Lovelace'],
    ['https://linkedin.com/in/ada', 'linkedin', 'https://de.linkedin.com/in/Ada/'],
  ])('%j stops %s to %j', (entry, channel, recipient) => {
    expect(stops(entry, channel, recipient)).toBe(true);
  });

  it.each<[string, Channel, string]>([
    ['stop@example.org', 'email', 'stop@example.net'],
    ['stop@example.org', 'email', 'nonstop@example.org'],
    ['stop+x@example.org', 'email', 'stop@example.org'],
    ['first.last@example.org', 'email', 'firstlast@example.org'],
    ['@blocked.example', 'email', 'a@notblocked.example'],
    ['@sub.blocked.example', 'email', 'a@blocked.example'],
    ['+14155550123', 'sms', '+14155550124'],
    ['55550132', 'sms', '+14155550132'],
    ['+4400207946095', 'sms', '+44207946095'],
    ['+14155550132', 'telegram', '4155550132'],
    ['*@blocked.example', 'email', 'a@notblocked.example'],
  ])('%j does not stop %s to %j', (entry, channel, recipient) => {
    expect(stops(entry, channel, recipient)).toBe(false);
  });

  it.each<[string, Channel, string]>([
    ['stop@example.org', 'email', 'Stop+x@Example.ORG'],
    ['first.last@gmail.com', 'email', 'FirstLast+z@googlemail.com'],
    ['+1 415 555 0123', 'sms', '+14155550123'],
    ['4155550123', 'sms', '+14155550123'],
    ['@ADA_lovelace', 'telegram', '@ada_Lovelace'],
  ])('%j stops %s to %j also when it is no longer named', (entry, channel, recipient) => {
    const hashed = hashedEntry(suppressionEntry(entry) ?? '', hash);
    expect(suppressionEntriesFor(channel, recipient, hash)).toContain(hashed);
    expect(personalEntriesFor(channel, recipient)).toContain(suppressionEntry(entry));
    expect(suppressionEntry(hashed)).toBeNull();
  });

  it('is looked for in few forms, however long the address', () => {
    const longest = `${'a.'.repeat(100)}example`;
    expect(suppressionEntriesFor('email', `x+y@${longest}`, hash).length).toBeLessThanOrEqual(130);
  });
});
