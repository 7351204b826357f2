import { PermissionModel } from './permission.js';
import { RoleModel } from './role.js';
import { CodeModel } from './storedCode.js';
import { SessionModel } from './storedSession.js';
import { UserModel } from './user.js';

/** Every collection of people and of what they may do. */
export const peopleModels = [UserModel, RoleModel, PermissionModel, SessionModel, CodeModel] as const;
