import { type EntryList, entryListsOf, perLanguage } from '@polyphony/domain/validation/entryLists.js';
import { returnedFieldsOf } from '@polyphony/domain/validation/fieldFacts.js';
import { allKinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import {
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isCompositeType,
  isObjectType,
  Kind,
  parse,
} from 'graphql';
import type { Fragments } from './fragments';

/** What every list shows or sorts by beside the fields of its kind. */
const TIMES = new Set(['createdAt', 'updatedAt']);

/**
 * The fragment of a list's rows: the name, what the list can be sorted and filtered by, the switches, the first and the last
 * day, the state of what is published, and in a tree the record above.
 */
function rowOf(kind: AnyKind, type: GraphQLObjectType, more: string): string {
  const { range, filters = [], references } = kind;
  const fields = new Set([
    kind.titleField,
    ...kind.sortable.filter((name) => !TIMES.has(name)),
    ...(kind.tree ? ['parentId'] : []),
    ...(range ? [range.from, range.to] : []),
    ...kind.toggles,
    ...(kind.publishing ? ['publishingState', 'publishAt'] : []),
    ...(kind.drafts ? ['hasDraft'] : []),
    'updatedAt',
  ]);
  const referred = filters.map((field) => {
    const other = allKinds.find(({ name }) => name === references[field]?.kind);
    return other ? `${field.replace(/Id$/, '')} { id ${localized(other, other.titleField)} }` : field;
  });
  return `fragment ${type.name}Row on ${type.name} {
    id ${[...fields].map((name) => selectionOf(type, name)).join(' ')} ${referred.join(' ')} can { ...RecordCanParts } ${more}
  }`;
}

/** The fragment of a form: the values that its kind's rules have, in each language where they differ by language. */
function detailsOf(kind: AnyKind, type: GraphQLObjectType, more: string): string {
  const own = returnedFieldsOf(kind.rules).filter((name) => !kind.translatable.includes(name));
  const lists = new Map(entryListsOf(kind.rules).map((list) => [list.name, list]));
  const selected = own.map((name) => {
    const list = lists.get(name);
    if (list) return entriesOf(kind, list);
    return isFile(kind, name) ? fileOf(name) : selectionOf(type, name);
  });
  const texts = kind.translatable.length > 0 ? `translations { lang ${kind.translatable.join(' ')} }` : '';
  return `fragment ${type.name}Details on ${type.name} { id ${selected.join(' ')} version ${texts} ${more} }`;
}

const isFile = ({ references }: AnyKind, path: string) => references[path]?.kind === 'file';
const fileOf = (name: string) => `${name} ${name}File { ...FileParts }`;

/** What a form reads of the entries of a list. */
function entriesOf(kind: AnyKind, list: EntryList): string {
  const texts = perLanguage(list).map(({ name }) => name);
  const shared = list.fields.map(({ name }) => name).filter((name) => !texts.includes(name));
  const selected = shared.map((name) => (isFile(kind, `${list.name}.${name}`) ? fileOf(name) : name));
  const translations = texts.length > 0 ? `translations { lang ${texts.join(' ')} }` : '';
  return `${list.name} { id ${selected.join(' ')} ${translations} }`;
}

const localized = ({ translatable }: AnyKind, name: string) =>
  translatable.includes(name) ? `${name}(lang: $lang)` : name;

function selectionOf(type: GraphQLObjectType, name: string): string {
  const field = type.getFields()[name];
  const where = `${type.name}.${name}`;
  if (!field) throw new Error(`The schema has no ${where}: write the fragments of ${type.name} by hand.`);
  if (isCompositeType(getNamedType(field.type)))
    throw new Error(`${where} needs a selection: write the fragments of ${type.name} by hand.`);
  return field.args.some((argument) => argument.name === 'lang') ? `${name}(lang: $lang)` : name;
}

/**
 * The fragments `<Type>Row` and `<Type>Details` of a kind, which follow from its declaration. What its list shows and its form
 * needs besides is in `<Type>RowMore` and `<Type>DetailsMore`; a kind that is listed or edited otherwise writes them whole.
 * @throws Error naming a field that the schema lacks, or that needs a selection of its own
 */
export function defaultFragments(kind: AnyKind, schema: GraphQLSchema, written: Fragments): FragmentDefinitionNode[] {
  const type = schema.getType(kind.names.type);
  if (!isObjectType(type)) throw new Error(`The schema has no type ${kind.names.type}.`);
  const [row, details] = [`${type.name}Row`, `${type.name}Details`];
  const more = (name: string) => (written.has(`${name}More`) ? `...${name}More` : '');
  return [
    ...(written.has(row) ? [] : [rowOf(kind, type, more(row))]),
    ...(written.has(details) ? [] : [detailsOf(kind, type, more(details))]),
  ]
    .flatMap((text) => parse(text, { noLocation: true }).definitions)
    .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
}
