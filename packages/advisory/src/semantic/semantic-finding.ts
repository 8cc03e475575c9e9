/**
 * What can be odd about a message as a whole, rule by rule fine as it may be. A judge of the operator's own may name
 * further kinds.
 */
export const semanticKinds = [
  'contradictory_values',
  'contradictory_statements',
  'impossible_date',
  'past_date',
  'subject_not_in_body',
] as const;

/** One thing a reader would stumble over. */
export interface SemanticFinding {
  /** One of {@link semanticKinds}, or a kind of the operator's judge: lower case, digits and underscores. */
  kind: string;
  /** UTF-16 offsets into `field`, end-exclusive. */
  field: 'subject' | 'body_text';
  start: number;
  end: number;
  text: string;
  /** For a reader; names what it collides with. */
  detail: string;
  /** 0..1: how surely a person would agree. */
  confidence: number;
  /** The other place of a contradiction, in the same field. */
  against: { start: number; end: number; text: string } | null;
}
