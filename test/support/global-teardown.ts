import { stopAll } from './run-resources.ts';

/** Stops what global set-up started. */
export default async function globalTeardown(): Promise<void> {
  await stopAll();
}
