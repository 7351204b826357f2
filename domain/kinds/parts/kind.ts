import type { AnyObject, ObjectSchema, ObjectShape } from 'yup';
import { entryReferencesOf } from '../../validation/entryLists.js';
import { referencesOf, type Reference } from '../../validation/fieldFacts.js';
import type { TextName } from '../../catalogues/generated/textNames.js';
import type { Label, Message } from '../../messages/messages.js';
import type { PublishingToggle } from '../../publishing/publishingState.js';
import type { Permission } from '../../people/permissions.js';
import type { KindName } from '../names.js';
import { namesOf, type KindNames } from './kindNames.js';
import type { FieldOf, RuleValues, ReferenceTo, SomeValues, TextOf, TextValues, Typed } from './kindTypes.js';
import { permissionsOf, type KindPermissions, type PermissionNouns } from './kindPermissions.js';

/** The on/off switches a record can carry. Each has a mutation and a permission of its own. */
export const TOGGLES = ['active', 'featured', 'published', 'default', 'rtl', 'form', 'product'] as const;
export type Toggle = (typeof TOGGLES)[number];

/** One step of a sort order: a field and its direction, as MongoDB writes it. */
export type SortStep<Field extends string = string> = readonly [field: Field, direction: 1 | -1];

/** Lists of kinds with an order number: the higher number first, then the newest, then by id (stable pages). */
export const BY_ORDER_NUMBER = [
  ['orderNumber', -1],
  ['createdAt', -1],
  ['_id', -1],
] as const satisfies readonly SortStep[];

/** The enquiries about records of a kind. */
export interface EnquiriesSpec<Flag = string, Email = string, Language = string> {
  /** The flag of a record that says whether visitors can send an enquiry about it. */
  readonly flag: Flag;
  /** The field with the e-mail address that is notified of them, in place of the one in the settings. */
  readonly email?: Email;
  /** The reference to the language of those mails. */
  readonly languageId?: Language;
}

/** The fields that hold a record's first and last day; a record with only one of them is of that day. */
export interface DayRange<Field extends string = string> {
  readonly from: Field;
  readonly to: Field;
  /** The field with the time at which it begins on its first day: visitors may list the records by date then. */
  readonly time?: Field;
}

/** Declaration of a tree of records; its field `parentId` is one of its rules. */
export interface TreeTexts {
  /** Refuses a record that would be below itself, directly or through others. */
  readonly parentSelf: Message;
  /** Refuses a record that would be below more than TREE_MAX_DEPTH others. */
  readonly tooDeep: Message;
  /** Whether people put its records into an order of their own, all in one write. */
  readonly arranged?: true;
}

/** A section of a long form. */
export interface FormSection<Field extends string = string> {
  /** The value of the address's `tab` parameter: 'section-1'. */
  readonly id: string;
  readonly label: TextName;
  /** Its fields, in the order of their inputs. */
  readonly fields: readonly Field[];
}

