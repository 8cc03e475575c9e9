/**
 * Says that a phase began, that it still goes on (every five seconds), and how long it took.
 * @param {string} what
 * @returns {{ done: (note?: string) => void, failed: () => void }} one of them to call when the phase is over
 */
export function progress(what) {
  const began = Date.now();
  const seconds = () => ((Date.now() - began) / 1000).toFixed(1);
  const interactive = process.stdout.isTTY === true;
  process.stdout.write(`  ${what} …${interactive ? '' : '\n'}`);
  const timer = setInterval(
    () => {
      process.stdout.write(interactive ? `\r  ${what} … ${seconds()} s` : `  ${what} … ${seconds()} s\n`);
    },
    interactive ? 500 : 5_000,
  );
  timer.unref();
  /** @param {string} line */
  const end = (line) => {
    clearInterval(timer);
    process.stdout.write(`${interactive ? '\r\x1b[K' : ''}${line}\n`);
  };
  return {
    done: (note = '') => end(`✓ ${what} (${seconds()} s)${note === '' ? '' : ` – ${note}`}`),
    failed: () => end(`✗ ${what} (${seconds()} s)`),
  };
}
