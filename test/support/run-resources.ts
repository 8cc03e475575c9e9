const key = Symbol.for('sendgate.test.stop');
const registry = globalThis as { [key]?: (() => Promise<void>)[] };

/** Keeps what global set-up started until global tear-down, which Jest loads as another module. */
export function rememberStop(stop: () => Promise<void>): void {
  registry[key] ??= [];
  registry[key].push(stop);
}

/** Stops everything remembered, last started first. */
export async function stopAll(): Promise<void> {
  for (const stop of (registry[key] ?? []).splice(0).reverse()) await stop();
}
