import { PermissionModel } from './users/permission.js';
import { RoleModel } from './users/role.js';
import { CodeModel } from './passwords/storedCode.js';
import { SessionModel } from './sessions/storedSession.js';
import { UserModel } from './users/user.js';

/** The models of users, roles, permissions, sessions and codes. */
export const peopleModels = [UserModel, RoleModel, PermissionModel, SessionModel, CodeModel] as const;
