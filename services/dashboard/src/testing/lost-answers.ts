import type { Tab } from './browser.ts';

/** Has the next changes a page asks for be made and answered 503, as by a server that stopped waiting for its store. */
export async function losingAnswers(tab: Tab, times = 1): Promise<void> {
  await tab.read(`(() => {
    const { fetch } = window;
    let left = ${times};
    window.fetch = async (...asked) => {
      const answer = await fetch(...asked);
      left -= 1;
      return left < 0 ? answer : Response.json({ code: 'service_unavailable', detail: 'Busy.' }, { status: 503 });
    };
  })()`);
}
