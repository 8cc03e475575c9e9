// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
import { explain, send } from './request.js';

/** The button that ends every hold of a paused workspace, once its question was answered. */
export function startPauseNotice() {
  const notice = document.querySelector('#pause-notice');
  notice?.querySelector('button')?.addEventListener('click', async ({ currentTarget: button }) => {
    if (!confirm(button.dataset.confirm)) return;
    const status = notice.querySelector('[role="status"]');
    button.disabled = true;
    const path = `/api/workspaces/${encodeURIComponent(notice.dataset.workspace)}/hold-endings`;
    const answer = await send('POST', path, { holds: Number(button.dataset.holds) });
    if (answer?.ok) return location.reload();
    status.textContent = await explain(answer);
    button.disabled = false;
  });
}
