/** How Node runs a service in production, for tests that start one. */
export { serviceScript } from '../../bin/bundle/service-script.ts';
export { serviceFlags } from '../../bin/start/service-process.ts';
