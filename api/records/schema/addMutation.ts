import type { Permission } from '@polyphony/domain/people/permissions.js';
import { GraphQLID, type GraphQLScalarType } from 'graphql';
import { Arg, Ctx, Mutation, type ClassType } from 'type-graphql';
import { RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';

/** An argument of a root field. */
export interface Argument {
  readonly name: string;
  readonly type: () =>
    ClassType | GraphQLScalarType | BooleanConstructor | StringConstructor | [GraphQLScalarType] | [ClassType];
  readonly description: string;
  readonly nullable?: boolean;
  readonly defaultValue?: number;
}

/** The argument that names a record. */
export const ID_OF_RECORD: Argument = { name: 'id', type: () => GraphQLID, description: 'Database object id.' };

/** A mutation that a kind has or not, or whose arguments differ by kind, so that no class can declare it by decorators. */
interface MutationOf<Args extends readonly unknown[]> {
  readonly name: string;
  readonly description: string;
  readonly returns: ClassType;
  /** The permissions any one of which opens it. */
  readonly gate: readonly (Permission | undefined)[];
  readonly args: { readonly [Index in keyof Args]: Argument };
  readonly run: (context: Context, ...args: Args) => Promise<unknown>;
}

/**
 * Declares a mutation on a resolver, as decorators on a method do.
 * @throws when its gate lacks a permission: without any, it would be open to all members of staff
 */
export function addMutation<Args extends readonly unknown[]>(
  proto: object,
  { name, description, returns, gate, args, run }: MutationOf<Args>,
): void {
  const permissions = gate.filter((permission) => permission !== undefined);
  if (permissions.length === 0 || permissions.length < gate.length)
    throw new Error(`No permission is declared for '${name}'.`);
  const descriptor = addMethod(proto, name, run, [Ctx()], args);
  Mutation(() => returns, { name, description })(proto, name, descriptor);
  RequirePermission(...permissions)(proto, name);
}

/**
 * Puts a method where decorators expect one that the compiler described: first the parameters that `parameterDecorators` decorate, then
 * the arguments.
 */
export function addMethod(
  proto: object,
  name: string,
  method: (...values: never[]) => unknown,
  parameterDecorators: readonly ((target: object, key: string, index: number) => void)[],
  args: readonly Argument[],
): PropertyDescriptor {
  const descriptor: PropertyDescriptor = { value: method, writable: true, configurable: true };
  Object.defineProperty(proto, name, descriptor);
  // Metadata that the compiler would have written about the method; the types of the schema are those of the arguments.
  Reflect.defineMetadata(
    'design:paramtypes',
    [...parameterDecorators, ...args].map(() => Object),
    proto,
    name,
  );
  Reflect.defineMetadata('design:returntype', Promise, proto, name);
  for (const [index, decorate] of parameterDecorators.entries()) decorate(proto, name, index);
  for (const [index, { name: arg, type, ...options }] of args.entries())
    Arg(arg, type, options)(proto, name, parameterDecorators.length + index);
  return descriptor;
}
