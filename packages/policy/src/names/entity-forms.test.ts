import { describe, expect, it } from '@jest/globals';
import { endWithLegalForm, entityForms, withoutLegalForm } from './entity-forms.ts';

describe('a name', () => {
  it.each([
    ['Acme, Inc.', 'Acme'],
    ['ACME L.L.C.', 'ACME'],
    ['Acme Robotics Pty. Ltd.', 'Acme Robotics'],
    ['Müller GmbH & Co. KG', 'Müller'],
    ['Danone S.A.', 'Danone'],
    ['Berkshire Holdings plc', 'Berkshire'],
    ['Incorta', 'Incorta'],
    ['Inc.', 'Inc.'],
    ['On Holding AG', 'On Holding'],
    ['The Company', 'The Company'],
    ['Salesforce', 'Salesforce'],
  ])('%s without its legal form is %s', (name, bare) => {
    expect(withoutLegalForm(name)).toBe(bare);
  });

  it('is known by the ways people write it', () => {
    expect(entityForms('The Johnson & Johnson Company')).toEqual(
      expect.arrayContaining(['Johnson & Johnson', 'The Johnson and Johnson', 'Johnson and Johnson']),
    );
    expect(entityForms('Citroën S.A.')).toEqual(expect.arrayContaining(['Citroën', 'Citroen']));
    expect(entityForms('I.B.M.')).toContain('IBM');
    expect(entityForms('AT&T Inc.')).toContain('AT&T');
  });

  it('is not known by a word that stands in every text', () => {
    expect(entityForms('The Company')).toEqual(['The Company']);
    expect(entityForms('On Holding AG')).toEqual(['On Holding']);
  });

  it('ends after the legal forms that follow it, and not inside the next word', () => {
    const ends = (text: string) => text.slice(0, endWithLegalForm(text, 4));
    expect(ends('Acme, Inc. is')).toBe('Acme, Inc.');
    expect(ends('Acme GmbH & Co. KG is')).toBe('Acme GmbH & Co. KG');
    expect(ends('Acme increased')).toBe('Acme');
    expect(ends("Acme's LLC")).toBe('Acme');
  });

  it('leaves a sentence its full stop, unless the form is itself an abbreviation', () => {
    const ends = (text: string) => text.slice(0, endWithLegalForm(text, 4));
    expect(ends('Acme GmbH. We')).toBe('Acme GmbH');
    expect(ends('Acme Group. We')).toBe('Acme Group');
    expect(ends('Acme Ltd. is')).toBe('Acme Ltd.');
    expect(ends('Acme S.A. is')).toBe('Acme S.A.');
    expect(ends('Acme L.L.C. is')).toBe('Acme L.L.C.');
  });
});
