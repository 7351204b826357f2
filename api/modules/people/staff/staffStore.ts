import { staffMember as kind } from '@polyphony/domain/kinds/staffMember.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { SUPER_ADMIN_ROLE } from '@polyphony/domain/people/builtInRoles.js';
import { profileRules } from '@polyphony/domain/people/profile.js';
import { validate } from '@polyphony/domain/validation/fieldErrors.js';
import { hashPassword } from '../../../identity/passwords/passwords.js';
import type { Context, SessionDetails } from '../../../context.js';
import { modelOf } from '../../../records/schema/model.js';
import { invalid, invalidFields, refusedFields, type Outcome } from '../../../records/write/outcome.js';
import type { StoredRecord } from '../../../records/schema/record.js';
import { Form } from '../../../records/write/form.js';
import { oneByOne, type KindSteps, type StateRefusals } from '../../../records/write/kindRules.js';
import type { FormValues } from '../../../records/write/recordRules.js';
import { RecordStore } from '../../../records/store/recordStore.js';
import type { Written } from '../../../records/write/write.js';
import type { FieldError } from '../../../records/schema/types.js';
import { ownPowers, reaches } from '../roles/powers.js';
import { ListViewModel } from '../listViews/listView.js';
import { refuseWithoutProof } from './accountProof.js';
import { isSuperAdminRole, roleKey, RoleModel } from '../../../identity/users/role.js';
import { PENDING } from '../../../identity/users/user.js';
import { HOLDERS, roleStore, type StoredRole } from '../roles/roleStore.js';
import { roleOf, STAFF, StaffMember, type StoredStaff } from './staffMember.js';

const SUPER_ADMINS = 'super admins';

/** The fields of a member of staff that are on their own profile, and those that take a proof of who is asking. */
const OWN = ['name', 'email', 'picture'];
const PROVEN = ['email', 'password'];

const isSelf = (record: StoredRecord, { session }: Context) => session?.userId === record._id.toHexString();

async function isSuperAdmin(record: StoredStaff, context: Context): Promise<boolean> {
  const role = await roleOf(record, context);
  return role !== null && isSuperAdminRole(role);
}

class StaffForm extends Form<StoredStaff> {
  /** Ignores the role that is sent for a Super Admin (SPEC-D71). */
  override async prepare(input: FormValues, current: StoredStaff | null, context: Context) {
    if (!current || !(await isSuperAdmin(current, context))) return input;
    return Object.fromEntries(Object.entries(input).filter(([field]) => field !== 'roleId'));
  }

  override async refuseSave(next: FormValues, current: StoredStaff | null, context: Context): Promise<FieldError[]> {
    const unproven = current && isSelf(current, context) ? await this.#refuseUnproven(next, current, context) : [];
    return [...unproven, ...(await this.#refuseRole(next, current, context))];
  }

  /** The form of staff has no field for the current password, unlike the profile (ADR-0017). */
  async #refuseUnproven(next: FormValues, current: StoredStaff, context: Context): Promise<FieldError[]> {
    const before = this.toForm(current);
    const changed = PROVEN.filter((field) => (next[field] ?? null) !== (before[field] ?? null));
    if (changed.length === 0 || !(await refuseWithoutProof(current, null, context))) return [];
    return changed.map((field) => invalid(field, messages.changeInProfile));
  }

  async #refuseRole(next: FormValues, current: StoredStaff | null, context: Context): Promise<FieldError[]> {
    const roleId = String(next.roleId).toLowerCase();
    if (current?.roleId?.toHexString() === roleId) return [];
    const role = await roleStore.model.findById(roleId).lean<StoredRole>();
    if (!role) return [invalid('roleId', messages.roleInvalid)];
    const within = reaches(ownPowers(context), await roleStore.powers(role, context));
    return within ? [] : [invalid('roleId', messages.roleBeyondOwn)];
  }

  override async toStored({ password, ...values }: FormValues): Promise<FormValues> {
    return typeof password === 'string' ? { ...values, passwordHash: await hashPassword(password) } : values;
  }
}

