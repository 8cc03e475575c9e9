import type { Gate } from './gate.ts';
import type { GateOptions } from './gate-options.ts';

export declare function openGate(options: GateOptions): Promise<Gate>;
