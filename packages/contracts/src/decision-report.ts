import { type Static, Type } from 'typebox';
import { keyed, nullable } from './nullable.ts';

const count = (description?: string) => Type.Integer({ minimum: 0, ...(description && { description }) });

/** What the gate can decide about a message when it comes. */
export const gateDecisions = ['approved', 'held', 'blocked'] as const;
export type GateDecision = (typeof gateDecisions)[number];

/** Rules a report names at most, those that found something most often. */
export const MOST_RULES = 20;

const decisionCounts = { approved: count(), held: count(), blocked: count() };

export const DecisionReport = Type.Object(
  {
    workspace_id: Type.String(),
    date: Type.String({ format: 'date', description: 'The last day.' }),
    timezone: Type.Literal('UTC'),
    counted_to: nullable(
      Type.String({
        format: 'date-time',
        description: 'Up to when messages and reviews are counted, while a worker has many left to count; else null.',
      }),
    ),
    history: Type.Array(Type.Object({ date: Type.String({ format: 'date' }), ...decisionCounts }), {
      description:
        'What the gate decided when messages came, day by day. What became of a message later changes nothing.',
    }),
    by_channel: keyed(Type.Object(decisionCounts)),
    rules: Type.Array(
      Type.Object({
        rule: Type.String(),
        blocks: count('Messages it found a BLOCK in.'),
        warns: count('Messages it found no more than a WARN in.'),
        reviews: Type.Object(
          {
            approved: count('As it stood: an override.'),
            edited: count('Approved after an edit.'),
            rejected: count(),
          },
          { description: 'What people concluded so far about the messages of these days that were held.' },
        ),
      }),
      {
        maxItems: MOST_RULES,
        description: 'The rules that found something in most messages, the first of them first.',
      },
    ),
  },
  { $id: 'DecisionReport' },
);
export type DecisionReport = Static<typeof DecisionReport>;
