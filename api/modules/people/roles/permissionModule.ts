import { PERMISSION_ACTION_NAME, PERMISSION_ACTIONS, PERMISSION_MODULE_NAME } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { permissionModuleRules } from '@polyphony/domain/people/permissionModule.js';
import { permissionCatalogue } from '@polyphony/domain/people/permissions.js';
import { validate } from '@polyphony/domain/validation/fieldErrors.js';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Context } from '../../../context.js';
import { invalid, invalidFields, refusedFields, type Outcome } from '../../../records/write/outcome.js';
import type { FormValues } from '../../../records/write/recordRules.js';
import { Payload } from '../../../records/schema/types.js';
import { PermissionModel } from '../../../identity/users/permission.js';
import { roleStore } from './roleStore.js';

/** '3 to 100'. */
const span = ({ min, max }: { readonly min: number; readonly max: number }) => `${min} to ${max}`;
const ACTIONS = `${span(PERMISSION_ACTIONS)} actions`;

@ObjectType({ description: 'Something that can be done in a module.' })
class PermissionAction {
  @Field({ description: 'The permission it takes, in upper snake case.' }) name!: string;
  @Field({ description: 'Whether the role may do it.' }) status!: boolean;
}

@ObjectType({ description: 'What a role may do in one module.' })
export class PermissionModule {
  @Field({ description: 'The module: a group of permissions.' }) module!: string;
  @Field(() => ID, { description: 'Id of the role.' }) role!: string;
  @Field(() => [PermissionAction], { description: `${ACTIONS}; a module with more is several records.` })
  actions!: PermissionAction[];
}

@InputType({ description: 'An action of a module, to be switched.' })
class PermissionActionInput {
  @Field({ description: `The permission it takes, in either case; ${span(PERMISSION_ACTION_NAME)} characters.` })
  name!: string;
  @Field({ description: 'Whether the role may do it.' }) status!: boolean;
}

@InputType({ description: 'What a role may do in one module; actions left out stay as they are.' })
export class PermissionModuleInput {
  @Field({ description: `The module, in either case; ${span(PERMISSION_MODULE_NAME)} characters.` }) module!: string;
  @Field(() => ID, { description: 'Id of the role.' }) role!: string;
  @Field(() => [PermissionActionInput], { description: `${ACTIONS}.` }) actions!: PermissionActionInput[];
}

@ObjectType({ description: 'What a change of a module came to.' })
export class PermissionModulePayload extends Payload {
  @Field(() => PermissionModule, {
    nullable: true,
    description: 'The record of the first action as it is now. Null when refused.',
  })
  permissionModule!: PermissionModule | null;
}

const namesIn = (module: string) => permissionCatalogue.filter(({ group }) => group === module).map(({ name }) => name);

/** Permissions of a role, module by module: a record has no more actions than `setModule` takes (PERM-007). */
export async function modulesOf(roleId: string, context: Context): Promise<PermissionModule[]> {
  const role = await roleStore.get(roleId);
  const { superAdmin, permissions } = await roleStore.powers(role, context);
  const modules = [...new Set(permissionCatalogue.map(({ group }) => group))];
  return modules.flatMap((module) => {
    const actions = namesIn(module).map((name) => ({ name, status: superAdmin || permissions.has(name) }));
    return Array.from({ length: Math.ceil(actions.length / PERMISSION_ACTIONS.max) }, (_, at) => ({
      module,
      role: role._id.toHexString(),
      actions: actions.slice(at * PERMISSION_ACTIONS.max, (at + 1) * PERMISSION_ACTIONS.max),
    }));
  });
}

/** Switches actions of a module on or off; what `roleStore` refuses of a whole role, it refuses here. */
export async function setModule(input: PermissionModuleInput, context: Context): Promise<Outcome> {
  const { value, errors } = await validate(permissionModuleRules, input);
  if (errors) return refusedFields(invalidFields(errors));
  const { module, actions } = value;
  const known = namesIn(module);
  if (known.length === 0) return refusedFields([invalid('module', messages.permissionModuleUnknown)]);
  const unknown = actions.findIndex(({ name }) => !known.some((action) => action === name));
  if (unknown >= 0) {
    const message = messages.permissionActionUnknown(module, actions[unknown]?.name ?? '');
    return refusedFields([invalid(`actions.${unknown}.name`, message)]);
  }
  const role = await roleStore.get(value.role);
  const rows = await PermissionModel.find({ name: { $in: known } }, { name: 1 }).lean();
  const next = new Set(role.permissionIds.map((id) => id.toHexString()));
  for (const { name, status } of actions) {
    const id = rows.find((row) => row.name === name)?._id.toHexString() ?? '';
    if (status) next.add(id);
    else next.delete(id);
  }
  const change: FormValues = { permissionIds: [...next] };
  const outcome = await roleStore.update(value.role, change, role.version, context);
  return { ...outcome, errors: outcome.errors.map((error) => ({ ...error, field: 'actions' })) };
}
