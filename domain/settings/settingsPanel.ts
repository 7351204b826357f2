import { object, type AnyObject, type ISchema, type ObjectSchema } from 'yup';
import { kindOf, type AnyKind } from '../kinds/parts/kind.js';
import type { PerLanguageOf, Typed } from '../kinds/parts/kindTypes.js';
import type { Label } from '../messages/messages.js';
import { perLanguageFields } from '../validation/fieldFacts.js';

/** The name of the panels' records in the audit trail, and of their content stamp. */
export const SETTINGS = 'websiteSettings';

/** The permissions that open settings, each its own panels. */
export const SETTINGS_PERMISSIONS = ['GENERAL_SETTINGS', 'HEADER_SETUP', 'FOOTER_SETUP'] as const;
export type SettingsPermission = (typeof SETTINGS_PERMISSIONS)[number];

/** A screen of the console with panels. */
export type SettingsScreen = 'appearance' | 'footer';

/** Declaration of a panel of settings; all else follows from it. */
interface PanelSpec<Values = Readonly<Record<string, unknown>>> {
  /** camelCase: 'globalSeo'. */
  readonly name: string;
  /** Its heading, as the specification has it. */
  readonly heading: Label;
  /** Its name in messages of failures: 'Failed to fetch {subject} settings.'; null: 'Failed to fetch settings.' */
  readonly subject: Label | null;
  /** The same of a translation that cannot be fetched, where that is something else. */
  readonly translationSubject?: Label;
  readonly screen: SettingsScreen;
  readonly permission: SettingsPermission;
  /** Whether its keys are written with hyphens: the field 'a_b' is the key 'a-b'. */
  readonly hyphens?: true;
  /** Preview that the console shows beside its inputs while they are filled. */
  readonly preview?: 'colours' | 'footer';
  /**
   * Its fields. A field is a key; a list of entries is a key for each field of its entries: `links: entryList('Links', {
   * label, value })` is `links_label` and `links_value`, paired by position.
   */
  readonly fields: { readonly [Field in keyof Values]: ISchema<Values[Field]> };
}

export interface SettingsPanel<Values = unknown, Text extends string = string>
  extends Omit<PanelSpec, 'fields'>, Typed<Values, unknown, never, Text> {
  readonly rules: ObjectSchema<AnyObject>;
  readonly translatable: readonly string[];
  /** The panel as a kind whose only record it is: its write path, audit entries and versions are those of records. */
  readonly kind: AnyKind;
}

/** Declares a panel of the website's settings. */
export function settingsPanel<Values extends object>({
  fields,
  ...panel
}: PanelSpec<Values>): SettingsPanel<Values, PerLanguageOf<Values>> {
  const rules: ObjectSchema<AnyObject> = object(Object.fromEntries(Object.entries<ISchema<unknown>>(fields)));
  const translatable = perLanguageFields<Values>({ fields });
  const { permission } = panel;
  const kind = kindOf({
    name: SETTINGS,
    plural: SETTINGS,
    label: panel.heading,
    permission: { one: permission, many: permission },
    titleField: 'heading',
    toggles: [],
    translatable,
    unique: [],
    sortable: [],
    order: [['_id', 1]],
    rules,
    example: { en: {} },
  } as const);
  // One permission opens all of a panel: it is neither added nor deleted, and has no translators of its own.
  const permissions = {
    ...{ view: permission, add: permission, edit: permission, delete: permission, translate: null },
    ...{ details: [permission], toggle: {}, choosers: [], all: [permission] },
  };
  return { ...panel, rules, translatable, kind: { ...kind, permissions } };
}
