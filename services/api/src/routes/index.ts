import { deleteV1Suppressions } from './delete-v1-suppressions.ts';
import { getDocs } from './get-docs.ts';
import { getOpenapi, getV1Openapi, getV2Openapi } from './get-openapi.ts';
import { getHealthz, getReadyz } from './get-probes.ts';
import { getV1GateOutbound } from './get-v1-gate-outbound.ts';
import { getV1GateSubmissions } from './get-v1-gate-submissions.ts';
import { getV1GateUsageTokens } from './get-v1-gate-usage-tokens.ts';
import { getV1Suppressions } from './get-v1-suppressions.ts';
import { getV2GateOutbound } from './get-v2-gate-outbound.ts';
import { postV1Check } from './post-v1-check.ts';
import { postV1ConsentRevocations } from './post-v1-consent-revocations.ts';
import { postV1GateOutbound } from './post-v1-gate-outbound.ts';
import { postV1GateOutboundDelivery } from './post-v1-gate-outbound-delivery.ts';
import { postV1Suppressions } from './post-v1-suppressions.ts';
import { postV2GateOutbound } from './post-v2-gate-outbound.ts';

/** Every endpoint, busiest first: the router tries them in this order. */
export const routes = [
  postV2GateOutbound,
  postV1GateOutbound,
  postV1Check,
  getV2GateOutbound,
  getV1GateOutbound,
  getV1GateSubmissions,
  postV1GateOutboundDelivery,
  getV1GateUsageTokens,
  getV1Suppressions,
  postV1Suppressions,
  deleteV1Suppressions,
  postV1ConsentRevocations,
  getOpenapi,
  getV1Openapi,
  getV2Openapi,
  getDocs,
  getHealthz,
  getReadyz,
] as const;
