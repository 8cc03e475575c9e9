import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Metadata } from '@sendgate/contracts';
import { type DashboardWorld, dashboardWorld, heldMessage } from '../testing/dashboard-world.ts';
import type { ReviewDetail } from '../wire/review.ts';
import { claimEvidence } from './claim-evidence.ts';

const hostile = `<img src=x onerror=alert(1)>"'`;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

describe('claims and their evidence on the page of a hold', () => {
  let world: DashboardWorld;
  beforeAll(async () => {
    world = await dashboardWorld();
  });
  afterAll(() => world?.close());

  const bodyText =
    'As an AI language model, I cannot. Acme raised $40 million. Dana Whitfield joined Acme as COO. Acme bought Initech. Hello.';
  const finding = (text: string, status: string, ...cited: string[]) => ({
    ...{ start: bodyText.indexOf(text), end: bodyText.indexOf(text) + text.length, text, kind: 'statement', status },
    ...{ support_score: 0.5, citations: cited.map((id) => ({ source_record_id: id, score: 0.9 })) },
  });
  const record = (id: string, event_type: string, entity: string, days: number, evidence_tier?: string) => ({
    ...{ id, event_type, entity, acquired_at: daysAgo(days), ...(evidence_tier && { evidence_tier }) },
  });
  const submit = async (recipient: string, source_records: Metadata['source_records']) => {
    const message = { ...heldMessage, recipient, bodyText, metadata: { source_records } };
    return (await world.gate.submit(world.caller, message)).submission;
  };
  /** The section as its reader reads it: words apart by one blank. */
  async function sectionOf(actionId: string): Promise<string> {
    const { text } = await world.people.viewer.send('GET', `/reviews/${actionId}`);
    const section = /<section aria-labelledby="evidence">([\s\S]*?)<\/section>/.exec(text)?.[1] ?? '';
    return section
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll(/\s+/g, ' ')
      .trim();
  }
  const scanned = (actionId: string, findings: unknown[], state: 'done' | 'failed' | 'running' = 'done') =>
    world.gate.scans.record(actionId, 'grounding', { state, score: 0.5, engine: 'e', findings });

  it('shows those against the evidence first, each with its records, their tier and age, and each record with its claims', async () => {
    const { actionId, violations } = await submit('order@customer.example', [
      record('rec_news', 'funding', 'Acme', 12, 'tier_2'),
      record('rec_crm', 'job_change', 'Dana Whitfield', 310, 'verified'),
      record('rec_idle', 'layoffs', 'Globex', 1),
    ]);
    // What a rule knows of the same words counts, whatever the scan made of them.
    expect(violations).toContainEqual(expect.objectContaining({ rule: 'source_freshness' }));
    const page = await world.people.viewer.send('GET', `/reviews/${actionId}`);
    expect(page.text).toContain('Evidence rec_crm: supports it, too old, 310 days old');
    await scanned(actionId, [
      finding('Hello', 'not_checkable'),
      finding('Acme raised $40 million', 'supported', 'rec_news'),
      finding('Dana Whitfield joined Acme as COO', 'unsupported'),
      finding('Acme bought Initech', 'contradicted', 'rec_gone'),
      { status: 'supported' },
      'no finding at all',
    ]);
    expect(await sectionOf(actionId)).toMatch(
      new RegExp(
        [
          'Claims and their evidence contradicted “ Acme bought Initech ” rec_gone supports it',
          'supported by old records alone “ Dana Whitfield joined Acme as COO ” rec_crm supports it, too old: Dana Whitfield , job_change, verified, 310 days old',
          'supported “ Acme raised \\$40 million ” rec_news supports it: Acme , funding, corroborated, 12 days old',
          'Source records .* rec_news Acme funding corroborated \\S+ 12 days old supports “ Acme raised \\$40 million ”',
          'rec_crm Dana Whitfield job_change verified \\S+ 310 days old supports, too old “ Dana Whitfield joined Acme as COO ”',
          'rec_idle Globex layoffs unverified \\S+ 1 day old no claim$',
        ].join(' '),
      ),
    );
  });

  it('says the worst of a record that several rules speak of, as the claim does', () => {
    const spoken = (rule: string, relation: string) => ({
      ...{
        rule,
        field: 'body_text',
        start: 0,
        end: 20,
        evidence: [{ source_record_id: 'rec_old', relation, age_days: 310 }],
      },
    });
    const section = claimEvidence(
      {
        metadata: { source_records: [record('rec_old', 'job_change', 'Dana Whitfield', 310)] },
        advisory: { grounding: { state: 'done', findings: [{ ...finding('As an', 'supported', 'rec_old') }] } },
        policy_violations: [spoken('evidence_conflict', 'contradicts'), spoken('source_freshness', 'stale')],
        body_text: bodyText,
      } as unknown as ReviewDetail,
      new Date(),
    );
    expect(section?.markup).toContain('contradicts it');
    expect(section?.markup).not.toContain('supports it');
  });

  it('says how far the scan has come, and that there is no evidence where the caller says so', async () => {
    const waiting = await submit('waiting@customer.example', []);
    expect(await sectionOf(waiting.actionId)).toBe(
      'Claims and their evidence The caller states that there is no evidence. The claims are still being compared with the records.',
    );
    await scanned(waiting.actionId, [], 'failed');
    expect(await sectionOf(waiting.actionId)).toContain('The claims were not compared with the records.');
    const silent = await submit('silent@customer.example', [record('r', 'funding', 'Acme', 3)]);
    await scanned(silent.actionId, [finding('Hello', 'not_checkable')]);
    expect(await sectionOf(silent.actionId)).toContain('The message claims nothing that records could bear out.');
  });

  it('shows no section where the caller sent no records, or where they were erased', async () => {
    const { submission } = await world.gate.submit(world.caller, {
      ...heldMessage,
      recipient: 'none@customer.example',
    });
    expect(await sectionOf(submission.actionId)).toBe('');
    const { actionId } = await submit('gone@customer.example', [record('rec_gone', 'funding', 'Acme', 3)]);
    await scanned(actionId, [finding('Acme raised $40 million', 'supported', 'rec_gone')]);
    const { erasureId } = await world.gate.privacy.erase(world.actor('owner'), 'gone@customer.example');
    await world.gate.privacy.runErasure(erasureId);
    expect(await sectionOf(actionId)).toBe('');
  });

  it('escapes what records and scans say, and the later of two records with one id counts', async () => {
    const { actionId } = await submit('hostile@customer.example', [
      record(hostile, 'funding', 'First', 200),
      record(hostile, hostile, `Second ${hostile}`, 2, hostile),
    ]);
    await scanned(actionId, [finding('Acme raised $40 million', 'supported', hostile)]);
    const { text } = await world.people.viewer.send('GET', `/reviews/${actionId}`);
    expect(text).not.toContain('<img');
    expect(text).toMatch(/<a href="#record-2">&lt;img[\s\S]*Second &lt;img[\s\S]*unverified, 2 days old/);
    expect(await sectionOf(actionId)).toMatch(/First funding unverified \S+ 200 days old no claim/);
  });
});
