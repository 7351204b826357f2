import type { AnyKind, Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { publicFieldsOf, returnedFieldsOf } from '@polyphony/domain/validation/fieldFacts.js';
import { TREE_MAX_DEPTH } from '@polyphony/domain/limits.js';
import { FILE_SELECTION, fileFieldOf, isFileId } from './fileViews.js';
import { OUTCOME, PAGE_INFO } from './selections.js';
import { entryListOf, entrySelection, type Reader } from './entryLists.js';

/** Fields of a kind that are the same in every language, and its lists of entries. */
const plainFields = (kind: AnyKind, reader: Reader): string[] => [
  'id',
  ...(reader === 'staff' ? returnedFieldsOf : publicFieldsOf)(kind.rules)
    .filter((field) => !kind.translatable.includes(field))
    .map((field) => {
      const list = entryListOf(kind, field);
      if (list) return entrySelection(list, reader);
      const isExpandedFile = (reader === 'visitors' || reader === 'list') && isFileId(kind.rules.fields[field]);
      return isExpandedFile ? `${field} ${fileFieldOf(field)} ${FILE_SELECTION}` : field;
    }),
  ...kind.toggles,
  'createdAt',
  'updatedAt',
];

/** Fields that staff read: every language of every text. */
const consoleFields = (kind: AnyKind, more: string): string => {
  const translations = kind.translatable.length > 0 ? [`translations { lang ${kind.translatable.join(' ')} }`] : [];
  return [...plainFields(kind, 'staff'), 'version', ...translations, more].join(' ');
};

/** Fields that visitors read: one language. */
export const clientFields = (kind: AnyKind, reader: Exclude<Reader, 'staff'>, more = ''): string =>
  [...plainFields(kind, reader), ...kind.translatable.map((field) => `${field}(lang: $lang)`), more].join(' ');

const fragment = (kind: AnyKind, fields: string) => `fragment Row on ${kind.names.type} { ${fields} }`;
const page = (kind: AnyKind) => `{ rows { ...Row } ${kind.tree ? 'descendants { ...Row } ' : ''}${PAGE_INFO} }`;
const payload = (kind: AnyKind, selection: string) => `{ ${OUTCOME} record: ${kind.name} { ${selection} } }`;

/** Nodes below a node, down to the deepest that a tree may have. */
const nested = (levels: number): string => (levels === 0 ? '' : ` children { ...Row${nested(levels - 1)} }`);

/** ', $categoryId: ID' and ', categoryId: $categoryId' for each reference that the list is filtered by. */
const filtersOf = ({ filters = [] }: AnyKind) => ({
  variables: filters.map((field) => `, $${field}: ID`).join(''),
  values: filters.map((field) => `, ${field}: $${field}`).join(''),
});

/** Selections that are read beside the kind's own fields. */
interface MoreRead {
  readonly staff?: string | undefined;
  readonly visitors?: string | undefined;
  readonly list?: string | undefined;
}

/**
 * The operations behind a kind's legacy paths; each returns one field, `result`.
 * @param visitorsRows rows of the visitors' list where the request names no page size; the schema's default without it
 */
export const kindDocuments = (kind: AnyKind, more: MoreRead = {}, visitorsRows?: number) => {
  const { type, create, update, translate, delete: remove, toggle } = kind.names;
  const row = fragment(kind, consoleFields(kind, more.staff ?? ''));
  const published = fragment(kind, clientFields(kind, 'visitors', more.visitors));
  const listed = fragment(kind, clientFields(kind, 'list', more.list ?? more.visitors));
  const filters = filtersOf(kind);
  const publishedName = `published${kind.plural.charAt(0).toUpperCase()}${kind.plural.slice(1)}`;
  const pageSize = visitorsRows === undefined ? 'Int' : `Int = ${visitorsRows}`;
  const translatable = kind.translatable.length > 0;
  const texts = translatable
    ? {
        variables: `, $lang: String, $translation: ${type}TranslationInput, $translations: [${type}TextsInput!]`,
        values: ', lang: $lang, translation: $translation, translations: $translations',
        further: { variables: `, $translations: [${type}TextsInput!]`, values: ', translations: $translations' },
      }
    : { variables: '', values: '', further: { variables: '', values: '' } };
  return {
    view: `query view(
      $page: Int, $pageSize: Int, $searchName: String, $status: RecordStatus, $lang: String${filters.variables}
    ) {
      result: ${kind.plural}(
        page: $page
        pageSize: $pageSize
        filter: { searchName: $searchName, status: $status, lang: $lang${filters.values} }
      ) ${page(kind)}
    } ${row}`,
    details: `query details($id: ID!) {
      result: ${kind.name}(id: $id) { ...Row${kind.tree ? nested(TREE_MAX_DEPTH) : ''} }
    } ${row}`,
    create: `mutation create($input: ${type}Input! = {}${texts.further.variables}) {
      result: ${create}(input: $input${texts.further.values}) ${payload(kind, '...Row')}
    } ${row}`,
    update: `mutation update($id: ID!, $input: ${type}Input! = {}, $version: Int${texts.variables}) {
      result: ${update}(id: $id, input: $input, version: $version${texts.values}) ${payload(kind, '...Row')}
    }
    query current($id: ID!) { result: ${kind.name}(id: $id) { ...Row } }
    ${
      translatable
        ? `mutation translate(
      $id: ID!, $lang: String!, $translation: ${type}TranslationInput! = {}, $version: Int${texts.further.variables}
    ) {
      result: ${translate}(
        id: $id, lang: $lang, input: $translation, version: $version${texts.further.values}
      ) ${payload(kind, '...Row')}
    }`
        : ''
    } ${row}`,
    delete: `mutation delete($id: ID!) { result: ${remove}(id: $id) ${payload(kind, 'id')} }`,
    /** Flips the stored value, or sets what `to` says: 'true', or the variable of that name. */
    toggle: (
      name: Toggle,
      to: 'true' | '$to' | null,
    ) => `mutation toggle($id: ID!${to === '$to' ? ', $to: Boolean' : ''}) {
      result: ${toggle(name)}(id: $id${to ? `, to: ${to}` : ''}) ${payload(kind, '...Row')}
    } ${row}`,
    clientList: `query list($page: Int, $pageSize: ${pageSize}, $searchName: String, $lang: String${filters.variables}) {
      result: ${publishedName}(
        page: $page, pageSize: $pageSize, filter: { searchName: $searchName, lang: $lang${filters.values} }
      ) ${page(kind)}
    } ${listed}`,
    clientDetails: `query details($id: ID, $slug: String, $lang: String) {
      result: published${type}(id: $id, slug: $slug) { ...Row }
    } ${published}`,
  };
};
