import { clock, mocker } from './globals.ts';

/** Where Jest keeps who listens to the tests of a suite. */
const listeners = Symbol.for('EVENT_HANDLERS');

/** A suite runs among the globals of Node. What it replaced of them is as before for the next suite of the worker. */
export default class NativeEnvironment {
  readonly global = globalThis;
  readonly moduleMocker = mocker;
  readonly fakeTimers = null;
  readonly fakeTimersModern = clock;
  readonly #console = globalThis.console;
  readonly #exit = process.exit;
  readonly #variables = { ...process.env };

  async setup(): Promise<void> {}

  async teardown(): Promise<void> {
    clock.useRealTimers();
    mocker.restoreAllMocks();
    globalThis.console = this.#console;
    process.exit = this.#exit;
    for (const name of Object.keys(process.env)) if (!(name in this.#variables)) delete process.env[name];
    Object.assign(process.env, this.#variables);
    Reflect.deleteProperty(globalThis, listeners);
  }

  exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  /** Asked for by Jest, used by the runtime that this project does without. */
  getVmContext(): null {
    return null;
  }
}
