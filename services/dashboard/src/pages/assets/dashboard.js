// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
// The behaviour of the server-rendered pages: forms become JSON requests that carry the token of the session.
import { startCallbacksNotice } from './callbacks-notice.js';
import { startDraft } from './draft.js';
import { startDraftTest } from './draft-test.js';
import { onSubmit, startForms } from './forms.js';
import { followProgress } from './live.js';
import { startMoments } from './moments.js';
import { startPauseNotice } from './pause-notice.js';
import { startQueue } from './queue.js';
import { refuse, send } from './request.js';
import { startReview } from './review.js';
import { startSettings } from './settings.js';
import { startShortcuts } from './shortcuts.js';
import { tellLocally } from './times.js';

tellLocally(document);
startMoments();

const signIn = document.querySelector('#sign-in');
if (signIn) {
  onSubmit(
    signIn,
    signIn.querySelector('.alert'),
    () =>
      send('POST', '/api/sign-in', { email: signIn.elements.email.value, password: signIn.elements.password.value }),
    () => location.assign(signIn.dataset.next),
  );
}

document.querySelector('#sign-out')?.addEventListener('click', async () => {
  const answer = await send('POST', '/api/sign-out', {});
  // Without a session there is none to end; where it may go on, nobody is to take themselves for signed out.
  if (answer?.ok || answer?.status === 401) return location.assign('/sign-in');
  const made = Object.assign(document.createElement('p'), { id: 'still-signed-in', className: 'alert', role: 'alert' });
  const alert = document.querySelector('#still-signed-in') ?? made;
  document.querySelector('main').prepend(alert);
  await refuse(alert, answer);
  alert.prepend('You may still be signed in. ');
});

startForms();
followProgress();
startCallbacksNotice();
startPauseNotice();
startQueue();
startReview();
startDraft();
startDraftTest();
startSettings();
startShortcuts();
document.querySelector('#unscripted')?.remove();
