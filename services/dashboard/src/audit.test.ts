import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditKinds } from '@sendgate/contracts';
import { type DashboardWorld, dashboardWorld, heldMessage } from './testing/dashboard-world.ts';

describe('the record of a workspace', () => {
  let world: DashboardWorld;
  beforeAll(async () => {
    world = await dashboardWorld();
  });
  afterAll(() => world?.close());

  it('is read by admins in pages, newest first, without a gap or a repetition', async () => {
    const { admin } = world.people;
    for (let n = 0; n < 7; n++) await admin.send('POST', '/api/keys', { label: `key ${n}` });
    const seen: string[] = [];
    for (let before = ''; ; ) {
      const { status, body } = await admin.send('GET', `/api/audit?limit=3&kind=api_key.created${before}`);
      expect(status).toBe(200);
      seen.push(...body.records.map(({ id }: { id: string }) => id));
      expect(body.records.length).toBeLessThanOrEqual(3);
      if (!body.has_more) break;
      before = `&before=${body.next_before}`;
    }
    expect(seen.length).toBeGreaterThanOrEqual(7);
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => Number(b) - Number(a)));
  });

  it('is shown with the head of its chain, once it is sealed', async () => {
    const { admin } = world.people;
    expect((await admin.send('GET', '/api/audit?limit=1')).body.chain_head).toBeNull();
    expect((await admin.send('GET', '/audit')).text).not.toContain('Head of the chain');
    await world.database.unguarded(`UPDATE audit_event SET created_at = created_at - interval '2 minutes'`);
    await world.gate.audit.seal(world.workspace.id);
    const { head } = await world.gate.audit.verify(world.workspace.id);
    const { body } = await admin.send('GET', '/api/audit?limit=1');
    expect(body.chain_head).toMatchObject({ record_id: head?.eventId, hash: head?.hash });
    expect(Date.parse(body.chain_head.sealed_at)).not.toBeNaN();
    expect((await admin.send('GET', '/audit')).text).toContain(`<code>${head?.hash}</code>`);
  });

  it('is narrowed by kind, person, action and time', async () => {
    const { admin, owner } = world.people;
    const find = async (query: string) => (await admin.send('GET', `/api/audit?${query}`)).body.records;
    await owner.send('POST', '/api/keys', { label: "the owner's" });
    expect(await find('kind=api_key.created&actor=owner%40here.example')).toMatchObject([
      { kind: 'api_key.created', actor: 'owner@here.example', action_id: null },
    ]);
    expect(await find('actor=nobody%40here.example')).toEqual([]);
    expect(await find('action_id=act_01ARZ3NDEKTSV4RRFFQ69G5FAV')).toEqual([]);
    expect(await find('to=2020-01-01T00:00:00Z')).toEqual([]);
    expect((await find('from=2020-01-01T00:00:00Z')).length).toBeGreaterThan(0);
    expect((await admin.send('GET', '/api/audit?kind=invented')).status).toBe(422);
    expect((await admin.send('GET', '/api/audit?before=1;drop')).status).toBe(422);
  });

  it('is narrowed to what it is about, by the id alone', async () => {
    const { admin } = world.people;
    const about = async (id: string) => {
      const { status, body } = await admin.send('GET', `/api/audit?subject=${id}`);
      expect(status).toBe(200);
      return body.records.map(({ kind }: { kind: string }) => kind);
    };
    const key = (await admin.send('POST', '/api/keys', { label: 'short-lived' })).body;
    await admin.send('DELETE', `/api/keys/${key.id}`);
    expect(await about(key.id)).toEqual(['api_key.revoked', 'api_key.created']);
    await admin.send('PATCH', `/api/members/${world.people.viewer.userId}`, { role: 'reviewer' });
    expect((await about(world.people.viewer.userId)).slice(0, 1)).toEqual(['member.set']);
    await admin.send('PATCH', `/api/members/${world.people.viewer.userId}`, { role: 'viewer' });
    expect((await about((await world.gate.snapshots.active(world.workspace.id)).id)).at(-1)).toBe('workspace.created');
    const erasure = (await admin.send('POST', '/api/privacy/erase', { recipient: 'gone@customer.example' })).body;
    await world.gate.privacy.runErasure(erasure.erasure_id);
    expect(await about(erasure.erasure_id)).toEqual(['privacy.erasure_finished', 'privacy.erasure_requested']);
    const { submission } = await world.gate.submit(world.caller, heldMessage);
    expect(await about(submission.actionId)).toEqual(['submission.decided']);
    expect(await about('imp_of_nobody')).toEqual([]);
    expect(await about('made_up')).toEqual([]);
  });

  it('says what a change was made to and what it made of it', async () => {
    const { admin } = world.people;
    const settings = `/api/workspaces/${world.workspace.id}/settings`;
    const { headers } = await admin.send('GET', settings);
    await admin.send('PATCH', settings, { sampling_percent: 7 }, { 'If-Match': headers.etag ?? '' });
    const { body } = await admin.send('GET', '/api/audit?kind=settings.changed&limit=1');
    expect(body.records[0].detail).toMatchObject({
      changed: ['sampling_percent'],
      before: { sampling_percent: 0 },
      after: { sampling_percent: 7 },
    });
  });

  it('is handed out as a table in which no cell is a formula', async () => {
    const { admin } = world.people;
    await world.gate.workspaces.suppression.add(
      { ...world.actor('admin'), email: '=cmd@here.example' },
      ['formula@customer.example'],
      'manual',
    );
    const answer = await admin.send('GET', '/api/audit.csv?limit=2');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="audit.csv"');
    expect(answer.headers['x-next-before']).toMatch(/^[0-9]+$/);
    const lines = answer.text.trim().split('\n');
    expect(lines[0]).toBe('id,at,kind,actor,action_id,detail');
    expect(lines[1]).toContain("suppression.added,'=cmd@here.example,");
    expect(lines).toHaveLength(3);
  });

  it('holds only kinds of the table', async () => {
    const { body } = await world.people.owner.send('GET', '/api/audit?limit=1000');
    const kinds: string[] = body.records.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toContain('api_key.created');
    expect(kinds.filter((kind) => !(kind in auditKinds))).toEqual([]);
  });
});