/** Declaration of a record kind. All else that is common to kinds is derived from this. */
export interface KindSpec {
  /** camelCase singular: the field name in GraphQL ('eventCategory'). */
  readonly name: string;
  /** camelCase plural: the list in GraphQL and the collection in MongoDB ('eventCategories'). */
  readonly plural: string;
  /** Human-readable name of one ('Category'); messages are made of it. */
  readonly label: Label;
  /** UPPER_SNAKE nouns of its permission names, and the group the permissions screen shows them in. */
  readonly permission: PermissionNouns;
  /** The field that names a record: what search looks through and a deletion dialog quotes. */
  readonly titleField: string;
  /** The second line below its name in the search of all kinds: a field of plain text, or a reference by its record's name. */
  readonly subtitleField?: string;
  readonly toggles: readonly Toggle[];
  /** Fields held per language; the rest are the same in every language. */
  readonly translatable: readonly string[];
  /** Fields whose value no two records share. */
  readonly unique: readonly string[];
  /** Fields a list can be sorted by, beside the default order. */
  readonly sortable: readonly string[];
  readonly order: readonly SortStep[];
  /** For kinds whose records are placed below one another by `parentId`. */
  readonly tree?: TreeTexts;
  /**
   * Its records are drafts, scheduled, published or withdrawn (domain/publishing): the switch of this name publishes one, a new
   * record is a draft, and staff who may set the switch may also schedule it.
   */
  readonly publishing?: PublishingToggle;
  /** Whether everyone may read its records, signed in or not, except fields with a gate of their own: no switch hides one. */
  readonly seenByAll?: true;
  /** Whether deleted records are gone at once: others go to the bin, from which they are restored. */
  readonly deletedForGood?: true;
  /**
   * The field with the last day on which visitors see a record ('2027-03-31', or null), of a kind with `publishing`: when that
   * day ends in the site's time zone, the record is withdrawn.
   */
  readonly lastDay?: string;
  /**
   * The path of the site's page of a record, '/event/:slug', where staff may show the page before visitors find it: a signed
   * link opens it without an account.
   */
  readonly preview?: `/${string}:slug`;
  /** The address of a record on the site, by its slug, of a kind without previews. Its former slugs lead there, too. */
  readonly page?: `/${string}:slug`;
  /** The path of the page of the site that shows the records of a kind that have no page of their own: '/' for the menus. */
  readonly listedAt?: `/${string}`;
  /**
   * Whether changes to a record can be saved as a draft, which visitors do not see, and be published later. A draft is apart
   * from its record: staff who may change the record read and write it.
   */
  readonly drafts?: true;
  /** Fields that a form of a new record may leave out although its rules require them: the server fills them. */
  readonly filled?: readonly string[];
  /** References that a list can be narrowed by: ids of other records. */
  readonly filters?: readonly string[];
  /** Fields of few values that a list can be narrowed by, each with its values. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** Fields with the first and the last day of a record, '2027-03-31': its list can be narrowed to days, and shown as a calendar. */
  readonly range?: DayRange;
  /**
   * The kind that visitors look for in these records, and the flag that says whether they find any, in this one or below it:
   * a field of each record (`about` describes it), and a filter of the visitors' list.
   */
  readonly holds?: { readonly kind: KindName; readonly flag: string; readonly about: string };
  /**
   * Paths of pictures that its records name beside those of its rules, each with its label: of content that an operation of
   * its own writes. A file that is named there is in use.
   */
  readonly otherFiles?: Readonly<Record<string, Label>>;
  /** Whether records are picked from the list page by page, in the forms and rich texts of every kind (see `listersOf`). */
  readonly pickedInList?: true;
  /** Whether visitors can send enquiries about its records. */
  readonly enquiries?: EnquiriesSpec;
  /** Whether records are not created by a form: there is no operation then that creates one. */
  readonly noCreate?: boolean;
  /**
   * What a form may send, with its labels and the messages a person reads. The form and the API validate by the same object;
   * what the class of records does not declare of a field itself follows from its rule.
   */
  readonly rules: ObjectSchema<AnyObject>;
  /** Values that only the server writes, each with its rule: stored beside the record's form values and switches. */
  readonly serverFields?: ObjectShape;
  /** The sections of a long form, in order, each with its fields. */
  readonly sections?: readonly FormSection[];
  /** The same fields by the rules of an update, where those differ. */
  readonly updateRules?: ObjectSchema<AnyObject>;
  /** One valid record, in English and (its translatable fields) in Arabic: contract tests and demo content use it. */
  readonly example: { readonly en: AnyObject; readonly ar?: AnyObject };
}

/** Properties that lists are made of, whether a form writes the records or they are only acted upon. */
export type ListedKind = Pick<
  KindSpec,
  | 'name'
  | 'plural'
  | 'label'
  | 'titleField'
  | 'subtitleField'
  | 'toggles'
  | 'translatable'
  | 'unique'
  | 'sortable'
  | 'order'
  | 'tree'
  | 'filters'
  | 'choices'
  | 'range'
  | 'publishing'
  | 'lastDay'
> & {
  /** Its fields with the id of a record of another kind. */
  readonly references: Readonly<Record<string, Reference>>;
};

/** Properties that name other things of a kind, by what each may name. */
interface Names<Values, ServerValues, Switch, Text extends string> {
  readonly titleField: FieldOf<Values, string>;
  readonly subtitleField?: FieldOf<Values & ServerValues, string>;
  readonly unique: readonly FieldOf<Values>[];
  readonly sortable: readonly (FieldOf<Values & ServerValues> | Moment)[];
  readonly order: readonly SortStep<FieldOf<Values & ServerValues> | Moment | '_id'>[];
  readonly lastDay?: FieldOf<Values, string>;
  readonly filters?: readonly ReferenceTo<Values>[];
  readonly choices?: { readonly [Field in FieldOf<Values & ServerValues, string>]?: readonly string[] };
  readonly range?: DayRange<FieldOf<Values, string>>;
  readonly enquiries?: EnquiriesSpec<
    FieldOf<Values, boolean> | Switch,
    FieldOf<Values, string>,
    ReferenceTo<Values, 'language'>
  >;
  readonly sections?: readonly FormSection<FieldOf<Values>>[];
  readonly example: { readonly en: SomeValues<Values>; readonly ar?: Partial<TextValues<Values, Text>> };
}
type Moment = 'createdAt' | 'updatedAt';

/** Typing of a declaration: names of fields are those of its rules, and nothing else is declared. */
export interface Declaration<
  Name extends string,
  Plural extends string,
  Values extends AnyObject,
  Nouns extends PermissionNouns,
  Switch extends Toggle,
  Text extends string,
  ServerFields extends ObjectShape,