/**
 * Members of staff. Nobody changes or deletes a user with more permissions than their own, or assigns a role that allows
 * more than theirs (ADR-0017). A Super Admin keeps the role (SPEC-D71), and the last one cannot be deleted (SPEC-D70).
 */
class StaffStore extends RecordStore<typeof kind, StoredStaff> {
  override readonly form = new StaffForm(this, kind);
  override readonly deletedLabel = 'labels.user';
  override readonly archived = null;
  /** A stranger may have registered the address of a member of staff. */
  override readonly uniqueKeys = { givesWay: PENDING };

  override readonly steps: KindSteps = {
    lease: (write) => {
      const holds =
        write.action === 'CREATE' || write.action === 'DELETE' || ('input' in write && 'roleId' in write.input);
      return holds ? HOLDERS : null;
    },
    // Whether a Super Admin is the last one depends on who was deleted before.
    batches: (write, ids) => (write.action === 'DELETE' ? oneByOne(ids) : null),
    written: (written: Written<StoredStaff>, context) => this.#revokeSessions(written, context),
  };

  override readonly refusals: StateRefusals<StoredStaff> = {
    person: async (record, context) => {
      if (isSelf(record, context)) return null;
      const powers = await roleStore.powers(await roleOf(record, context), context);
      return reaches(ownPowers(context), powers) ? null : messages.staffHoldsMore;
    },
    delete: async (record, context) => {
      if (isSelf(record, context)) return messages.deleteYourself;
      if (!(await isSuperAdmin(record, context))) return null;
      const count = await context.loaders.once(SUPER_ADMINS, () => this.#superAdmins());
      return count > 1 ? null : messages.lastSuperAdmin;
    },
  };

  /** Revokes the sessions of a deleted user; of a changed password, all but the session that changed it. */
  async #revokeSessions({ before, after }: Written<StoredStaff>, context: Context): Promise<void> {
    if (!before) return;
    const { sessions } = context.services;
    const id = before._id.toHexString();
    const exceptSessionId = after && isSelf(after, context) ? (context.session?.sessionId ?? null) : null;
    if (!after) await ListViewModel.deleteMany({ userId: before._id });
    if (!after || after.passwordHash !== before.passwordHash) await sessions.revokeSessionsOf(id, exceptSessionId);
    else await sessions.invalidateSessionDetails(id);
  }

  /**
   * Members of staff change themselves: what `profileRules` lets them, and nothing of what they may do. What is
   * left out stays as it is; an input of nothing is refused on the fields that a profile needs.
   */
  saveProfile(input: FormValues, { userId }: SessionDetails, context: Context): Promise<Outcome> {
    const isEmpty = Object.keys(input).length === 0;
    const changes = async (current: StoredStaff) => {
      const before = Object.fromEntries(
        Object.entries(this.form.toForm(current)).filter(([field]) => OWN.includes(field)),
      );
      const { value, errors } = await validate(profileRules, isEmpty ? {} : { ...before, ...input });
      if (errors) return refusedFields(invalidFields(errors));
      const { currentPassword, ...next } = value;
      const changed = Object.fromEntries(
        Object.entries(next).filter(([field, now]) => now !== (before[field] ?? null)),
      );
      const needsProof = PROVEN.some((field) => field in changed);
      const refusal = needsProof ? await refuseWithoutProof(current, currentPassword, context) : null;
      return refusal ? refusedFields([refusal]) : this.form.toStored(changed);
    };
    return this.save(userId, context, {
      write: { action: 'UPDATE', input },
      message: messages.profileUpdated,
      changes,
    });
  }

  async #superAdmins(): Promise<number> {
    const role = await RoleModel.findOne({ nameKey: roleKey(SUPER_ADMIN_ROLE) }, { _id: 1 }).lean();
    return role ? this.model.countDocuments({ ...this.scope, roleId: role._id }) : 0;
  }
}

export const staffStore = new StaffStore(kind, modelOf(StaffMember), STAFF);
