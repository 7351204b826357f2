import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import type { GraphQLSchema } from 'graphql';
import type { Types } from 'mongoose';
import { Field, ID, ObjectType } from 'type-graphql';
import { gatesOf } from '../../access/gates.js';
import { PermissionEnum } from '../../access/permissionEnum.js';
import { Computed } from '../../records/schema/computed.js';

/** Shows a menu of the console and gates no operation (SPEC-D59). */
const OPENS_A_MENU: Permission = 'TOGGLE_EVENT_BOOKING_PAYMENT_STATUS';

const used = new WeakMap<GraphQLSchema, ReadonlySet<Permission>>();

/** The permissions named by the gate of any field. */
function usedIn(schema: GraphQLSchema): ReadonlySet<Permission> {
  const known = used.get(schema);
  if (known) return known;
  const gates = [...gatesOf(schema).values()].flatMap((fields) => [...fields.values()]);
  const names = new Set([OPENS_A_MENU, ...gates.flatMap((gate) => (gate === 'visitor' ? [] : gate))]);
  used.set(schema, names);
  return names;
}

/**
 * A permission as a stored record, so that roles can refer to it by id; the catalogue in domain is the list of them. Those
 * removed from the catalogue stay stored.
 */
@ObjectType({ description: 'A permission that a role can hold.' })
@modelOptions({ schemaOptions: { collection: 'permissions', versionKey: false } })
@index({ name: 1 }, { unique: true })
export class PermissionRecord {
  @Computed<{ _id: Types.ObjectId }>(({ _id }) => _id.toHexString(), { needs: ['_id'] })
  @Field(() => ID, { description: 'Database object id.' })
  readonly id!: string;

  @Field(() => PermissionEnum, { description: 'Upper snake case.' })
  @prop({ type: String, required: true })
  name!: Permission;

  @Field({ description: 'The group the permissions screen shows it in.' })
  @prop({ type: String, required: true })
  group!: string;

  @Computed<{ name: Permission }>(({ name }, _args, _context, { schema }) => usedIn(schema).has(name), {
    needs: ['name'],
  })
  @Field({ description: 'Whether it opens anything yet: the catalogue names those of areas to come, too.' })
  readonly inUse!: boolean;
}

export const PermissionModel = getModelForClass(PermissionRecord);
