// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
import { explain, send } from './request.js';

/** The button that asks a receiver of callbacks whether it is back. */
export function startCallbacksNotice() {
  const notice = document.querySelector('#callbacks-notice');
  notice?.querySelector('button').addEventListener('click', async ({ currentTarget: button }) => {
    const status = notice.querySelector('[role="status"]');
    button.disabled = true;
    status.textContent = 'Waiting for its answer …';
    const answer = await send('POST', '/api/callbacks/enable', {}, { 'X-Workspace-Id': notice.dataset.workspace });
    button.disabled = false;
    if (!answer?.ok) {
      status.textContent = await explain(answer);
      return;
    }
    const { state, ping, resumed, missed } = await answer.json();
    const lines = {
      delivered: `It answered. ${resumed} waiting callbacks are on their way.`,
      waiting: 'No answer is known yet. Reload in a minute.',
    };
    const missing = missed.count > 0 ? ` ${missed.count} were given up meanwhile and can be replayed.` : '';
    status.textContent = (lines[ping?.outcome] ?? `Still ${state}: ${ping?.outcome ?? 'no answer'}.`) + missing;
  });
}
