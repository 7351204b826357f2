import { getDirectiveValues, type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql';

/** 'public', 'visitor', or the permissions of which one is needed; none of them: any signed-in member of staff. */
export type Gate = 'public' | 'visitor' | readonly string[];
export type Gates = Record<string, Record<string, Gate>>;

/**
 * Reads the gate of each field from the schema's directives: 'public', 'visitor' (a visitor signed in to the site), or
 * the permissions of which one is required (empty: any signed-in member of staff). Every root field has a gate; a field
 * of another type only if it has a directive.
 */
export function gatesOf(schema: GraphQLSchema): Gates {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  const gates: Gates = {};
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const gate = gateOf(schema, field);
      if (gate) (gates[type.name] ??= {})[field.name] = gate;
      else if (roots.has(type))
        throw new Error(`${type.name}.${field.name} has none of @permission, @visitor and @public.`);
    }
  }
  return gates;
}

function gateOf(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): Gate | null {
  const valuesOf = (name: string) => {
    const directive = schema.getDirective(name);
    return directive && field.astNode ? getDirectiveValues(directive, field.astNode) : undefined;
  };
  if (valuesOf('public')) return 'public';
  if (valuesOf('visitor')) return 'visitor';
  const permission = valuesOf('permission');
  return permission ? (permission.anyOf as readonly string[]) : null;
}

/** The fields of a type by their gates: those of records have few, of many permissions each. */
function byGate(fields: Readonly<Record<string, Gate>>): ReadonlyMap<string, readonly string[]> {
  const grouped = new Map<string, string[]>();
  for (const [field, gate] of Object.entries(fields)) {
    const text = literal(gate);
    grouped.set(text, [...(grouped.get(text) ?? []), field]);
  }
  return grouped;
}

/** Fields as entries of an object: those of one gate name it once, as the console loads all of them at its start. */
const linesOf = (fields: Readonly<Record<string, Gate>>, isRoot: boolean): string[] =>
  isRoot
    ? Object.entries(fields).map(([field, gate]) => `    ${field}: ${literal(gate)},`)
    : [...byGate(fields)].map(([gate, names]) =>
        names.length === 1 ? `    ${names[0]}: ${gate},` : `    ...together('${names.join(' ')}', ${gate}),`,
      );

/** The gates as a TypeScript module; its types refuse a permission that domain does not declare. */
export function gatesModule(schema: GraphQLSchema): string {
  const roots = [schema.getQueryType(), schema.getMutationType()].map((type) => type?.name);
  const types = Object.entries(gatesOf(schema)).map(
    ([type, fields]) => `  ${type}: {\n${linesOf(fields, roots.includes(type)).join('\n')}\n  },`,
  );
  return `// Generated from the directives of schema.graphql by \`npm run codegen\`. Do not edit.
import type { Permission } from '@polyphony/domain/people/permissions.js';

/** 'public', 'visitor', or the permissions of which one is needed; an empty list means any signed-in member of staff. */
export type Gate = 'public' | 'visitor' | readonly Permission[];

/** Fields, separated by spaces, that have one gate. */
const together = (fields: string, gate: Gate): Readonly<Record<string, Gate>> =>
  Object.fromEntries(fields.split(' ').map((field) => [field, gate]));

/** Who may use which field of the API. A field that is not here needs nothing beyond the way to its object. */
export const gates = {
${types.join('\n')}
} as const satisfies Record<string, Record<string, Gate>>;

export type GatedType = keyof typeof gates;
export type GatedField<T extends GatedType> = keyof (typeof gates)[T] & string;
`;
}

const literal = (gate: Gate) =>
  typeof gate === 'string' ? `'${gate}'` : `[${gate.map((permission) => `'${permission}'`).join(', ')}]`;
