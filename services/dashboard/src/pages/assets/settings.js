// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
import { entries, faster, refuse, send } from './request.js';
import { point, settingFields } from './setting-fields.js';

/** The form of all settings: sends what was changed, and holds a refusal against the fields it is about. */
export function startSettings() {
  const form = document.querySelector('#settings');
  if (!form) return;
  const [alert, button, status] = ['.alert', '[type="submit"]', '[role="status"]'].map((part) =>
    form.querySelector(part),
  );
  const settings = settingFields(form);

  function say(...words) {
    alert.replaceChildren(...words);
    alert.hidden = false;
    alert.tabIndex = -1;
    alert.focus();
  }

  async function refusedBy(answer) {
    const detail = answer?.status === 422 ? (await answer.clone().json()).detail : [];
    const refused = settings.refuse(detail.map(({ loc, ...refused }) => ({ path: loc.slice(1), ...refused })));
    if (refused.length > 0) point(alert, refused);
    else if (detail.length > 0) say(entries(detail));
    else if (answer?.status === 412) {
      // A hash would only lead to a place on the page that is there.
      const href = location.pathname + location.search;
      const again = Object.assign(document.createElement('a'), { href, textContent: 'Load the page anew' });
      say(
        `${faster()}, so nothing was saved just now. `,
        again,
        ' to see what is stored; what you changed stands here until then.',
      );
    } else await refuse(alert, answer);
  }

  addEventListener('beforeunload', (event) => {
    if (settings.changed().length > 0) event.preventDefault();
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    alert.hidden = true;
    status.textContent = '';
    settings.clear();
    const changes = settings.changed();
    if (changes.length === 0) {
      status.textContent = 'Nothing is changed.';
      return;
    }
    const { values, refused } = settings.read(changes);
    if (refused.length > 0) return point(alert, refused);
    button.disabled = true;
    const answer = await send('PATCH', form.dataset.path, values, { 'If-Match': `"${form.dataset.version}"` });
    button.disabled = false;
    if (!answer?.ok) return refusedBy(answer);
    form.dataset.version = (await answer.json()).version;
    for (const setting of changes) setting.saved();
    status.textContent = `Saved: ${changes.map(({ title }) => title).join(', ')}.`;
  });
}
