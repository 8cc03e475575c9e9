import path from 'node:path';
import { bundleOf } from './bundle-of.ts';

export type ServiceName = 'api' | 'dashboard' | 'worker';

/** The module a service starts with, absolute. */
export function serviceEntry(name: ServiceName): string {
  return path.resolve(import.meta.dirname, '..', '..', 'services', name, 'src', 'main.ts');
}

/**
 * What Node runs to start a service, absolute: its bundle where one stands for the code as it is, else its entry point,
 * which does the same, a second later and with some 20 MB more in memory.
 */
export function serviceScript(name: ServiceName): string {
  const entry = serviceEntry(name);
  return bundleOf(entry) ?? entry;
}