>
  extends
    Omit<
      KindSpec,
      | 'name'
      | 'plural'
      | 'rules'
      | 'permission'
      | 'toggles'
      | 'translatable'
      | 'serverFields'
      | keyof Names<never, never, never, never>
    >,
    Names<NoInfer<Values>, NoInfer<RuleValues<ServerFields>>, NoInfer<Switch>, NoInfer<Text>> {
  readonly name: Name;
  readonly plural: Plural;
  readonly rules: ObjectSchema<Values>;
  readonly permission: Nouns;
  readonly toggles: readonly Switch[];
  readonly translatable: readonly Text[];
  readonly serverFields?: ServerFields;
}

/** A kind: what it declares, and what follows from it. Types are made of it by `RecordOf`, `FormOf` and the like. */
export interface Kind<
  Name extends string,
  Plural extends string,
  Values extends AnyObject,
  Nouns extends PermissionNouns,
  Switch extends Toggle,
  Text extends string,
  ServerFields extends ObjectShape,
>
  extends KindSpec, Typed<Values, RuleValues<ServerFields>, Switch, Text> {
  readonly name: Name;
  readonly plural: Plural;
  readonly rules: KindSpec['rules'] & Typed<Values>;
  readonly permission: Nouns;
  readonly toggles: readonly Switch[];
  readonly translatable: readonly Text[];
  /** Fields that hold the id of a record of another kind, as their rules say; within entries by their path: 'cards.icon'. */
  readonly references: Readonly<Record<string, Reference>>;
  readonly permissions: KindPermissions<{
    readonly permission: Nouns;
    readonly toggles: readonly Switch[];
    readonly translatable: readonly Text[];
  }>;
  readonly names: KindNames<Name, Plural>;
}

/** Any kind, for code that all kinds share and that does not need to know which one it serves. */
export type AnyKind = KindSpec & {
  readonly references: Readonly<Record<string, Reference>>;
  readonly permissions: Readonly<Record<'view' | 'add' | 'edit' | 'delete', Permission>> & {
    readonly translate: Permission | null;
    readonly details: readonly Permission[];
    readonly toggle: Readonly<Partial<Record<Toggle, Permission>>>;
    readonly choosers: readonly Permission[];
    readonly all: readonly Permission[];
  };
  readonly names: KindNames;
};

/** The address of a record on the site, '/event/:slug'; null where it has none of its own. */
export const pageOf = ({ page, preview }: Pick<KindSpec, 'page' | 'preview'>): string | null => page ?? preview ?? null;

/** The page of the site that a record is drawn on while it is edited; null for a kind that visitors see no page of. */
export const livePageOf = (kind: Pick<KindSpec, 'page' | 'preview' | 'listedAt'>): string | null =>
  kind.listedAt ?? pageOf(kind);

/** The permissions that open a record's form: to edit it, or to translate it. */
export const changersOf = ({ permissions: { edit, translate } }: AnyKind) => (translate ? [edit, translate] : [edit]);

/** The rules of a form that updates a record, or of one that creates it. */
export const rulesFor = (kind: Pick<KindSpec, 'rules' | 'updateRules'>, updates: boolean) =>
  updates ? (kind.updateRules ?? kind.rules) : kind.rules;

/** Declares a record kind. The names of its fields are those of its rules; other kinds are named as in `KIND_NAMES`. */
export const defineKind = <
  const Name extends KindName,
  const Plural extends string,
  Values extends AnyObject,
  const Nouns extends PermissionNouns,
  const Switch extends Toggle = never,
  const Text extends TextOf<Values> = never,
  ServerFields extends ObjectShape = Record<never, never>,
>(
  declared: Declaration<Name, Plural, Values, Nouns, Switch, Text, ServerFields>,
): Kind<Name, Plural, Values, Nouns, Switch, Text, ServerFields> => kindOf(declared);

/** The same under a name of its own, of what is edited as records are: settings. */
export function kindOf<
  const Name extends string,
  const Plural extends string,
  Values extends AnyObject,
  const Nouns extends PermissionNouns,
  const Switch extends Toggle,
  const Text extends string,
  ServerFields extends ObjectShape,
>(
  declared: Declaration<Name, Plural, Values, Nouns, Switch, Text, ServerFields>,
): Kind<Name, Plural, Values, Nouns, Switch, Text, ServerFields> {
  const { name, plural, permission, toggles, translatable } = declared;
  // To code that all kinds share, a name of a field is a text.
  const spec = declared as unknown as KindSpec;
  return {
    ...spec,
    name,
    plural,
    permission,
    toggles,
    translatable,
    references: { ...referencesOf(spec.rules), ...entryReferencesOf(spec.rules) },
    permissions: permissionsOf({ permission, toggles, translatable }),
    names: namesOf(name, plural),
  };
}
