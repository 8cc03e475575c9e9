/**
 * Loaded before a process (`--import`), makes its clock wrong by SENDGATE_TEST_CLOCK_SHIFT_MS. Only what time it is
 * changes: how fast time passes, and with it timers, does not.
 */
const shiftMs = Number(process.env.SENDGATE_TEST_CLOCK_SHIFT_MS);

globalThis.Date = new Proxy(Date, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length > 0 ? given : [target.now() + shiftMs], asked),
  get: (target, name) => (name === 'now' ? () => target.now() + shiftMs : Reflect.get(target, name)),
});
