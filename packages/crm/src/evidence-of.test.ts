import { describe, expect, it } from '@jest/globals';
import { compileBodyValidator, defaultEvidenceProperties, SourceRecord } from '@sendgate/contracts';
import type { CrmContact, PropertyChange } from './contact.ts';
import { evidenceOf } from './evidence-of.ts';

const now = Date.parse('2026-06-15T12:00:00Z');
const validate = compileBodyValidator(SourceRecord);

const change = (value: string, day: string, sourceType = 'CRM_UI'): PropertyChange => ({
  value,
  changedAt: new Date(day),
  sourceType,
  sourceLabel: null,
});

const contact = (history: CrmContact['history'], values: CrmContact['values'] = {}): CrmContact => ({
  id: '501',
  email: 'ada@acme.example',
  values: { firstname: 'Ada', lastname: 'Byron', company: 'Acme', ...values },
  history,
});

const jobtitle = defaultEvidenceProperties.filter(({ property }) => property === 'jobtitle');

describe('evidence out of the history of properties', () => {
  it('says who, what and when, and carries the value', () => {
    const records = evidenceOf(
      contact({ jobtitle: [change('CTO', '2026-05-01T09:30:00Z')] }),
      '62515',
      defaultEvidenceProperties,
      now,
    );
    expect(records).toEqual([
      {
        id: `crm:62515:501:jobtitle:${Date.parse('2026-05-01T09:30:00Z')}`,
        entity: 'Ada Byron',
        event_type: 'promotion',
        acquired_at: '2026-05-01',
        evidence_tier: 'verified',
        source_label: 'CRM contact property',
        contact_email: 'ada@acme.example',
        jobtitle: 'CTO',
      },
    ]);
    for (const record of records) expect(() => validate(record)).not.toThrow();
  });

  it('is the same in another time zone: the date is the UTC day', () => {
    const [record] = evidenceOf(
      contact({ jobtitle: [change('CTO', '2026-05-01T23:30:00-02:00')] }),
      '1',
      jobtitle,
      now,
    );
    expect(record?.acquired_at).toBe('2026-05-02');
  });

  it.each([
    ['CRM_UI', 'verified'],
    ['CRM_UI_BULK_ACTION', 'verified'],
    ['CONTACTS_WEB', 'verified'],
    ['FORM', 'verified'],
    ['IMPORT', 'verified'],
    ['MEETINGS', 'verified'],
    ['MOBILE_IOS', 'verified'],
    ['MOBILE_ANDROID', 'verified'],
    ['INTEGRATION', 'inferred'],
    ['API', 'inferred'],
    ['DATA_ENRICHMENT', 'inferred'],
    ['CONVERSATIONAL_ENRICHMENT', 'inferred'],
    ['COMPANY_INSIGHTS', 'inferred'],
    ['SALESFORCE', 'inferred'],
    ['AUTOMATION_PLATFORM', 'inferred'],
    ['crm_ui', 'inferred'],
    ['SOMETHING_NEW', 'inferred'],
    ['', 'inferred'],
  ])('written by %p is %s', (sourceType, tier) => {
    const [record] = evidenceOf(contact({ jobtitle: [change('CTO', '2026-05-01', sourceType)] }), '1', jobtitle, now);
    expect(record?.evidence_tier).toBe(tier);
  });

  it('is about the e-mail of a contact without a name, and about nobody where there is neither', () => {
    const nameless = contact({ jobtitle: [change('CTO', '2026-05-01')] }, { firstname: ' ', lastname: null });
    expect(evidenceOf(nameless, '1', jobtitle, now)[0]?.entity).toBe('ada@acme.example');
    expect(evidenceOf({ ...nameless, email: null }, '1', jobtitle, now)).toEqual([]);
  });

  it('about the company names the one the contact had then', () => {
    const records = evidenceOf(
      contact(
        {
          recent_funding_date: [change('2026-06-01', '2026-06-02'), change('2025-01-01', '2025-01-02')],
          company: [change('Globex', '2026-04-01'), change('Acme', '2025-01-01')],
        },
        { company: 'Globex' },
      ),
      '1',
      [{ property: 'recent_funding_date', event_type: 'funding', about: 'company' }],
      now,
    );
    expect(records.map(({ entity, acquired_at }) => [entity, acquired_at])).toEqual([
      ['Globex', '2026-06-02'],
      ['Acme', '2025-01-02'],
    ]);
  });

  it('about the company falls back to the present one, and is left out where there was none', () => {
    const mapping = [{ property: 'recent_funding_date', event_type: 'funding', about: 'company' }] as const;
    const history = { recent_funding_date: [change('2026-06-01', '2026-06-02')] };
    expect(evidenceOf(contact(history), '1', mapping, now)[0]?.entity).toBe('Acme');
    expect(evidenceOf(contact(history, { company: null }), '1', mapping, now)).toEqual([]);
    const left = { ...history, company: [change('', '2026-01-01'), change('Acme', '2025-01-01')] };
    expect(evidenceOf(contact(left, { company: null }), '1', mapping, now)).toEqual([]);
  });

  it('about the company names the first one known for what is older', () => {
    const mapping = [{ property: 'recent_funding_date', event_type: 'funding', about: 'company' }] as const;
    const history = {
      recent_funding_date: [change('2025-01-01', '2025-01-02')],
      company: [change('Globex', '2026-04-01'), change('Acme', '2025-03-01')],
    };
    expect(evidenceOf(contact(history, { company: 'Globex' }), '1', mapping, now)[0]?.entity).toBe('Acme');
  });

  it('about a change of the company itself names the new one', () => {
    const mapping = [{ property: 'company', event_type: 'acquisition', about: 'company' }] as const;
    const history = { company: [change('Globex', '2026-04-01'), change('Acme', '2025-01-01')] };
    expect(evidenceOf(contact(history), '1', mapping, now).map(({ entity }) => entity)).toEqual(['Globex', 'Acme']);
  });

  it('counts a value that was written again from the first time', () => {
    const history = {
      jobtitle: [
        change('CTO', '2026-06-01', 'INTEGRATION'),
        change('CTO', '2026-05-01', 'INTEGRATION'),
        change('CTO', '2024-05-01'),
        change('Engineer', '2020-05-01'),
      ],
    };
    expect(evidenceOf(contact(history), '1', jobtitle, now).map(({ acquired_at }) => acquired_at)).toEqual([
      '2024-05-01',
      '2020-05-01',
    ]);
  });

  it('leaves out what was cleared, and counts what came back after it anew', () => {
    const history = {
      jobtitle: [change('CTO', '2026-06-01'), change(' ', '2026-05-01'), change('CTO', '2024-05-01')],
    };
    expect(evidenceOf(contact(history), '1', jobtitle, now).map(({ acquired_at }) => acquired_at)).toEqual([
      '2026-06-01',
      '2024-05-01',
    ]);
  });

  it('is at most 100 records, the newest of all properties first', () => {
    const many = (from: number, step: string) =>
      Array.from({ length: 80 }, (_, at) => change(`${step} ${at}`, new Date(from - at * 86_400_000).toISOString()));
    const records = evidenceOf(
      contact({ jobtitle: many(now, 'title'), company: many(now - 3_600_000, 'company') }),
      '1',
      defaultEvidenceProperties,
      now,
    );
    expect(records).toHaveLength(100);
    const times = records.map(({ id }) => Number(id.split(':').at(-1)));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(times[0]).toBe(now);
    expect(new Set(records.map(({ id }) => id)).size).toBe(100);
  });

  it('looks at each change once, however many there are', () => {
    let looks = 0;
    const counted = (day: number, value: string) => ({
      ...change(value, '2020-01-01'),
      get changedAt() {
        looks += 1;
        return new Date(Date.UTC(2026, 0, 1) - day * 60_000);
      },
    });
    const many = (from: number, value: (day: number) => string) =>
      Array.from({ length: 1_000 }, (_, day) => counted(from + day, value(day)));
    const history = { company: many(0, () => ''), raised: many(1_000, String) };
    const mapping = [{ property: 'raised', event_type: 'funding', about: 'company' }] as const;
    expect(evidenceOf(contact(history), '62515', mapping, now)).toEqual([]);
    expect(looks).toBeLessThan(10_000);
  });

  it('is never dated ahead', () => {
    const [record] = evidenceOf(contact({ jobtitle: [change('CTO', '2026-06-16T00:00:01Z')] }), '1', jobtitle, now);
    expect(record?.acquired_at).toBe('2026-06-15');
  });

  it('gives one record for a property that is listed twice', () => {
    const twice = [...jobtitle, { property: 'jobtitle', event_type: 'job_change', about: 'contact' }] as const;
    const records = evidenceOf(contact({ jobtitle: [change('CTO', '2026-05-01')] }), '1', twice, now);
    expect(records.map(({ event_type }) => event_type)).toEqual(['promotion']);
  });

  it('fits a source record however long the names and values are', () => {
    const property = `p${'x'.repeat(99)}`;
    const other = `p${'x'.repeat(98)}y`;
    const records = evidenceOf(
      contact(
        { [property]: [change('é'.repeat(65_000), '2026-05-01')], [other]: [change('v', '2026-05-01')] },
        {
          firstname: '😀'.repeat(300),
        },
      ),
      '9'.repeat(20),
      [property, other].map((name) => ({ property: name, event_type: 'other', about: 'contact' as const })),
      now,
    );
    for (const record of records) expect(() => validate(record)).not.toThrow();
    expect(new Set(records.map(({ id }) => id)).size).toBe(2);
  });

  it('lets no property pass for a field of the record', () => {
    const mapping = [{ property: 'entity', event_type: 'other', about: 'contact' }] as const;
    const [record] = evidenceOf(contact({ entity: [change('Mallory', '2026-05-01')] }), '1', mapping, now);
    expect(record?.entity).toBe('Ada Byron');
  });

  it('is empty for a contact without a history', () => {
    expect(evidenceOf(contact({}), '1', defaultEvidenceProperties, now)).toEqual([]);
    const inherited = [{ property: 'constructor', event_type: 'other', about: 'contact' }] as const;
    expect(evidenceOf(contact({}), '1', inherited, now)).toEqual([]);
  });

  it('leaves out the oldest where all of it would take more than half of what metadata may', () => {
    const long = Array.from({ length: 100 }, (_, at) => change(`${at} `.padEnd(500, '語'), '2026-05-01')).map(
      (one, at) => ({ ...one, changedAt: new Date(one.changedAt.getTime() - at * 60_000) }),
    );
    const records = evidenceOf(contact({ jobtitle: long }), '1', jobtitle, now);
    const bytes = Buffer.byteLength(JSON.stringify(records));
    expect(bytes).toBeLessThanOrEqual(32_768);
    expect(bytes).toBeGreaterThan(30_000);
    expect(records.map((record) => String(Object.entries(record)[0]?.[1]).split(' ')[0])).toEqual(
      records.map((_, at) => `${at}`),
    );
  });

  it('holds no characters that the gate refuses', () => {
    const broken = [change('C\0T\ud800O', '2026-05-01')];
    const [record] = evidenceOf(contact({ jobtitle: broken }, { firstname: 'A\0da\udc00' }), '1', jobtitle, now);
    expect(record).toMatchObject({ jobtitle: 'CT\ufffdO', entity: 'Ada\ufffd Byron' });
    const empty = evidenceOf(contact({ jobtitle: [change('\0', '2026-05-01')] }), '1', jobtitle, now);
    const nobody = contact({ jobtitle: broken }, { firstname: '\0', lastname: null });
    expect([...empty, ...evidenceOf(nobody, '1', jobtitle, now)]).toEqual([]);
  });

  it('knows nothing of before the first year', () => {
    const old = ['-000001-01-01T00:00:00Z', '0000-12-31T23:59:59Z', '0001-01-01T00:00:00Z'].map((day, at) =>
      change(`Title ${at}`, day),
    );
    const records = evidenceOf(contact({ jobtitle: old.reverse() }), '1', jobtitle, now);
    expect(records.map(({ acquired_at: day }) => day)).toEqual(['0001-01-01']);
    for (const record of records) expect(() => validate(record)).not.toThrow();
  });
});
