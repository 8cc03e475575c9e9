import type { WorkspaceSettings } from '@sendgate/contracts';
import type { ResolvedLimits } from '../caller.ts';
import type { GateLimits } from '../gate-options.ts';

/** The ceilings of a workspace's live or test keys: its own where it sets them, else the server's. */
export function resolveLimits(server: GateLimits, settings: WorkspaceSettings, livemode: boolean): ResolvedLimits {
  const burst = settings.rate_burst ?? server.burst;
  if (!livemode) {
    const perMinute = settings.test_per_minute ?? server.testPerMinute;
    return {
      tokensPerDay: settings.test_tokens_per_day ?? server.testTokensPerDay,
      previewPerMinute: perMinute,
      gatePerMinute: perMinute,
      readsPerMinute: perMinute,
      burst,
    };
  }
  return {
    tokensPerDay: settings.tokens_per_day ?? server.tokensPerDay,
    previewPerMinute: settings.preview_per_minute ?? server.previewPerMinute,
    gatePerMinute: settings.gate_per_minute ?? server.gatePerMinute,
    readsPerMinute: settings.reads_per_minute ?? server.readsPerMinute,
    burst,
  };
}
