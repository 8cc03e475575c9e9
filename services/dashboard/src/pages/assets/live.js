// @ts-nocheck Runs in a browser; the type check of the project knows Node only.
import { tellStill } from './request.js';
import { tellLocally } from './times.js';

/** Milliseconds between looks whether a feed was refused. */
const REFUSED_MS = 30_000;

/**
 * Calls `heard` with each event of a live feed. The browser comes back by itself when the connection breaks, but gives up for
 * good when it is refused, as after the end of a session: then the feed goes on from where it was, at the latest half a
 * minute after it is open again, and as soon as somebody comes back to the page.
 */
export function listen(address, heard) {
  const place = new URL(address, location.href);
  let feed;
  const open = () => {
    feed = new EventSource(place);
    for (const kind of ['hold.created', 'hold.changed', 'hold.decided', 'note.added', 'scan.finished']) {
      feed.addEventListener(kind, ({ data, lastEventId }) => {
        place.searchParams.set('after', lastEventId);
        heard(JSON.parse(data));
      });
    }
  };
  const look = () => feed.readyState === EventSource.CLOSED && open();
  open();
  setInterval(look, REFUSED_MS);
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  addEventListener('pagehide', () => feed.close());
}

/** Resolves once nothing in a part is held down: what is replaced between press and release is never clicked. */
async function released(part) {
  while (part.querySelector(':active')) await new Promise(requestAnimationFrame);
}

/**
 * Puts what the server shows now in the place of a part of the page, whenever it is asked to, once at a time.
 *
 * @param address where the server shows the part; null: on this page
 */
export function refreshing(selector, shown = () => {}, address = null) {
  let wanted = false;
  let loading = false;
  return function refresh() {
    wanted = true;
    if (loading) return;
    loading = true;
    wanted = false;
    // Asked for as a document: parsed without running anything in it.
    const request = new XMLHttpRequest();
    request.open('GET', address ?? location.href);
    request.responseType = 'document';
    request.onloadend = async () => {
      const fresh = request.response?.querySelector(selector);
      if (request.response) tellStill(request.response.querySelector('#sign-in') !== null);
      const part = document.querySelector(selector);
      if (fresh && part) {
        await released(part);
        const drawn = document.importNode(fresh, true);
        tellLocally(drawn);
        part.replaceChildren(...drawn.childNodes);
        shown(part);
      }
      loading = false;
      if (wanted) refresh();
    };
    request.send();
  };
}

/** Milliseconds between looks at the time that is left. */
const MINUTE_MS = 60_000;

/** Has a part drawn anew each minute, and when its reader comes back to it: time runs out while nothing happens. */
export function keepTime(refresh) {
  const look = () => document.hidden || refresh();
  setInterval(look, MINUTE_MS);
  document.addEventListener('visibilitychange', look);
}

/** Milliseconds between looks at work that goes on in the background. */
const LOOK_MS = 2000;

/** Keeps the part of a page that shows work under way as it stands, until the work has ended. */
export function followProgress() {
  const under = () => document.querySelector('#progress [data-running]');
  if (!under()) return;
  const refresh = refreshing('#progress');
  const timer = setInterval(() => {
    if (under()) refresh();
    else clearInterval(timer);
  }, LOOK_MS);
}
