import { role as kind } from '@polyphony/domain/kinds/role.js';
import type { ImportValues } from '@polyphony/domain/import/cells.js';
import type { FormOf } from '@polyphony/domain/kinds/parts/kindTypes.js';
import { ADMIN_ROLE, SUPER_ADMIN_ROLE } from '@polyphony/domain/people/builtInRoles.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import type { Types } from 'mongoose';
import type { Context } from '../../../context.js';
import { textsIn } from '../../../platform/values.js';
import { invalid } from '../../../records/write/outcome.js';
import { modelOf } from '../../../records/schema/model.js';
import type { StoredRecord } from '../../../records/schema/record.js';
import { Form } from '../../../records/write/form.js';
import type { KindSteps, StateRefusals } from '../../../records/write/kindRules.js';
import type { FormValues } from '../../../records/write/recordRules.js';
import { RecordStore } from '../../../records/store/recordStore.js';
import type { FieldError, Option } from '../../../records/schema/types.js';
import { ownPowers, permissionsOf, powersOf, reaches, type Powers } from './powers.js';
import { isBuiltInRole, isSuperAdminRole, Role, roleKey } from '../../../identity/users/role.js';
import { PermissionModel } from '../../../identity/users/permission.js';
import { UserModel } from '../../../identity/users/user.js';

/** The holders of each role must not change while a role is deleted, nor the number of Super Admins while one is. */
export const HOLDERS = 'role holders';

/** A role as it is stored. */
export interface StoredRole extends StoredRecord, Pick<Role, 'name' | 'nameKey' | 'permissionIds'> {}

/** Ids as they are compared and stored: each once, in small letters. */
const idsIn = (ids: readonly string[]) => [...new Set(ids.map((id) => id.toLowerCase()))];
const without = (list: readonly string[], other: readonly string[]) => list.filter((item) => !other.includes(item));

const IN_USE = 'roles in use';

const PERMISSIONS = 'permissionIds';

const listIn = ({ [PERMISSIONS]: list }: ImportValues): readonly string[] => textsIn(list);

const BUILT_IN_KEYS = [ADMIN_ROLE, SUPER_ADMIN_ROLE].map(roleKey);

/** The ids of the roles that users hold. */
async function rolesInUse(): Promise<ReadonlySet<string>> {
  const assigned = await UserModel.aggregate<{ _id: Types.ObjectId | null }>([
    { $match: { kind: 'staff' } },
    { $group: { _id: '$roleId' } },
  ]);
  return new Set(assigned.flatMap(({ _id }) => _id?.toHexString() ?? []));
}

class RoleForm extends Form<StoredRole, FormOf<typeof kind>> {
  override toStored(values: FormValues): FormValues {
    const { name, permissionIds } = values;
    return {
      ...values,
      ...(typeof name === 'string' && { nameKey: roleKey(name) }),
      ...(Array.isArray(permissionIds) && { permissionIds: idsIn(permissionIds) }),
    };
  }

  /** Permissions by name: their ids are those of one installation. */
  override async toArchive(values: ImportValues): Promise<ImportValues> {
    const ids = idsIn(listIn(values));
    const found = await PermissionModel.find({ _id: { $in: ids } }, { name: 1 }).lean();
    return { ...values, [PERMISSIONS]: found.map(({ name }) => name).sort() };
  }

  override async fromArchive(values: ImportValues): Promise<ImportValues | null> {
    const names = listIn(values);
    const found = await PermissionModel.collection.find({ name: { $in: names } }).toArray();
    const ids = found.map(({ _id }) => _id.toHexString());
    return ids.length === new Set(names).size ? { ...values, [PERMISSIONS]: ids } : null;
  }

  override async refuseSave(
    next: FormOf<typeof kind>,
    current: StoredRole | null,
    context: Context,
  ): Promise<FieldError[]> {
    const errors: FieldError[] = [];
    if (current && isBuiltInRole(current) && next.name !== current.name) {
      errors.push(invalid('name', messages.roleNameKept));
    }
    // Held now, granted and taken away: only the difference has to be one's own.
    const before = textsIn(current && this.toForm(current)[PERMISSIONS]);
    const after = idsIn(next.permissionIds);
    const granted = await permissionsOf(without(after, before), context);
    if (granted.unknown.length > 0) return [...errors, invalid('permissionIds', messages.permissionInvalid)];
    const revoked = await permissionsOf(without(before, after), context);
    const changed = new Set([...granted.permissions, ...revoked.permissions]);
    const allowed = reaches(ownPowers(context), { superAdmin: false, permissions: changed });
    return allowed ? errors : [...errors, invalid('permissionIds', messages.permissionBeyondOwn)];
  }
}

/**
 * Roles: two are built in (SPEC-D69), a role in use cannot be deleted (SPEC-D70), and nobody grants or revokes a permission
 * that they do not hold (ADR-0017).
 */
class RoleStore extends RecordStore<typeof kind, StoredRole> {
  override readonly form = new RoleForm(this, kind);
  override readonly uniqueKeys = { builtFrom: { nameKey: 'name' } };

  /** Those that are built in are in every installation. */
  override readonly archived = { condition: { nameKey: { $nin: BUILT_IN_KEYS } } };

  override readonly refusals: StateRefusals<StoredRole> = {
    edit: (record) => (isSuperAdminRole(record) ? messages.superAdminRoleKept : null),
    delete: async (record, context) => {
      if (isBuiltInRole(record)) return messages.roleProtected;
      const inUse = await context.loaders.once(IN_USE, rolesInUse);
      return inUse.has(record._id.toHexString()) ? messages.roleInUse : this.#refusePowers(record, context);
    },
    // A restored role can be assigned again: restoring it is as much as creating it.
    restore: (record, context) => this.#refusePowers(record, context),
  };

  override readonly steps: KindSteps = {
    lease: ({ action }) => (action === 'DELETE' ? HOLDERS : null),
    written: async ({ before }, { services }) => {
      if (before) await services.sessions.invalidateSessionDetailsOfRole(before._id);
    },
  };

  async #refusePowers(record: StoredRole, context: Context): Promise<Message | null> {
    return reaches(ownPowers(context), await this.powers(record, context)) ? null : messages.roleHoldsMore;
  }

  /** The roles as choices; those that allow more than the person's own are shown, but not to be chosen. */
  override async options(context: Context): Promise<Option[]> {
    const rows = await this.find({}, {});
    const own = ownPowers(context);
    return Promise.all(
      rows.map(async (row) => {
        const within = reaches(own, await this.powers(row, context));
        return {
          id: row._id.toHexString(),
          label: row.name,
          disabled: !within,
          reason: within ? null : messages.roleHoldsMore,
          parentId: null,
        };
      }),
    );
  }

  /** Rights of the holders of the role. */
  powers(record: StoredRole | null, context: Context): Promise<Powers> {
    return powersOf(record, context);
  }
}

export const roleStore = new RoleStore(kind, modelOf(Role));
