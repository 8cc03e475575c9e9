import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { breakSeal, newRecipient } from '@sendgate/gate/testing';
import { type DashboardWorld, dashboardWorld, heldMessage } from '../testing/dashboard-world.ts';

const hostile = `<img src=x onerror=alert(1)>"'</textarea><script>alert(1)</script>`;

describe('pages', () => {
  let world: DashboardWorld;
  let actionId: string;

  beforeAll(async () => {
    world = await dashboardWorld();
    const { submission } = await world.gate.submit(world.caller, {
      ...heldMessage,
      subject: `Hi ${hostile}`,
      bodyText: `As an AI language model, I cannot do that. ${hostile}`,
      bodyHtml: `<p>As an AI language model, I cannot do that.</p>${hostile}`,
      sourceModel: hostile,
      metadata: { source_records: [{ id: hostile, entity: hostile, event_type: 'x', acquired_at: '2026-11-01' }] },
    });
    actionId = submission.actionId;
  });

  afterAll(async () => {
    await world?.close();
  });

  it('has no form that puts what it holds into an address, but a search', () => {
    const folder = import.meta.dirname;
    const forms = readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').match(/<form[^>]*>?/g) ?? []);
    expect(forms.length).toBeGreaterThan(20);
    expect(forms.filter((form) => !/ method="(?:post|dialog)"| role="search"/.test(form))).toEqual([]);
  });

  it('leads from / to the queue, from there to sign-in, and back after it', async () => {
    expect((await world.send('GET', '/')).headers.location).toBe('/reviews');
    const review = await world.send('GET', `/reviews/${actionId}`);
    expect([review.status, review.headers.location]).toEqual([303, `/sign-in?next=%2Freviews%2F${actionId}`]);
    const form = await world.send('GET', String(review.headers.location));
    expect(form.status).toBe(200);
    expect(form.text).toContain(`data-next="/reviews/${actionId}"`);
    const signedIn = await world.people.viewer.send('GET', String(review.headers.location));
    expect([signedIn.status, signedIn.headers.location]).toEqual([303, `/reviews/${actionId}`]);
  });

  it('shows a browser that there is nothing at an address, and tells a program so', async () => {
    const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    for (const ask of [world.send, world.people.viewer.send]) {
      const page = await ask('GET', '/nowhere', undefined, browser);
      expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(page.headers['content-security-policy']).toContain("script-src 'self'");
      expect(page.headers['x-content-type-options']).toBe('nosniff');
      expect(page.text).toContain('There is nothing here');
      const program = await ask('GET', '/nowhere');
      expect([program.status, program.body.code]).toEqual([404, 'not_found']);
      const api = await ask('GET', '/api/nowhere', undefined, browser);
      expect([api.status, api.body.code]).toEqual([404, 'not_found']);
      expect((await ask('POST', '/nowhere', {}, browser)).body.code).toBe('not_found');
    }
  });

  it.each([
    ['/usage?days=91', 'days', 'Input should be less than or equal to 90', 'At most 90.', '/usage'],
    [
      '/usage?date=2026-13-40',
      'date',
      'Input should be a valid date, YYYY-MM-DD',
      'Write a valid date, YYYY-MM-DD.',
      '/usage',
    ],
    [
      `/api/integrations/crm/callback?state=${'x'.repeat(201)}`,
      'state',
      'String should have at most 200 characters',
      'Write at most 200 characters.',
      '/api/integrations/crm/callback',
    ],
    [
      '/reviews?offset=1&offset=2&channel=sms',
      'offset',
      'Give this parameter once',
      'Give this parameter once.',
      '/reviews?channel=sms',
    ],
  ])(
    'shows a browser in plain words what to change in %s, and tells a program',
    async (address, name, msg, words, without) => {
      const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
      for (const ask of [world.send, world.people.viewer.send]) {
        const page = await ask('GET', address, undefined, browser);
        expect([page.status, page.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
        expect(page.headers['content-security-policy']).toContain("script-src 'self'");
        expect(page.text).toContain(`<dt><code>${name}</code></dt><dd>${words}</dd>`);
        expect(page.text).toContain(`<a href="${without}">Open the page without them</a>`);
        for (const Accept of [null, 'application/json']) {
          const program = await ask('GET', address, undefined, { Accept });
          expect(program.status).toBe(422);
          expect(program.body.detail).toMatchObject([{ loc: ['query', name], msg }]);
        }
      }
    },
  );

  it('shows a browser that there is nothing at a path that cannot be one', async () => {
    const address = `/reviews/act_%00`;
    const page = await world.people.viewer.send('GET', address, undefined, { Accept: 'text/html' });
    expect(page.status).toBe(404);
    expect(page.text).toContain('There is nothing here');
    expect((await world.people.viewer.send('GET', address)).status).toBe(422);
  });

  it('shows nothing of a wrong address but its text, and leads to no other site', async () => {
    const address = `//evil.example/usage?days=91`;
    expect((await world.people.viewer.send('GET', address, undefined, { Accept: 'text/html' })).text).not.toContain(
      'evil',
    );
    const tag = await world.people.viewer.send('GET', '/usage?days=%3Cimg+src%3Dx%3E', undefined, {
      Accept: 'text/html',
    });
    expect(tag.text).not.toContain('<img');
  });

  it('never sends anybody to another site after sign-in', async () => {
    const form = await world.send('GET', '/sign-in?next=%2F%2Fevil.example');
    expect(form.text).toContain('data-next="/reviews"');
    expect(form.text).not.toContain('evil.example');
  });

  it('shows the message with what the policy found, and both decisions to a reviewer', async () => {
    const page = await world.people.reviewer.send('GET', `/reviews/${actionId}`);
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.text).toMatch(/<mark class="block" id="found-body_text-\d+" title="[^"]*ai_refusal_text/);
    expect(page.text).toContain(`data-target="/api/reviews/${actionId}/approve"`);
    expect(page.text).toContain(`data-target="/api/reviews/${actionId}/reject"`);
    expect(page.text).toContain('data-version="1"');
    const judged = /href="(\/policy\/snapshots\/[^"]+)">the policy of its time/.exec(page.text)?.[1] ?? '';
    expect((await world.people.viewer.send('GET', judged)).status).toBe(200);
    // In words, and once for somebody who opened it again and again.
    await world.people.reviewer.send('GET', `/reviews/${actionId}`);
    const again = await world.people.reviewer.send('GET', `/reviews/${actionId}`);
    const steps = again.text.slice(again.text.indexOf('id="timeline"'));
    expect(steps).toMatch(/The gate decided about a message <span class="quiet">API key \w+<\/span>/);
    expect(steps).toMatch(
      /A person was shown a message <span class="quiet">reviewer@here.example<\/span> .*2 times, the last/,
    );
    expect(steps).not.toMatch(/submission\.|system\.invalid/);
    expect(page.text).toContain(world.people.reviewer.csrfToken);
    const list = await world.people.reviewer.send('GET', '/reviews');
    expect(list.text).toContain(`href="/reviews/${actionId}"`);
  });

  it('says once what was found in the text and its HTML alike, and where', async () => {
    const { text } = await world.people.reviewer.send('GET', `/reviews/${actionId}`);
    expect(text.match(/<strong>ai_refusal_text<\/strong>/g)).toHaveLength(1);
    const found = (where: string) =>
      new RegExp(`${where}: <a href="#(found-[^"]+)">“<span dir="auto">As an AI language model`);
    // Each leads to its place, in a text of any length.
    for (const where of ['Found in the text', 'Found in the HTML'])
      expect(text).toContain(`<mark class="block" id="${found(where).exec(text)?.[1]}"`);
    const { submission } = await world.gate.submit(world.caller, {
      ...heldMessage,
      recipient: 'once@customer.example',
      bodyText: `${heldMessage.bodyText}\n${'We guarantee 3x ROI. '.repeat(20)}`,
    });
    const single = await world.people.reviewer.send('GET', `/reviews/${submission.actionId}`);
    expect(single.text).toMatch(found('Found'));
    expect(single.text).not.toMatch(found('Found in the text'));
    expect(single.text.match(/Found in the text 20 times: /g)).toHaveLength(1);
  });

  it('gives a message without words a name to open it by', async () => {
    const blank = { ...heldMessage, recipient: 'blank@customer.example', subject: ' ', bodyText: '\u200b' };
    const { submission } = await world.gate.submit(world.caller, blank);
    const { reviewer } = world.people;
    const list = await reviewer.send('GET', '/reviews?q=blank@customer.example');
    expect(list.text).toMatch(new RegExp(`href="/reviews/${submission.actionId}[^>]*>\\(no words\\)</a>`));
    expect((await reviewer.send('GET', `/reviews/${submission.actionId}`)).text).toMatch(/<h1[^>]*>E-mail message</);
  });

  it('writes out what cannot be seen where a finding is about that, and nowhere else', async () => {
    const { submission } = await world.gate.submit(world.caller, {
      ...heldMessage,
      subject: 'Hi 👩\u200d👧, a guar\u200bantee of 3\u202ex\u202c',
      bodyText: 'As an AI language model 👩\u200d👧, I cannot write that.',
    });
    const { text } = await world.people.viewer.send('GET', `/reviews/${submission.actionId}`);
    const quoted = [...text.matchAll(/“<span dir="auto">(.*?)<\/span>”<\/a>/g)].map(([, words]) => words);
    expect(quoted).toContain('guar<code>[U+200B]</code>antee');
    expect(quoted.some((words) => words?.includes('<code>[U+202E]</code>'))).toBe(true);
    expect(quoted.filter((words) => words?.includes('U+200D'))).toEqual([]);
  });

  it('says of an edit back to what was submitted that it is that, and repeats no text', async () => {
    const { submission } = await world.gate.submit(world.caller, heldMessage);
    const { reviews } = world.gate;
    const edited = async (bodyText: string, expectedVersion: number) => {
      await reviews.edit(world.actor('reviewer'), submission.actionId, { expectedVersion, bodyText });
      return (await world.people.viewer.send('GET', `/reviews/${submission.actionId}`)).text;
    };
    const other = await edited('Hi Lee, here is the answer.', 1);
    expect(other).toContain('<h3 id="edited">Edited by reviewer@here.example, not released</h3>');
    const back = await edited(heldMessage.bodyText, 2);
    expect(back).toContain('Edited by reviewer@here.example, back to the message as it was submitted</h3>');
    expect(back).not.toContain('In the edited message');
  });

  it('says why somebody decided as they did, and what they had the caller told', async () => {
    const submit = async () => (await world.gate.submit(world.caller, heldMessage)).submission.actionId;
    const [approved, rejected] = [await submit(), await submit()];
    const { reviews } = world.gate;
    const reason = 'Legal has read it.\n<b>Twice</b>';
    await reviews.approve(world.actor('reviewer'), approved, { expectedVersion: 1, reason });
    const why = { reasonCode: 'false_claim', note: 'We do not promise that.', guidance: 'Say what it does.' } as const;
    await reviews.reject(world.actor('reviewer'), rejected, { expectedVersion: 1, ...why });
    const page = async (id: string) => (await world.people.viewer.send('GET', `/reviews/${id}`)).text;
    expect(await page(approved)).toContain(
      '<dt>Reason</dt><dd class="words" dir="auto">Legal has read it.\n&lt;b&gt;Twice&lt;/b&gt;</dd>',
    );
    const text = await page(rejected);
    expect(text).toContain('reviewer@here.example: false claim</dd>');
    expect(text).toContain('<dt>Note for the caller</dt><dd class="words" dir="auto">We do not promise that.</dd>');
    expect(text).toContain('<dt>To be sent instead</dt><dd class="words" dir="auto">Say what it does.</dd>');
  });

  it('quotes what was found in HTML as it is read, without the tags in it', async () => {
    const { submission } = await world.gate.submit(world.caller, {
      ...heldMessage,
      recipient: 'tags@customer.example',
      bodyText: 'Hi Lee, see below.',
      bodyHtml: '<p>Hi Lee, I can do&nbsp;<b>30% off</b> if you<br>sign <i>this week</i>.</p>',
    });
    const { text } = await world.people.reviewer.send('GET', `/reviews/${submission.actionId}`);
    expect(text).toContain('“<span dir="auto">I can do 30% off if you sign this week</span>”');
  });

  it('says of a message that cannot be opened that it cannot, and offers reviewers to reject it, nothing else', async () => {
    const { gate, workspace, people, database } = world;
    const before = await gate.workspaces.settings(workspace.id);
    await gate.workspaces.patchSettings(world.actor('owner'), { seal_content: true }, before.version);
    const { submission } = await gate.submit(world.caller, { ...heldMessage, recipient: 'sealed@customer.example' });
    await breakSeal(database, 'submission', 'content_sealed', submission.actionId);
    const page = await people.reviewer.send('GET', `/reviews/${submission.actionId}`);
    expect([page.status, page.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(page.text).toContain('This message cannot be opened');
    expect(page.text).toContain(submission.actionId);
    expect(page.text.match(/data-target="[^"]*"/g)).toEqual([
      `data-target="/api/reviews/${submission.actionId}/reject"`,
    ]);
    expect(page.text).toContain('data-version="1"');
    const seen = await people.viewer.send('GET', `/reviews/${submission.actionId}`);
    expect(seen.text).not.toContain('data-target');
    const read = await people.reviewer.send('GET', `/api/reviews/${submission.actionId}`);
    expect(read.body).toMatchObject({ status: 500, code: 'content_unreadable', recovery: { send_allowed: false } });
    const approval = await people.reviewer.send(
      'POST',
      `/api/reviews/${submission.actionId}/approve`,
      { reason: 'It reads well to me.' },
      { 'If-Match': '"1"' },
    );
    expect(approval.body).toMatchObject({ status: 500, code: 'content_unreadable' });
    const list = await people.reviewer.send('GET', '/reviews');
    expect([list.status, list.text.includes(submission.actionId)]).toEqual([200, true]);
    const rejection = await people.reviewer.send(
      'POST',
      `/api/reviews/${submission.actionId}/reject`,
      { reason_code: 'quality' },
      { 'If-Match': '"1"' },
    );
    expect([rejection.status, rejection.body.review.status, rejection.body.review.body_text]).toEqual([
      200,
      'REJECTED',
      null,
    ]);
    const after = await gate.workspaces.settings(workspace.id);
    await gate.workspaces.patchSettings(world.actor('owner'), { seal_content: false }, after.version);
  });

  it('shows a message that came back to a hold as it was repaired, with what the scan found', async () => {
    const { gate, workspace } = world;
    const { version } = await gate.workspaces.settings(workspace.id);
    await gate.workspaces.patchSettings(world.actor('owner'), { advisory_hold: true }, version);
    const { submission } = await gate.submit(world.caller, {
      ...{ ...heldMessage, channel: 'slack', recipient: 'U024BE7LH', subject: null, autoRemediate: true },
      bodyText: 'Hi Ada, our tool sorts your tickets. We guarantee 3x ROI. I will send a summary tomorrow.',
    });
    const text = `tomorrow ${hostile}`;
    const finding = { kind: 'past_date', field: 'body_text', text, detail: 'That day is over.', confidence: 0.9 };
    const scan = { state: 'done', score: 0.1, engine: 'e', findings: [finding] } as const;
    await gate.scans.record(submission.actionId, 'semantic', { ...scan, findings: [...scan.findings] });
    const page = await world.people.reviewer.send('GET', `/reviews/${submission.actionId}`);
    expect(page.text).toContain('Came back to a hold');
    expect(page.text).toMatch(/<strong>past date<\/strong>[\s\S]*That day is over[\s\S]*tomorrow &lt;img/);
    // What an approval releases is what the editor holds.
    const editor = /<textarea id="body-text"[^>]*>\n([^<]*)<\/textarea>/.exec(page.text)?.[1];
    expect(submission.remediatedBody).not.toContain('guarantee 3x ROI');
    expect(editor).toBe(submission.remediatedBody);
    expect(page.text).not.toContain('<img');
  });

  it('narrows the queue to a recipient, a rule, a channel or a severity, and leads straight to an action id', async () => {
    const { reviewer } = world.people;
    const shown = async (query: string) => {
      const page = await reviewer.send('GET', `/reviews?${query}`);
      return [page.status, page.text.includes(actionId)];
    };
    expect(await shown('q=lee@customer.example')).toEqual([200, true]);
    expect(await shown('q=somebody.else@customer.example')).toEqual([200, false]);
    expect(await shown('q=ai_refusal_text&severity=BLOCK&channel=email')).toEqual([200, true]);
    expect(await shown('q=payment_card')).toEqual([200, false]);
    // Whoever looks for what is no worse than a WARN, to approve it together, is not shown a BLOCK that has one as well.
    const both = { recipient: 'both@customer.example', bodyText: `${heldMessage.bodyText} We guarantee 3x ROI.` };
    const { submission } = await world.gate.submit(world.caller, { ...heldMessage, ...both });
    expect([submission.violations.map(({ severity }) => severity).toSorted(), submission.status]).toEqual([
      ...[['BLOCK', 'WARN'], 'QUEUED'],
    ]);
    expect((await reviewer.send('GET', '/reviews?severity=WARN')).text).not.toContain(submission.actionId);
    expect((await reviewer.send('GET', '/reviews?severity=BLOCK')).text).toContain(submission.actionId);
    expect(await shown('channel=slack')).toEqual([200, false]);
    expect(await shown('mine=yes')).toEqual([200, false]);
    const direct = await reviewer.send('GET', `/reviews?q=${actionId}`);
    expect([direct.status, direct.headers.location]).toEqual([303, `/reviews/${actionId}`]);
    const none = await reviewer.send('GET', '/reviews?channel=telegram');
    expect(none.text).toContain('No hold is like that');
  });

  it('offers selecting and deciding about many to who may decide, and to nobody else', async () => {
    expect((await world.people.reviewer.send('GET', '/reviews')).text).toContain('data-select');
    const viewed = await world.people.viewer.send('GET', '/reviews');
    expect([viewed.status, viewed.text.includes('data-select'), viewed.text.includes('id="bulk"')]).toEqual([
      ...[200, false, false],
    ]);
  });

  it('leads from each hold to the next and to the one before, and nowhere where there is none', async () => {
    const { items } = await world.gate.reviews.list(world.workspace.id, {});
    const ids = items.map((item) => item.actionId);
    expect(ids.length).toBeGreaterThan(1);
    for (const [at, id] of ids.entries()) {
      const page = await world.people.reviewer.send('GET', `/reviews/${id}`);
      const way = (key: string) => new RegExp(`href="/reviews/([^"]+)" data-key="${key}"`).exec(page.text)?.[1];
      expect([way('k'), way('j')]).toEqual([ids[at - 1], ids[at + 1]]);
    }
  });

  it('stays in what the queue is narrowed to, beside a hold that is opened from there and on to the next', async () => {
    const { reviewer } = world.people;
    const recipient = newRecipient();
    const found = [];
    for (let n = 0; n < 2; n += 1) {
      found.push((await world.gate.submit(world.caller, { ...heldMessage, recipient })).submission.actionId);
    }
    const query = `q=${encodeURIComponent(recipient)}&severity=BLOCK`;
    const linked = (text: string) => Array.from(text.matchAll(/class="clamped" href="([^"]+)"/g), ([, href]) => href);
    const addresses = found.map((id) => `/reviews/${id}?${query.replace('&', '&amp;')}`);
    expect(linked((await reviewer.send('GET', `/reviews?${query}&channel=`)).text)).toEqual(addresses);
    const open = await reviewer.send('GET', `/reviews/${found[0]}?${query}`);
    expect(open.text).toContain(`href="${addresses[1]}" data-key="j"`);
    expect(open.text).not.toContain('data-key="k"');
    expect(open.text).toContain(`Only ${recipient}, BLOCK.`);
    const [, beside] = /id="beside"[^>]* data-address="([^"]+)"/.exec(open.text) ?? [];
    const drawn = await reviewer.send('GET', String(beside).replaceAll('&amp;', '&'));
    expect([linked(open.text), linked(drawn.text)]).toEqual([addresses, addresses]);
  });

  it('says what needs JavaScript where there is none, and to leave out what nothing is to stand for', async () => {
    const page = await world.people.reviewer.send('GET', `/reviews/${actionId}`);
    expect(page.text).toMatch(
      /<noscript><p class="alert">[^<]* Deciding, and whatever else changes something, needs it\./,
    );
    expect(page.text).toContain('Safer: leave it out');
    expect(page.text).not.toMatch(/Safer: “<span dir="auto">\s*</);
  });

  it('shows a viewer the message without the decisions', async () => {
    const page = await world.people.viewer.send('GET', `/reviews/${actionId}`);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('data-target');
  });

  it('escapes whatever a caller sent', async () => {
    for (const path of ['/reviews', `/reviews/${actionId}`]) {
      const page = await world.people.reviewer.send('GET', path);
      expect(page.text).not.toContain('<img');
      expect(page.text).not.toContain('<script>');
      expect(page.text.match(/<script /g)).toHaveLength(1);
      expect(page.text.match(/<\/textarea>/g)?.length ?? 0).toBe(path === '/reviews' ? 0 : 5);
    }
  });

  it('runs no script but its own file, loads nothing remote, and cannot be framed', async () => {
    for (const path of ['/sign-in', '/reviews', `/reviews/${actionId}`]) {
      const page = await (path === '/sign-in' ? world : world.people.reviewer).send('GET', path);
      const policy = String(page.headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      expect(page.text).not.toMatch(/ on\w+="|style="|<style|https?:\/\//);
    }
  });

  it('serves its script and style with their types', async () => {
    const script = await world.send('GET', '/assets/dashboard.js');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const style = await world.send('GET', '/assets/dashboard.css');
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
    const tag = String(style.headers.etag);
    expect((await world.send('GET', '/assets/dashboard.css', undefined, { 'If-None-Match': tag })).status).toBe(304);
  });

  it('answers 404 to a review of another tenant', async () => {
    expect((await world.elsewhere.owner.send('GET', `/reviews/${actionId}`)).status).toBe(404);
    expect((await world.elsewhere.owner.send('GET', `/reviews?workspace=${world.workspace.id}`)).status).toBe(404);
  });
});
