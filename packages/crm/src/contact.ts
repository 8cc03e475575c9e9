import { compileBodyValidator, keyed, nullable } from '@sendgate/contracts';
import { type Static, Type } from 'typebox';

/** One value that a property was given. */
export interface PropertyChange {
  /** Empty where the property was cleared. */
  readonly value: string;
  readonly changedAt: Date;
  /** Who or what wrote it, in the CRM's words: `CRM_UI`, `FORM`, `INTEGRATION`… */
  readonly sourceType: string;
  readonly sourceLabel: string | null;
}

/** A contact of the CRM with what was asked of it. */
export interface CrmContact {
  readonly id: string;
  readonly email: string | null;
  /** By property; null where the contact has no value, absent where the CRM has no such property. */
  readonly values: Readonly<Record<string, string | null>>;
  /** By property, newest first. */
  readonly history: Readonly<Record<string, readonly PropertyChange[]>>;
}

/** The property by which the CRM keeps that a contact takes no more e-mail. */
export const optedOutProperty = 'hs_email_optout';

/** What is asked of every contact, whatever else is: it says whom evidence is about. */
export const identity = ['email', 'firstname', 'lastname', 'company'];

const text = nullable(Type.String());
const ContactAnswer = Type.Object({
  id: Type.String({ pattern: '^[0-9]{1,20}$' }),
  properties: keyed(text),
  propertiesWithHistory: Type.Optional(
    nullable(
      keyed(
        nullable(
          Type.Array(
            Type.Object({
              value: Type.Optional(text),
              timestamp: Type.String(),
              sourceType: Type.Optional(text),
              sourceLabel: Type.Optional(text),
            }),
          ),
        ),
      ),
    ),
  ),
});
type ContactAnswer = Static<typeof ContactAnswer>;
const validate = compileBodyValidator(ContactAnswer);

/** Reads a contact out of an answer. @throws where it is none. */
export function readContact(body: string): CrmContact {
  const answer: unknown = JSON.parse(body);
  validate(answer);
  const { id, properties, propertiesWithHistory } = answer as ContactAnswer;
  const history = Object.entries(propertiesWithHistory ?? {}).map(
    ([property, changes]) => [property, readChanges(changes ?? [])] as const,
  );
  return { id, email: properties.email ?? null, values: properties, history: Object.fromEntries(history) };
}

type ChangeAnswer = NonNullable<NonNullable<ContactAnswer['propertiesWithHistory']>[string]>[number];

function readChanges(changes: readonly ChangeAnswer[]): PropertyChange[] {
  return changes
    .map(({ value, timestamp, sourceType, sourceLabel }) => ({
      value: value ?? '',
      changedAt: new Date(timestamp),
      sourceType: sourceType ?? '',
      sourceLabel: sourceLabel ?? null,
    }))
    .filter(({ changedAt }) => !Number.isNaN(changedAt.getTime()))
    .sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime());
}
