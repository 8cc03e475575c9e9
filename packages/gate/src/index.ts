export type * from './caller.ts';
export type * from './gate.ts';
export { endpointStates } from './gate.ts';
export * from './gate-options.ts';
export { openGate } from './open-gate.ts';
export type * from './submission-view.ts';
