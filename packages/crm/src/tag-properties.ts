/** What a contact is tagged with. */
export interface Tag {
  readonly blocked: boolean;
  readonly actionId: string;
}

/** Where the CRM shows the two properties together. */
export const tagGroup = { name: 'sendgate', label: 'Sendgate', displayOrder: -1 };

/** The two properties of a tag, as the CRM is asked to create them. */
export const tagProperties = [
  {
    name: 'svc_gate_blocked',
    label: 'Sendgate: blocked',
    description: 'The latest message to this contact was blocked.',
    groupName: tagGroup.name,
    type: 'bool',
    fieldType: 'booleancheckbox',
    formField: false,
    options: [
      { label: 'Yes', value: 'true', displayOrder: 0, hidden: false },
      { label: 'No', value: 'false', displayOrder: 1, hidden: false },
    ],
  },
  {
    name: 'svc_gate_action_id',
    label: 'Sendgate: action id',
    description: 'The submission that the flag comes from.',
    groupName: tagGroup.name,
    type: 'string',
    fieldType: 'text',
    formField: false,
  },
] as const;

/** The values of the two properties that say a tag. */
export function tagValues({ blocked, actionId }: Tag): Record<(typeof tagProperties)[number]['name'], string> {
  return { svc_gate_blocked: String(blocked), svc_gate_action_id: actionId };
}
