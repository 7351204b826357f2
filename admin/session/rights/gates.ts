import type { Permission } from '@polyphony/domain/people/permissions.js';
import { type Gate, type GatedField, gates } from '../../graphql/generated/gates';
import type { SessionDetailsFragment } from '../../graphql/generated/typed/graphql';

export type Session = SessionDetailsFragment;

/** A root field of the API, checked by the compiler: `['Query', 'eventCategories']`. */
export type Operation =
  readonly [type: 'Query', field: GatedField<'Query'>] | readonly [type: 'Mutation', field: GatedField<'Mutation'>];

/**
 * The gate of a screen: its operation, and the permissions any of which is needed as well if the operation is used
 * elsewhere too. For example, everyone who picks a file queries the list of files.
 */
export type ScreenGate =
  | Operation
  | readonly [type: 'Query', field: GatedField<'Query'>, anyOf: readonly Permission[]]
  | readonly [type: 'Mutation', field: GatedField<'Mutation'>, anyOf: readonly Permission[]];

/** Whether this session may open a screen. Null: any member of staff may. */
export function mayOpen(session: Session | null, gate: ScreenGate | null): boolean {
  if (!gate) return true;
  const [type, field, anyOf] = gate;
  return allowed(session, type, field) && (!anyOf || holds(session, anyOf));
}

/**
 * Whether the API would allow this session a field, according to the directives that the API enforces.
 * @param type 'Query', 'Mutation' or an object type with gated fields
 * @throws Error for a misspelt root field
 */
export function allowed(session: Session | null, type: string, field: string): boolean {
  const fields: Readonly<Record<string, Gate>> = (gates as Readonly<Record<string, Record<string, Gate>>>)[type] ?? {};
  const gate = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (gate === undefined) {
    if (type === 'Query' || type === 'Mutation') throw new Error(`The API has no field ${type}.${field}.`);
    return true;
  }
  if (gate === 'public') return true;
  // Staff are never visitors of the site.
  if (!session || gate === 'visitor') return false;
  return gate.length === 0 || holds(session, gate);
}

/** Whether the role has one of the permissions. For operations use `allowed` instead. */
export const holds = (session: Session | null, anyOf: readonly Permission[]): boolean =>
  session !== null && (session.superAdmin || anyOf.some((permission) => session.permissions.includes(permission)));
