import { keyed, nullable, type PolicyDraftBody, PolicyFloor, pagePosition, RuleChange } from '@sendgate/contracts';
import {
  type ComparedSnapshot,
  type DraftValidation,
  type NewPolicyDraft,
  type Page,
  type PolicyDraftView,
  type SnapshotSummary,
  toTime,
} from '@sendgate/gate';
import { type Static, Type } from 'typebox';

const anything = (description: string) => Type.Unsafe<unknown>({ description });

/** What a policy is made of, as people write it. */
const PolicyContent = Type.Object({
  templates: Type.Array(Type.String()),
  rules: Type.Unsafe<Record<string, RuleChange>>({
    type: 'object',
    additionalProperties: RuleChange,
    description: 'By rule: what differs from its template.',
  }),
  settings: keyed(Type.Unknown(), { description: 'The settings that rules read.' }),
});

const Change = Type.Object({
  part: Type.Unsafe<'template' | 'rule' | 'setting' | 'own_rule'>({
    type: 'string',
    enum: ['template', 'rule', 'setting', 'own_rule'],
  }),
  id: Type.String({ description: 'Id of the template or rule, or name of the setting.' }),
  before: anything('Null where it was not there. Of a rule only the parts that differ.'),
  after: anything('Null where it is not there any more.'),
});

export const PolicyDraftReply = Type.Object(
  {
    version: Type.Integer({ minimum: 1, description: 'Send it back in If-Match with a change.' }),
    based_on: Type.String({ description: 'The snapshot the writer had looked at.' }),
    active_snapshot_id: Type.String({
      description: 'Another one than based_on: save the draft on top of it to publish.',
    }),
    ...PolicyContent.properties,
    floor: nullable(PolicyFloor),
    updated_by: nullable(Type.String()),
    updated_at: nullable(Type.String({ format: 'date-time' })),
  },
  { $id: 'PolicyDraft' },
);

/** One thing that speaks against publishing a draft. */
export const DraftProblem = Type.Object({
  loc: Type.Array(Type.Unsafe<string | number>({ type: ['string', 'integer'] })),
  msg: Type.String(),
  type: Type.String(),
});

export const DraftValidationReply = Type.Object(
  {
    version: Type.Integer({ minimum: 1 }),
    publishable: Type.Boolean(),
    problems: Type.Array(DraftProblem, { description: 'Everything that speaks against publishing it.' }),
    warnings: Type.Array(Type.String()),
    changes: Type.Array(Change, { description: 'Against the policy in force; empty while there are problems.' }),
  },
  { $id: 'DraftValidation' },
);

const summary = {
  snapshot_id: Type.String(),
  config_hash: Type.String(),
  engine_version: Type.String(),
  created_by: Type.String(),
  created_at: Type.String({ format: 'date-time' }),
  active: Type.Boolean(),
};
const version = Type.Integer({ minimum: 1, description: 'Send it back in If-Match to activate a snapshot.' });

export const SnapshotPage = Type.Object(
  {
    snapshots: Type.Array(Type.Object(summary)),
    version,
    limit: Type.Integer(),
    offset: Type.Integer(),
    has_more: Type.Boolean(),
    next_offset: nullable(Type.Integer()),
  },
  { $id: 'SnapshotPage' },
);

export const ComparedSnapshotReply = Type.Object(
  {
    ...summary,
    version,
    policy: PolicyContent,
    changes: Type.Array(Change, { description: 'What activating it would change.' }),
  },
  { $id: 'ComparedSnapshot' },
);

export const PublishedReply = Type.Object(
  {
    snapshot: ComparedSnapshotReply,
    draft_version: Type.Integer({ minimum: 1 }),
    warnings: Type.Array(Type.String()),
  },
  { $id: 'PublishedPolicy' },
);

export const SnapshotParams = Type.Object({ snapshot_id: Type.String({ minLength: 1, maxLength: 64 }) });

export function fromDraftBody(body: PolicyDraftBody): NewPolicyDraft {
  const rules = Object.entries(body.rules).map(([id, change]) => {
    const { content_types, exceptions, ...same } = change;
    return [
      id,
      {
        ...same,
        ...(content_types ? { contentTypes: content_types } : {}),
        ...(exceptions
          ? { exceptions: exceptions.map(({ expires_at, ...rest }) => ({ ...rest, expiresAt: expires_at })) }
          : {}),
      },
    ];
  });
  return {
    basedOn: body.based_on,
    templates: body.templates,
    rules: Object.fromEntries(rules),
    settings: body.settings ?? {},
  };
}

export function toPolicyDraft(view: PolicyDraftView): Static<typeof PolicyDraftReply> {
  return {
    version: view.version,
    based_on: view.basedOn,
    active_snapshot_id: view.activeSnapshotId,
    ...toContent(view.draft),
    floor: view.floor,
    updated_by: view.updatedBy,
    updated_at: toTime(view.updatedAt),
  };
}

export function toDraftValidation(validation: DraftValidation): Static<typeof DraftValidationReply> {
  const { version: of, problems, warnings, changes } = validation;
  return { version: of, publishable: problems.length === 0 && changes.length > 0, problems, warnings, changes };
}

export function toSnapshotPage(
  page: Page<SnapshotSummary> & { version: number },
  limit: number,
  offset: number,
): Static<typeof SnapshotPage> {
  return {
    snapshots: page.items.map(toSummary),
    version: page.version,
    ...pagePosition(limit, offset, page.hasMore),
  };
}

export function toComparedSnapshot(view: ComparedSnapshot): Static<typeof ComparedSnapshotReply> {
  return { ...toSummary(view), version: view.version, policy: toContent(view.asDraft), changes: view.changes };
}

function toSummary(view: SnapshotSummary) {
  return {
    snapshot_id: view.id,
    config_hash: view.configHash,
    engine_version: view.engineVersion,
    created_by: view.createdBy,
    created_at: toTime(view.createdAt),
    active: view.active,
  };
}

function toContent(draft: PolicyDraftView['draft']): Static<typeof PolicyContent> {
  return { templates: draft.templates, rules: toRuleChanges(draft.rules), settings: { ...draft.settings } };
}

/** What a policy says of its rules, in the words of the API. */
export function toRuleChanges(rules: PolicyDraftView['draft']['rules']): Record<string, RuleChange> {
  const changes = Object.entries(rules).map(([id, change]) => {
    const { contentTypes, exceptions, ...same } = change;
    return [
      id,
      {
        ...same,
        ...(contentTypes ? { content_types: contentTypes } : {}),
        ...(exceptions
          ? { exceptions: exceptions.map(({ expiresAt, ...rest }) => ({ ...rest, expires_at: expiresAt })) }
          : {}),
      },
    ];
  });
  return Object.fromEntries(changes);
}
