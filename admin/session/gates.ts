import type { Permission } from '@polyphony/domain/permissions.js';
import { type Gate, type GatedField, gates } from '../graphql/generated/gates';
import type { SessionDetailsFragment } from '../graphql/generated/typed/graphql';

export type Session = SessionDetailsFragment;

/** A root field of the API, checked by the compiler: `['Query', 'eventCategories']`. */
export type Operation =
  readonly [type: 'Query', field: GatedField<'Query'>] | readonly [type: 'Mutation', field: GatedField<'Mutation'>];

/**
 * What a screen is gated by: its operation, and a permission of its own where the operation serves others, too. The list
 * of files is read by whoever picks one.
 */
export type ScreenGate =
  | Operation
  | readonly [type: 'Query', field: GatedField<'Query'>, narrowed: Permission]
  | readonly [type: 'Mutation', field: GatedField<'Mutation'>, narrowed: Permission];

/** Whether this session may open a screen. Null: any member of staff may. */
export function mayOpen(session: Session | null, gate: ScreenGate | null): boolean {
  if (!gate) return true;
  const [type, field, narrowed] = gate;
  return allowed(session, type, field) && (!narrowed || holds(session, [narrowed]));
}

/**
 * Whether the API would let this session use a field, by the same directives that the API enforces.
 * @param type 'Query', 'Mutation' or an object type with guarded fields
 * @throws when the API has no such root field: a name misspelt in code
 */
export function allowed(session: Session | null, type: string, field: string): boolean {
  const fields: Readonly<Record<string, Gate>> = (gates as Readonly<Record<string, Record<string, Gate>>>)[type] ?? {};
  const gate = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (gate === undefined) {
    if (type === 'Query' || type === 'Mutation') throw new Error(`The API has no field ${type}.${field}.`);
    return true;
  }
  if (gate === 'public') return true;
  // Nobody of the staff is a visitor of the site.
  if (!session || gate === 'visitor') return false;
  return gate.length === 0 || holds(session, gate);
}

/** Whether the role has one of the permissions. What an operation needs is asked of `allowed`, not here. */
export const holds = (session: Session | null, anyOf: readonly Permission[]): boolean =>
  session !== null && (session.superAdmin || anyOf.some((permission) => session.permissions.includes(permission)));
