/** How Node runs a service in production, for tests that start one. */
export { serviceScript } from '../../bin/bundle.ts';
export { serviceFlags } from '../../bin/start/service-process.ts';
