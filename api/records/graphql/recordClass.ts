import { textInEnglish } from '@polyphony/domain/messages/languages.js';
import { index, modelOptions, prop, Severity } from '@typegoose/typegoose';
import { entryListsOf } from '@polyphony/domain/validation/entryLists.js';
import type { AnyKind, Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { factsOf } from '@polyphony/domain/validation/fieldFacts.js';
import { richTextFieldsOf } from '@polyphony/domain/richText/richTextRule.js';
import mongoose from 'mongoose';
import { Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { FOLDED_NAMES } from '../../platform/searchKeys.js';
import { valuesIn } from '../../platform/values.js';
import { RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { Computed, isComputed } from '../schema/computed.js';
import { FORMER_SLUGS, hasAddress } from '../addresses/formerSlugs.js';
import { derivedFieldsOf, derivedIndexesOf } from '../search/derived.js';
import { entryTypes } from './entryTypes.js';
import { inputFieldsOf } from './fields.js';
import { addFallbacks, addTitleLanguages, eachTextOf } from './fallbacks.js';
import type { FileAddresses } from '../read/fileAddresses.js';
import { FILE_IDS, fileFieldsOf, namesFiles } from '../files/fileUse.js';
import { nameIndexes } from '../read/byName.js';
import { indexesOf, type Scope } from '../read/listQuery.js';
import { addDraftMark } from './draftMark.js';
import { reviewRefusals } from '../review/reviewing.js';
import { addPublishingFields } from './publishingFields.js';
import { isPublishedRead, markPublishedRead } from '../read/published.js';
import type { StoredRecord } from '../schema/record.js';
import { Reference, referenced } from './reference.js';
import { recordTypes } from './recordTypes.js';
import { declareRuleFields } from './ruleFields.js';
import { storedEntries } from '../schema/storedEntries.js';
import { renderRichText } from '../read/renderRichText.js';
import { RecordCan } from '../schema/types.js';

/** Every permission of a kind: a user with one of them works with its records and may read what visitors may not. */
export const workersOf = (kind: AnyKind) => kind.permissions.all;

/** Storage of records that share a collection with others. */
export interface Storage {
  readonly collection?: string;
  /** Scope that distinguishes them from the others; their store is given the same. */
  readonly scope?: Scope;
}

/**
 * Makes a class the record class of a kind: its GraphQL type, its collection and indexes, and the fields that every
 * record of the console has (version, translations, what the user may do with it), gated by the kind's permissions.
 */
export function Record(kind: AnyKind, description: string, { collection, scope }: Storage = {}) {
  return (recordClass: ClassType): void => {
    classes.set(kind.name, recordClass);
    // Values are read as they are stored: a resolver for each of them would only pass them on.
    ObjectType(kind.names.type, { description, simpleResolvers: true })(recordClass);
    modelOptions({
      options: { allowMixed: Severity.ALLOW },
      schemaOptions: { collection: collection ?? kind.plural, versionKey: false, minimize: false },
    })(recordClass);
    for (const { keys, unique } of indexesOf(kind, scope, kind.titleField)) {
      index(keys, { unique: unique ?? false })(recordClass);
    }
    for (const keys of [...nameIndexes(kind, scope), ...derivedIndexesOf(kind, scope)]) index(keys)(recordClass);
    // Without a default: a missing field marks records that still have to be filled in.
    for (const field of derivedFieldsOf(kind))
      prop({ type: () => [String], default: undefined })(recordClass.prototype, field);
    prop({ type: mongoose.Schema.Types.Mixed, default: undefined })(recordClass.prototype, FOLDED_NAMES);
    if (hasAddress(kind)) {
      prop({ type: () => [mongoose.Schema.Types.Mixed], default: undefined })(recordClass.prototype, FORMER_SLUGS);
      const within = Object.fromEntries(Object.keys(scope ?? {}).map((name) => [name, 1 as const]));
      index({ ...within, [`${FORMER_SLUGS}.slug`]: 1 })(recordClass);
    }

    declareRuleFields(kind, recordClass, recordClassOf);
    const workers = workersOf(kind);
    for (const [field, rule] of Object.entries(kind.rules.fields)) {
      if (!factsOf(rule).staffOnly) continue;
      // A caller who may not read the id may not read what it leads to.
      const gated = kind.references[field] ? [field, field.replace(/Id$/, '')] : [field];
      for (const name of gated) RequirePermission(...workers)(recordClass.prototype, name);
    }
    const staffField = (name: string, type: Parameters<typeof Field>[0], text: string, nullable = false) => {
      Field(type, { description: text, nullable })(recordClass.prototype, name);
      RequirePermission(...workers)(recordClass.prototype, name);
    };

    staffField('version', () => Int, 'Counts the changes: an update that carries it never overwrites a later one.');
    Computed<StoredRecord>(({ updatedBy }) => updatedBy?.name ?? null, { needs: ['updatedBy'] })(
      recordClass.prototype,
      'updatedBy',
    );
    staffField('updatedBy', () => String, 'Name of the person who changed it last.', true);
    Computed<StoredRecord>((record, _, context) => canOf(kind, record, context), { needs: ['*'] })(
      recordClass.prototype,
      'can',
    );
    staffField('can', () => RecordCan, 'What the signed-in user may do with it.');

    if (kind.publishing) addPublishingFields(recordClass, kind.publishing, staffField);
    if (kind.drafts) addDraftMark(recordClass, staffField);
    addEntries(kind, recordClass);
    const { translation } = recordTypes(kind, recordClass);
    if (translation) {
      Computed<StoredRecord>((record, _args, { services }) => translationsOf(kind, record, services.fileAddresses), {
        needs: kind.translatable,
      })(recordClass.prototype, 'translations');
      staffField('translations', () => [translation], 'Its texts, one entry for each language that has any.');
      addFallbacks(recordClass, eachTextOf(kind));
      if (kind.translatable.includes(kind.titleField)) addTitleLanguages(kind, recordClass);
    }
    if (kind.tree) addTreeFields(recordClass);
    if (kind.holds) addHoldsFlag(kind.holds, recordClass);
    if (namesFiles(kind)) addFileFields(kind, recordClass);
  };
}

const classes = new Map<string, ClassType>();

/** The record class of a kind, whose module need not be loaded before a schema is made. */
export function recordClassOf(kindName: string): ClassType {
  const found = classes.get(kindName);
  if (!found) throw new Error(`No record class is declared for '${kindName}'.`);
  return found;
}

/** The lists of entries that the class declares by `@Entries`. */
function addEntries(kind: AnyKind, recordClass: ClassType): void {
  const declared = new Map(inputFieldsOf(recordClass).map((field) => [field.name, field]));
  for (const list of entryListsOf(kind.rules)) {
    const field = declared.get(list.name);
    if (field?.type !== 'entries')
      throw new Error(`${kind.name}: '${list.name}' is a list of entries, but its class says otherwise.`);
    const { output } = entryTypes(kind, list);
    Field(() => [output], { description: field.description })(recordClass.prototype, list.name);
    // A class may say itself which entries there are to read.
    if (isComputed(recordClass.prototype, list.name)) continue;
    Computed<StoredRecord>(
      (record) => {
        const entries = storedEntries(record, list);
        return isPublishedRead(record) ? entries.map(markPublishedRead) : entries;
      },
      { needs: [list.name] },
    )(recordClass.prototype, list.name);
  }
}

/** The field that holds the value of a path: the class, and the name; of 'cards.icon' those of an entry. */
function fieldAt(kind: AnyKind, recordClass: ClassType, path: string): readonly [of: ClassType, field: string] {
  const [head = '', field] = path.split('.');
  const list = entryListsOf(kind.rules).find(({ name }) => name === head);
  return list && field !== undefined ? [entryTypes(kind, list).output, field] : [recordClass, path];
}

/** Beside each id of a file the file itself, and the ids of all files that the record names, by which they are found. */
function addFileFields(kind: AnyKind, recordClass: ClassType): void {
  prop({ type: () => [mongoose.Schema.Types.ObjectId], required: true, default: [] })(recordClass.prototype, FILE_IDS);
  index({ [FILE_IDS]: 1 })(recordClass);
  for (const [path, label] of fileFieldsOf(kind)) {
    const [of, field] = fieldAt(kind, recordClass, path);
    const description = `${textInEnglish(label)}: the file of that id.`;
    Reference(field, 'file', () => recordClassOf('file'), description)(of.prototype, `${field}File`);
  }
}

function addTreeFields(recordClass: ClassType): void {
  const proto = recordClass.prototype;
  Computed<StoredRecord>(
    (record, _, context, info) => {
      const parentId = record.parentId ?? null;
      const { kind } = context.loaders.stores.ofType(info.parentType.name);
      return parentId && referenced(kind.name, parentId, isPublishedRead(record), context, info);
    },
    { needs: ['parentId'] },
  )(proto, 'parent');
  Field(() => recordClass, { nullable: true, description: 'The record above it; null for a root.' })(proto, 'parent');
  Computed<StoredRecord>(
    async (record, _, { loaders }, info) => {
      const publishedOnly = isPublishedRead(record);
      const children = await loaders.children(loaders.stores.ofType(info.parentType.name), record._id, publishedOnly);
      return publishedOnly ? children.map(markPublishedRead) : children;
    },
    { needs: ['_id'] },
  )(proto, 'children');
  Field(() => [recordClass], { description: 'The records directly below it, in list order.' })(proto, 'children');
}

/** Whether visitors find something in a record, or below it. */
function addHoldsFlag({ flag, about }: NonNullable<AnyKind['holds']>, recordClass: ClassType): void {
  Computed<StoredRecord>(
    ({ _id }, _args, { loaders, services }, info) =>
      loaders.holds(loaders.stores.ofType(info.parentType.name), _id, services.stamps),
    { needs: [] },
  )(recordClass.prototype, flag);
  Field(() => Boolean, { description: about })(recordClass.prototype, flag);
}

function translationsOf(kind: AnyKind, record: StoredRecord, addresses: FileAddresses) {
  const rich = richTextFieldsOf(kind.rules);
  const texts = kind.translatable.map((name) => [name, valuesIn(record[name]) ?? {}] as const);
  const renderText = (name: string, text: unknown) =>
    typeof text === 'string' && rich.includes(name) ? renderRichText(text, addresses) : (text ?? null);
  const codes = new Set([baseLanguage(), ...texts.flatMap(([, byLanguage]) => Object.keys(byLanguage))]);
  return [...codes].map((lang) => ({
    lang,
    ...Object.fromEntries(texts.map(([name, byLanguage]) => [name, renderText(name, byLanguage[lang])])),
  }));
}

async function canOf(kind: AnyKind, record: StoredRecord, context: Context): Promise<RecordCan> {
  const { session, loaders } = context;
  const may = (permission: Permission | undefined) =>
    session !== null && (session.superAdmin || (permission !== undefined && session.permissions.has(permission)));
  const store = loaders.stores.ofType(kind.names.type);
  const [mayEdit, mayDelete] = [may(kind.permissions.edit), may(kind.permissions.delete)];
  const { translate } = kind.permissions;
  const mayTranslate = translate !== null && (mayEdit || may(translate));
  const forbidden = await store.forbids(record, context);
  const { edit: unreviewed, delete: undeletable, toggle: isLocked } = await reviewRefusals(store, record, context);
  const editRefusal =
    mayEdit || mayTranslate ? (forbidden ?? unreviewed ?? (await store.refuseEdit(record, context))) : null;
  const deleteRefusal = mayDelete ? (forbidden ?? undeletable ?? (await store.refuseDelete(record, context))) : null;
  return {
    edit: mayEdit && editRefusal === null,
    translate: mayTranslate && editRefusal === null,
    editRefusal,
    delete: mayDelete && deleteRefusal === null,
    deleteRefusal,
    toggles: kind.toggles.filter(
      (toggle: Toggle) =>
        forbidden === null &&
        may(kind.permissions.toggle[toggle]) &&
        !isLocked(toggle) &&
        store.refuseToggle(record, toggle, record[toggle] !== true) === null,
    ),
  };
}
