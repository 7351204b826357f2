import { allKinds, type kinds } from '../kinds/index.js';
import type { PermissionOf } from '../kinds/parts/kindPermissions.js';
import { allReadMostlyKinds, type readMostlyKinds } from '../kinds/readMostly/readMostlyKinds.js';
import { RELEASE_PERMISSIONS } from '../publishing/releases.js';
import { PUBLISHER } from '../publishing/review.js';
import { SITE_TEXT_PERMISSIONS } from '../siteTexts/siteTextNames.js';

/** Names that follow no pattern, by the group the permissions screen shows them in. */
const special = {
  FILE: ['DOWNLOAD_FILE'],
  WEBSITE_SETUP: ['GENERAL_SETTINGS', 'FOOTER_SETUP', 'HEADER_SETUP'],
  SITE_TEXT: SITE_TEXT_PERMISSIONS,
  RELEASE: RELEASE_PERMISSIONS,
  REVIEW: [PUBLISHER],
} as const;

type ValueOf<T> = T[keyof T];

/** Every permission name there is: a typed union, so that a misspelt one does not compile. */
export type Permission =
  | ValueOf<{ [K in keyof typeof kinds]: PermissionOf<(typeof kinds)[K]> }>
  | ValueOf<typeof readMostlyKinds>['permissions'][number]
  | ValueOf<typeof special>[number];

export interface PermissionEntry {
  readonly name: Permission;
  readonly group: string;
}

const fromNouns = allKinds.flatMap(({ permission: { one, group = one }, permissions }) =>
  permissions.all.map((name): PermissionEntry => ({ name, group })),
);

const fromReadMostly = allReadMostlyKinds.flatMap(({ permission: { group }, permissions }) =>
  permissions.map((name): PermissionEntry => ({ name, group })),
);

const fromLists = Object.entries(special).flatMap(([group, names]) =>
  names.map((name: Permission): PermissionEntry => ({ name, group })),
);

/** The catalogue that the first start seeds and the permissions screen shows, group by group. */
export const permissionCatalogue: readonly PermissionEntry[] = [...fromNouns, ...fromReadMostly, ...fromLists];
