/** What the built-in scan finds odd about a message as a whole, rule by rule fine as it may be. */
export type SemanticKind =
  | 'contradictory_values'
  | 'contradictory_statements'
  | 'impossible_date'
  | 'past_date'
  | 'subject_not_in_body';

/** One thing a reader would stumble over. */
export interface SemanticFinding {
  /** A {@link SemanticKind}, or a kind of the operator's judge: lower case, digits and underscores. */
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

/** What the built-in scan finds in the one field it was given. */
export type FoundInField = Omit<SemanticFinding, 'field'> & { kind: SemanticKind };
