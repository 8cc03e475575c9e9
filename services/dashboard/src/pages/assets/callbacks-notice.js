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
    const { state, ping, missed } = await answer.json();
    const missing = missed.count > 0 ? ` ${missed.count} were given up meanwhile and can be replayed.` : '';
    // None is sent to a receiver that is well by now.
    if (ping === null || ping.outcome === 'delivered') {
      status.textContent = `The receiver answers again. What waited is on its way.${missing}`;
      notice.className = 'notice';
      notice.replaceChildren(status);
      return;
    }
    const isOpen = ping.outcome === 'waiting';
    status.textContent =
      (isOpen ? 'No answer is known yet. Reload in a minute.' : `Still ${state}: ${ping.outcome}.`) + missing;
  });
}
