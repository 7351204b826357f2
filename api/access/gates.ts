import { getDirective } from '@graphql-tools/utils';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import {
  isAbstractType,
  isObjectType,
  type GraphQLCompositeType,
  type GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import type { SessionDetails, VisitorSession } from '../context.js';
import { forbidden, unauthenticated } from '../platform/errors.js';
import { textsIn, type Values } from '../platform/values.js';
import { PERMISSION_DIRECTIVE, VISITOR_DIRECTIVE } from './permissionDirective.js';
import { isPermission } from './permissionEnum.js';

/**
 * The permissions of which one is required (empty: any signed-in member of staff), or 'visitor': a signed-in visitor.
 */
export type Gate = readonly Permission[] | 'visitor';

/** The caller, as far as gates need to know. */
export interface Holder {
  readonly session: Pick<SessionDetails, 'superAdmin' | 'permissions'> | null;
  readonly visitor?: VisitorSession | null;
}

/**
 * Whether the gate admits the caller. Without a session no gate does. A Super Admin passes every gate of the console,
 * but none for visitors: those give access to the visitor's own records.
 */
export function passes(gate: Gate, { session, visitor = null }: Holder): boolean {
  if (gate === 'visitor') return visitor !== null;
  if (!session) return false;
  return session.superAdmin || gate.length === 0 || gate.some((name) => session.permissions.has(name));
}

/** The error for a caller whom the gate refuses; null when it admits them. */
export function refusalAt(gate: Gate, holder: Holder): GraphQLError | null {
  if (passes(gate, holder)) return null;
  return holder.session && gate !== 'visitor' ? forbidden() : unauthenticated();
}

function gateOf(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): Gate | undefined {
  if (getDirective(schema, field, VISITOR_DIRECTIVE)?.length) return 'visitor';
  const [directive] = getDirective(schema, field, PERMISSION_DIRECTIVE) ?? [];
  if (!directive) return undefined;
  const { anyOf }: Values = directive;
  const names = textsIn(anyOf);
  if (!names.every(isPermission))
    throw new Error(`A field needs one of ${names.join(', ')}, which are no permissions.`);
  return names;
}

type Gates = ReadonlyMap<string, ReadonlyMap<string, Gate>>;
const known = new WeakMap<GraphQLSchema, Gates>();

/** Every gated field of the schema's object types, by type and field name. Read from the directives once per schema. */
export function gatesOf(schema: GraphQLSchema): Gates {
  const cached = known.get(schema);
  if (cached) return cached;
  const gates = new Map<string, Map<string, Gate>>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const gate = gateOf(schema, field);
      if (!gate) continue;
      const ofType = gates.get(type.name) ?? new Map<string, Gate>();
      gates.set(type.name, ofType.set(field.name, gate));
    }
  }
  known.set(schema, gates);
  return gates;
}

/** The gates of a field: at most one for an object type, those of the possible types for an interface. */
export function gatesAt(schema: GraphQLSchema, type: GraphQLCompositeType, fieldName: string): Gate[] {
  const types = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
  return types.map(({ name }) => gatesOf(schema).get(name)?.get(fieldName)).filter((gate) => gate !== undefined);
}

/**
 * Whether the caller may read a field's value. Filters, sorts, searches and aggregates must check this before they use
 * a field, so that its value cannot be inferred. Resolvers find the schema at `info.schema`.
 */
export function mayRead(schema: GraphQLSchema, holder: Holder, typeName: string, fieldName: string): boolean {
  const gate = gatesOf(schema).get(typeName)?.get(fieldName);
  return gate === undefined || passes(gate, holder);
}

/** Whether the caller may see the list of a kind, and this field of its records. */
export const mayList = (
  schema: GraphQLSchema,
  holder: Holder,
  { plural, names }: Pick<AnyKind, 'plural' | 'names'>,
  fieldName: string,
): boolean => mayRead(schema, holder, 'Query', plural) && mayRead(schema, holder, names.type, fieldName);

/** The visitor of a request to an account of the site. Never null behind `@RequireVisitor`. */
export function signedInVisitor<Session>({ visitor }: { readonly visitor: Session | null }): Session {
  if (!visitor) throw unauthenticated();
  return visitor;
}

/** The session of a staff request. Never null in a field with a staff gate: the gate has already been checked. */
export function signedIn<Session>({ session }: { readonly session: Session | null }): Session {
  if (!session) throw unauthenticated();
  return session;
}
