import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SubmissionStatus, statuses, submissionStatuses } from '@sendgate/contracts';
import { message, standAt } from '@sendgate/gate/testing';
import { type TestApi, testApi } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api?.close());

const moves: Readonly<Record<'sent' | 'failed', Partial<Record<SubmissionStatus, SubmissionStatus>>>> = {
  // Repeating what was reported changes nothing; what nobody reported here is a repetition of nothing.
  sent: { APPROVED: 'SENT' },
  failed: { APPROVED: 'FAILED' },
};

describe('a delivery report', () => {
  for (const from of submissionStatuses) {
    for (const status of ['sent', 'failed'] as const) {
      const to = moves[status][from];
      it(`of ${status} ${to === undefined ? `changes nothing at ${from}` : `moves ${from} to ${to}`}`, async () => {
        const { actionId } = (await api.gate.submit(api.caller, message())).submission;
        await standAt(api.database, actionId, from);
        const row = () => api.database.sql('SELECT * FROM submission WHERE id = $1', [actionId]);
        const before = await row();
        const answer = await api.post(`/v1/gate/outbound/${actionId}/delivery`, { status });
        if (to !== undefined) {
          expect([answer.status, answer.body.status]).toEqual([200, to]);
          expect(statuses[from].next as readonly string[]).toContain(to);
          return;
        }
        const same = (status === 'sent' ? 'SENT' : 'FAILED') === from;
        expect([answer.status, answer.body.code]).toEqual(same ? [200, undefined] : [409, 'state_conflict']);
        expect(await row()).toEqual(before);
      });
    }
  }

  it('is all a caller can do: reading moves nothing, and writing is for new messages', async () => {
    const { actionId, idempotencyKey } = (await api.gate.submit(api.caller, message({ idempotencyKey: 'every-move' })))
      .submission;
    for (const status of submissionStatuses) {
      await standAt(api.database, actionId, status);
      const row = () => api.database.sql('SELECT * FROM submission WHERE id = $1', [actionId]);
      const before = await row();
      for (const version of ['v1', 'v2']) {
        expect((await api.get(`/${version}/gate/outbound/${actionId}`)).body.status).toBe(status);
      }
      const again = { recipient: 'ada@again.example.org', subject: 'Again', body_text: 'Hello Ada.' };
      const replay = await api.post('/v1/gate/outbound', { ...again, idempotency_key: idempotencyKey });
      expect(replay.body).toMatchObject({ action_id: actionId, status });
      expect(await row()).toEqual(before);
    }
  });
});
