import type { Toggle } from './kind.js';

/** Parts of which the names of a kind's permissions are made. */
export interface PermissionNouns {
  readonly one: string;
  readonly many: string;
  readonly group?: string;
  /** The permission to list them, where it is not VIEW_ALL_X. */
  readonly view?: string;
  /** The permission to change one, where it is not EDIT_X. */
  readonly edit?: string;
  /** A permission to see one of them, beside those to list and to change them. */
  readonly details?: string;
  /** The permissions of switches, where they are not TOGGLE_Y_X. */
  readonly toggles?: Readonly<Partial<Record<Toggle, string>>>;
  /** Permissions of features without a kind of their own that let their users choose one of these records (see `choosersOf`). */
  readonly choosers?: readonly string[];
}

type ViewPermissionOf<P extends PermissionNouns> = P extends { readonly view: infer View extends string }
  ? View
  : `VIEW_ALL_${P['many']}`;
type EditPermissionOf<P extends PermissionNouns> = P extends { readonly edit: infer Edit extends string }
  ? Edit
  : `EDIT_${P['one']}`;
type DetailsPermissionOf<P extends PermissionNouns> = P extends { readonly details: infer Details extends string }
  ? Details
  : never;

type ChooserOf<P extends PermissionNouns> = P extends { readonly choosers: readonly (infer Chooser extends string)[] }
  ? Chooser
  : never;

type TogglePermissionOf<P extends PermissionNouns, T extends Toggle> = P extends {
  readonly toggles: infer Own extends Readonly<Partial<Record<Toggle, string>>>;
}
  ? T extends keyof Own
    ? Extract<Own[T], string>
    : `TOGGLE_${Uppercase<T>}_${P['one']}`
  : `TOGGLE_${Uppercase<T>}_${P['one']}`;

/** Properties from which the names of permissions follow. */
interface PermissionSpec {
  readonly permission: PermissionNouns;
  readonly toggles: readonly Toggle[];
  readonly translatable?: readonly string[];
}

/** TRANSLATE_X, of kinds with translatable texts: to write those in other languages, and to change nothing else. */
type TranslatePermissionOf<K extends PermissionSpec> = K extends { readonly translatable: readonly (infer Text)[] }
  ? [Text] extends [never]
    ? never
    : `TRANSLATE_${K['permission']['one']}`
  : never;

/** The permission names that follow from a kind: VIEW_ALL_X, ADD_X, EDIT_X, DELETE_X, TOGGLE_Y_X and TRANSLATE_X. */
export type PermissionOf<K extends PermissionSpec> =
  | ViewPermissionOf<K['permission']>
  | EditPermissionOf<K['permission']>
  | DetailsPermissionOf<K['permission']>
  | TranslatePermissionOf<K>
  | `${'ADD' | 'DELETE'}_${K['permission']['one']}`
  | TogglePermissionOf<K['permission'], K['toggles'][number]>;

export type KindPermissions<K extends PermissionSpec> = {
  readonly view: PermissionOf<K>;
  readonly add: PermissionOf<K>;
  readonly edit: PermissionOf<K>;
  readonly delete: PermissionOf<K>;
  /** To translate records without changing them otherwise; who may edit them may translate them, too. */
  readonly translate: TranslatePermissionOf<K> | null;
  /** Any one of them lets a user see a record by itself. */
  readonly details: readonly PermissionOf<K>[];
  readonly toggle: Readonly<Record<K['toggles'][number], PermissionOf<K>>>;
  /** Permissions of other features that let their users choose one of these records. */
  readonly choosers: readonly ChooserOf<K['permission']>[];
  /** All of them, in the order the permissions screen lists them. */
  readonly all: readonly PermissionOf<K>[];
};

/** The permission names of a noun with the given toggles; areas without a kind yet use it too. */
export function permissionsOf<const K extends PermissionSpec>(spec: K): KindPermissions<K> {
  const {
    one,
    many,
    view: ownView,
    edit: ownEdit,
    details: ownDetails,
    toggles = {},
    choosers = [],
  }: PermissionNouns = spec.permission;
  type P = PermissionOf<K>;
  const toggle = Object.fromEntries(
    spec.toggles.map((name) => [name, toggles[name] ?? `TOGGLE_${name.toUpperCase()}_${one}`]),
  ) as Record<K['toggles'][number], P>;
  const view = (ownView ?? `VIEW_ALL_${many}`) as P;
  const add = `ADD_${one}` as P;
  const edit = (ownEdit ?? `EDIT_${one}`) as P;
  const del = `DELETE_${one}` as P;
  const own = ownDetails ? [ownDetails as P] : [];
  const translate = spec.translatable?.length ? (`TRANSLATE_${one}` as TranslatePermissionOf<K>) : null;
  const translating = translate ? [translate] : [];
  const all = [...new Set<P>([view, add, edit, del, ...Object.values<P>(toggle), ...own, ...translating])];
  const details: P[] = [view, edit, ...own, ...translating];
  return {
    view,
    add,
    edit,
    delete: del,
    translate,
    details,
    toggle,
    choosers: choosers as readonly ChooserOf<K['permission']>[],
    all,
  };
}
