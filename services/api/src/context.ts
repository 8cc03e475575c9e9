import type { Gate } from '@sendgate/gate';
import { type ReadinessCheck, routeFactory } from '@sendgate/runtime';
import type { Admission } from './admission.ts';

/** What handlers of this service may use. */
export interface ApiContext {
  readonly gate: Gate;
  readonly admission: Admission;
  readonly checks: readonly ReadinessCheck[];
  readonly isDraining: () => boolean;
  /** Called with the error code of every refused credential. */
  readonly onAuthFailure?: (kind: string) => void;
  /** The API description, for `/openapi.json` and the reference page. */
  readonly documents: { readonly full: string; readonly preview: string; readonly v2: string; readonly page: string };
}

export const defineRoute = routeFactory<ApiContext>();
