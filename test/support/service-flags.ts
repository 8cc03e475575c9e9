/** How Node runs a service in production, for tests that start one. */
export { serviceFlags } from '../../bin/start/service-process.ts';
