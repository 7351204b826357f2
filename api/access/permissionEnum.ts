import { permissionCatalogue, type Permission } from '@polyphony/domain/people/permissions.js';
import { registerEnumType } from 'type-graphql';
import { fromKeys } from '../platform/values.js';

/** The catalogue's names as an enum object, for use as a type in type-graphql. */
export const PermissionEnum = fromKeys(
  permissionCatalogue.map(({ name }) => name),
  (name): Permission => name,
);

export const PERMISSION_ENUM_NAME = 'Permission';
export const PERMISSION_ENUM_DESCRIPTION =
  'What a role may allow. A holder of the Super Admin role needs none of them.';

registerEnumType(PermissionEnum, {
  name: PERMISSION_ENUM_NAME,
  description: PERMISSION_ENUM_DESCRIPTION,
  valuesConfig: Object.fromEntries(
    permissionCatalogue.map(({ name, group }) => [name, { description: `Group ${group}.` }]),
  ),
});

/**
 * Whether a stored or sent text is the name of a current permission; names of past versions of the catalogue are not.
 */
export const isPermission = (name: string): name is Permission => Object.hasOwn(PermissionEnum, name);
