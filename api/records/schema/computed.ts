import { MapperKind, mapSchema } from '@graphql-tools/utils';
import type { GraphQLFieldConfigArgumentMap, GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Context } from '../../context.js';

/** How a field is worked out of a stored record. */
export type Compute<Stored, Args> = (record: Stored, args: Args, context: Context, info: GraphQLResolveInfo) => unknown;

interface Computation {
  readonly compute: Compute<never, never>;
  /** Stored fields that it reads: a list then asks the database for them. */
  readonly needs: readonly string[];
  readonly args?: GraphQLFieldConfigArgumentMap;
}

const KEY = 'polyphony.computed';

/**
 * Marks a field as worked out of the stored record. Records travel as the plain objects that MongoDB answers, never as
 * class instances, so this costs one function call a value.
 */
export const Computed = <Stored, Args = Record<never, never>>(
  compute: Compute<Stored, Args>,
  { needs, args }: { needs: readonly string[]; args?: GraphQLFieldConfigArgumentMap },
): PropertyDecorator => Extensions({ [KEY]: { compute, needs, args } satisfies Computation });

const computationOf = (field: { extensions?: Readonly<Record<string, unknown>> | null }) =>
  field.extensions?.[KEY] as Computation | undefined;

/** The stored fields a GraphQL field is answered from. */
export const storedFieldsOf = (name: string, field: { extensions?: Readonly<Record<string, unknown>> | null }) =>
  computationOf(field)?.needs ?? [name];

/** Gives every computed field its resolver and its arguments. */
export const withComputedFields = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => {
      const computation = computationOf(field);
      if (!computation) return undefined;
      return { ...field, args: { ...field.args, ...computation.args }, resolve: computation.compute as never };
    },
  });
