import type { Finding } from '@sendgate/policy';

/**
 * What a workspace paused with `pause_mode: block` reports of every message. It is hard: no wording cures it. Where the
 * workspace has no hard rules it is an ordinary block and waits for a person.
 */
export const pauseFinding: Finding = {
  rule: 'workspace_paused',
  severity: 'BLOCK',
  detail: 'The workspace is paused: nothing is sent until an admin ends the pause.',
  matched: null,
  field: null,
  start: null,
  end: null,
  saferAlternative: null,
  template: null,
  confidence: 1,
  hard: true,
  evidence: [],
};
