/** What each identifier prefix names. An id is its prefix followed by a 26-character ULID. */
export const idPrefixes = {
  act: 'submission (the action id)',
  chk: 'preview verdict (never stored)',
  snap: 'policy snapshot',
  evt: 'review callback event',
  rev: 'review decision',
  note: 'note on a review',
  era: 'erasure of a recipient',
  end: 'ending of all holds of a workspace',
  imp: 'import of suppressed recipients',
  bkt: 'backtest of a policy',
  req: 'request',
  ws: 'workspace',
  usr: 'person',
  ntc: 'notice to an admin',
} as const;

export type IdPrefix = keyof typeof idPrefixes;
