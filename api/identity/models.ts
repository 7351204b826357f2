import { PermissionModel } from './permission.js';
import { RoleModel } from './role.js';
import { CodeModel } from './storedCode.js';
import { SessionModel } from './storedSession.js';
import { UserModel } from './user.js';

/** The models of users, roles, permissions, sessions and codes. */
export const peopleModels = [UserModel, RoleModel, PermissionModel, SessionModel, CodeModel] as const;
