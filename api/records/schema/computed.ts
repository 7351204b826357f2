import { MapperKind, mapSchema } from '@graphql-tools/utils';
import type { GraphQLFieldConfigArgumentMap, GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { Context } from '../../context.js';
import type { RecordOf } from './record.js';

/** Computes a field's value from a stored record. */
export type Compute<Stored, Args> = (record: Stored, args: Args, context: Context, info: GraphQLResolveInfo) => unknown;

class Computation<Stored, Args> {
  /** @param needs stored fields that it reads, to be included in a list's projection */
  constructor(
    readonly compute: Compute<Stored, Args>,
    readonly needs: readonly string[],
    readonly args?: GraphQLFieldConfigArgumentMap,
  ) {}
}

const KEY = 'polyphony.computed';

/**
 * Declares a field computed from the stored record. Records are the driver's plain objects, never class instances, so
 * this costs one function call per value.
 */
export const Computed = <Stored, Args = Record<never, never>>(
  compute: Compute<Stored, Args>,
  { needs, args }: { needs: readonly string[]; args?: GraphQLFieldConfigArgumentMap },
): PropertyDecorator => {
  const declare = Extensions({ [KEY]: new Computation(compute, needs, args) });
  return (target, key) => {
    computed.set(target, (computed.get(target) ?? new Set()).add(key));
    declare(target, key);
  };
};

/**
 * The same of a kind's record: `compute` reads those fields that are named, so that a list's projection has all that it needs.
 * `@ComputedOf(event, ['capacity'], ({ capacity }) => …)`
 */
export const ComputedOf = <K extends AnyKind, const Field extends keyof RecordOf<K> & string>(
  _kind: K,
  needs: readonly Field[],
  compute: Compute<Pick<RecordOf<K>, Field>, Record<never, never>>,
): PropertyDecorator => Computed(compute, { needs });

const computed = new WeakMap<object, Set<string | symbol>>();

/** Whether a class declares how a field is computed. */
export const isComputed = (target: object, key: string): boolean => computed.get(target)?.has(key) === true;

function computationOf({ extensions }: { extensions?: Readonly<Record<string, unknown>> | null }) {
  const computation = extensions?.[KEY];
  return computation instanceof Computation ? computation : null;
}

/** The stored fields that a GraphQL field depends on. */
export const storedFieldsOf = (name: string, field: { extensions?: Readonly<Record<string, unknown>> | null }) =>
  computationOf(field)?.needs ?? [name];

/** Adds the resolvers and arguments of all computed fields to the schema. */
export const withComputedFields = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => {
      const computation = computationOf(field);
      if (!computation) return undefined;
      return { ...field, args: { ...field.args, ...computation.args }, resolve: computation.compute };
    },
  });
