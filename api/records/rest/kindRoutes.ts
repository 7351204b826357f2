import { textInEnglish } from '@polyphony/domain/messages/languages.js';
import { translatedFieldsOf } from '@polyphony/domain/validation/entryLists.js';
import type { AnyKind, Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import type { PathIn } from '@polyphony/domain/kinds/parts/kindTypes.js';
import { page, record, recordIfAny, written } from './responses.js';
import { entryInputs, entryListOf } from './entryLists.js';
import { namesOf, type Input } from './inputs.js';
import { kindDocuments } from './kindDocuments.js';
import { kindExamples } from './kindExamples.js';
import { kindViews } from './kindViews.js';
import { idInput, inputFor, literalName, type Names } from './names.js';
import { methodsOf, type Row, type Source } from './row.js';
import { seenStatus, setOpposite } from './seenStatus.js';
import { byKey, keyInputs, type RecordKey } from './recordKey.js';
import { PAGE_INPUTS } from './selections.js';
import { ruleOf } from './ruleSchemas.js';
import { brokenRules, createRecord, updateRecord } from './updateRecord.js';
import type { ViewField } from './views.js';

/** The last word of a standard path. 'lists' is what some modules call 'view'. */
type StandardPath = 'create' | 'view' | 'lists' | 'details' | 'update' | 'delete' | `toggle-${Toggle}-status`;

interface More {
  readonly selection: string;
  readonly fields: readonly ViewField[];
}

interface Place {
  readonly path: string;
  readonly source: Source;
}

export interface KindTable<Path extends string = string> {
  /** Heading in the reference: 'Event categories'. */
  readonly group: string;
  /** Description of its records: 'How demanding an event is.' */
  readonly about?: string;
  /** Prefix of the standard paths: '/api/event/category'. */
  readonly path: string;
  /** The standard paths the module has, each with where it comes from; all of them for a kind of our own (ADR-0077). */
  readonly rows?: Readonly<Partial<Record<StandardPath, Source>>>;
  /** Endings of the module's paths, where they are other words. */
  readonly words?: Readonly<Partial<Record<StandardPath, string>>>;
  /** Fields that staff read beside the kind's own: the GraphQL selection, and its view in responses. */
  readonly more?: More;
  /** The list for visitors, one record for them, and what they read beside the kind's own fields. */
  readonly client?: Place & {
    readonly details?: Place;
    readonly more?: More;
    /** The same in lists, where it is not the same as in the details. */
    readonly listed?: More;
    /** Rows of the list where the request names no page size, if it is no page of a longer list. */
    readonly rows?: number;
  };
  /** Names of the record's id in the module's payloads, beside '_id', 'id' and 'targetId'. */
  readonly ids?: readonly string[];
  /** The module's names for fields, where they are not the fields' own. */
  readonly names?: Names<Path | 'id' | 'createdAt' | 'updatedAt'>;
  /**
   * Lists of entries that clients send and read as one object with a list for each field, `{ labels: [], values: [] }`, each
   * with what is said of lists of different lengths. Entries are identified by their place.
   */
  readonly columns?: Readonly<Record<string, Message>>;
  /** Further names of a field in responses. */
  readonly alsoReturned?: readonly string[];
  /** Further names of what its lists are narrowed by: { courseSlug: 'courseId' }. A record is named by its id or its slug. */
  readonly filterNames?: Names;
  /** Switches that their path turns on, where others flip. */
  readonly sets?: readonly Toggle[];
  /**
   * What toggles and deletions call the status that the client sees: a toggle then sets its opposite, so that one that is
   * repeated changes nothing (SPEC-D106). Without it, the stored value flips.
   */
  readonly status?: string;
  /** Payloads of updates name the record by its present slug, too. */
  readonly slugIsKey?: boolean;
  /** Keys by which payloads name the record in place of its id, or beside it. */
  readonly keys?: RecordKey;
  /** Updates bring their form in the language that they name, where others bring translations beside it. */
  readonly savesByLanguage?: boolean;
}

const LANGUAGE: Input = {
  name: 'language',
  aliases: ['lang'],
  to: 'lang',
  inQuery: true,
  description: 'Language code.',
};
const PAGE: readonly Input[] = [
  ...PAGE_INPUTS,
  { name: 'searchName', to: 'searchName', description: 'Part of the name, ignoring case.' },
  LANGUAGE,
];
const STATUS: Input = {
  name: 'status',
  to: 'status',
  narrows: true,
  description: 'Only active or only featured records.',
};
const VERSION: Input = { name: 'version', to: 'version', description: 'The version the values were loaded with.' };

function fieldInputs(
  kind: AnyKind,
  { names = {}, columns = {} }: Pick<KindTable, 'names' | 'columns'>,
  fields: readonly string[],
  to: string,
): Input[] {
  const entriesOf = (field: string) => {
    const list = entryListOf(kind, field);
    if (!list) return undefined;
    const [id, ...texts] = entryInputs(list, names, `${to}.${field}`, to === 'translation');
    const uneven = columns[field];
    return uneven ? { entries: texts, columns: uneven } : { entries: [...(id ? [id] : []), ...texts] };
  };
  return fields.map((field) => ({
    ...inputFor(names, field, `${to}.${field}`),
    ...entriesOf(field),
    ...(to === 'input' && kind.translatable.includes(field) && { localized: true }),
    ...(kind.tree && field === 'parentId' && { noneIsNull: true, description: "Id of the record above, or 'none'." }),
    rule: ruleOf(kind, field),
  }));
}

function translateData(kind: AnyKind, table: Pick<KindTable, 'names' | 'columns'>): Input[] {
  if (kind.translatable.length === 0) return [];
  const lang: Input = { name: 'lang', aliases: ['language'], to: 'lang', required: true };
  const fields = [lang, ...fieldInputs(kind, table, translatedFieldsOf(kind), 'translation')];
  return [{ name: 'translateData', to: 'translation', fields, description: 'The texts in another language.' }];
}

const FORM_LANGUAGE: Input = {
  ...LANGUAGE,
  optional: true,
  description: 'Language code of the texts of the form; the base language without it.',
};

/** The standard paths that name one record. */
const NAMES_ONE = /^(details|update|delete|toggle-)/;

/** Source of the paths of a kind that the specification does not know. */
const OWN = 'ADR-0077';

const ownRows = ({ toggles }: AnyKind): NonNullable<KindTable['rows']> => ({
  ...{ create: OWN, view: OWN, details: OWN, update: OWN, delete: OWN },
  ...Object.fromEntries(toggles.map((toggle) => [`toggle-${toggle}-status`, OWN])),
});

/** The parts of a row besides its path and its group. */
type Making = Omit<Row, 'source' | 'path' | 'methods' | 'group'>;

/** The standard paths of a record kind: create, view, details, update, delete, its toggles, and the visitors' list. */
export function kindRoutes<K extends AnyKind>(kind: K, table: KindTable<PathIn<K>>): Row[] {
  const {
    names = {},
    ids = [],
    rows: configuredRows = ownRows(kind),
    group,
    about = `${group} of the site.`,
    keys,
  } = table;
  const { create, update, ...documents } = kindDocuments(
    kind,
    { staff: table.more?.selection, visitors: table.client?.more?.selection, list: table.client?.listed?.selection },
    table.client?.rows,
  );
  const columns = Object.keys(table.columns ?? {});
  const views = kindViews(
    kind,
    { names, columns, also: table.alsoReturned ?? [] },
    {
      staff: table.more?.fields,
      visitors: table.client?.more?.fields,
      list: table.client?.listed?.fields,
    },
  );
  const id = idInput(ids);
  const examples = kindExamples(kind, { names, columns }, id.name);
  const fields = Object.keys(kind.rules.fields);
  const values = fieldInputs(kind, table, fields, 'input');
  const idInputs = keys ? [id, ...keyInputs(keys)] : [id];
  const isReturnedTwice = (input: Input) => table.alsoReturned?.some((name) => namesOf(input).includes(name)) === true;
  const filterNames = { ...names, ...table.filterNames };
  const filters = (kind.filters ?? []).map((field): Input => ({
    ...inputFor(filterNames, field, field),
    narrows: true,
  }));
  const view: Making = {
    summary: 'Lists the records for staff, page by page.',
    document: documents.view,
    inputs: [...PAGE, STATUS, ...filters],
    response: page(views.console),
  };
  const toggles = kind.toggles.map((toggle): [string, Making] => {
    const sets = table.sets?.includes(toggle) ? 'true' : null;
    return [
      `toggle-${toggle}-status`,
      {
        summary: sets ? `Makes it the ${toggle} one.` : `Flips its '${toggle}' switch.`,
        document: documents.toggle(toggle, table.status ? '$to' : sets),
        inputs: [...idInputs, ...(table.status ? [seenStatus(table.status, literalName(names, toggle))] : [])],
        response: written(views.console),
        ...(table.status && { run: setOpposite }),
      },
    ];
  });
  const standard: Readonly<Record<string, Making>> = {
    create: {
      summary: 'Creates one.',
      document: create,
      inputs: [...values, idInput(ids, null)],
      response: written(views.console),
      run: createRecord(kind),
      rules: brokenRules(kind, { isNew: true }),
      example: examples.create,
    },
    view,
    lists: view,
    details: {
      summary: `Returns one ${textInEnglish(kind.label).toLowerCase()}.`,
      document: documents.details,
      inputs: [...idInputs, { ...LANGUAGE, to: null }],
      response: record(views.console),
    },
    update: {
      summary: 'Changes the values that are sent.',
      document: update,
      inputs: [
        id,
        ...(keys ? keyInputs(keys, fields) : []),
        ...values.map((input) => ({ ...input, ...(isReturnedTwice(input) && { returnedTwice: true }) })),
        VERSION,
        ...(table.savesByLanguage ? [FORM_LANGUAGE] : []),
        ...translateData(kind, table),
      ],
      response: written(views.console),
      run: updateRecord(kind, table),
      rules: brokenRules(kind),
      ...(kind.translatable.length > 0 && { orElse: ['translate'] }),
      example: examples.update,
      ...(table.slugIsKey && { keys: ['slug'] }),
      ...(keys && { keys: keys.names }),
    },
    delete: {
      summary: 'Deletes one, unless its state forbids it.',
      document: documents.delete,
      inputs: [...idInputs, ...(table.status ? [{ ...seenStatus(table.status), to: null }] : [])],
      response: written(views.deleted),
    },
    ...Object.fromEntries(toggles),
  };
  const words: Readonly<Record<string, string | undefined>> = table.words ?? {};
  const rows = Object.entries(configuredRows).map(([word, source]): Row => {
    const path = `${table.path}/${words[word] ?? word}`;
    const definition = standard[word];
    if (!definition) throw new Error(`${path}: ${kind.plural} have no such switch.`);
    const row = { source, path, methods: methodsOf(path), group, about, ...definition };
    return keys && NAMES_ONE.test(word) ? byKey(row, keys, id.name) : row;
  });
  if (!table.client) return rows;
  const { details: one } = table.client;
  const client = ({ path, source }: Place, definition: Making): Row => ({
    source,
    path,
    methods: methodsOf(path),
    group,
    about,
    ...definition,
  });
  const list: Making = {
    summary: 'Lists the records that visitors see.',
    document: documents.clientList,
    inputs: [...PAGE, ...filters],
    response: page(views.listed),
  };
  const details: Making = {
    summary: `Returns one ${textInEnglish(kind.label).toLowerCase()} that visitors see, by its id or its slug.`,
    document: documents.clientDetails,
    inputs: [id, { name: 'slug', to: 'slug', inQuery: true, description: 'Its slug, in place of its id.' }, LANGUAGE],
    response: recordIfAny(views.client, messages.notFound(kind.label)),
  };
  return [...rows, client(table.client, list), ...(one ? [client(one, details)] : [])];
}
