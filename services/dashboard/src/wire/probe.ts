import { keyed, stringEnum } from '@sendgate/contracts';
import { Type } from 'typebox';

export const Health = Type.Object({ status: stringEnum(['ok'] as const) }, { $id: 'Health' });

export const Readiness = Type.Object({ ready: Type.Boolean(), checks: keyed(Type.String()) }, { $id: 'Readiness' });
