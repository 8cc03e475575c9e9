/** The parts of a message that rules read. A preview has `content`; a submission has the others. */
export const fieldNames = ['content', 'subject', 'body_text', 'body_html'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Fields = Partial<Record<FieldName, string>>;
