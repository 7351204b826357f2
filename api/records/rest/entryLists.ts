import { entryListsOf, perLanguage, type EntryList } from '@polyphony/domain/validation/entryLists.js';
import { ENTRY_ID } from '@polyphony/domain/validation/entryRules.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { entriesIn } from '../../platform/values.js';
import { FILE_SELECTION, fileBeside, fileFieldOf, isFileId } from './fileViews.js';
import type { Input } from './inputs.js';
import { inputFor, literalName, type Names } from './names.js';
import type { Values } from './row.js';
import { viewOf, type ViewField } from './views.js';

/**
 * Who reads a record: staff read every language, visitors one. In the details of a record visitors get all of its files; in a list
 * those of the records alone, and none of what is below or within them, which would make a list of a hundred too dear.
 */
export type Reader = 'staff' | 'visitors' | 'list' | 'below';

export const entryListOf = (kind: AnyKind, field: string): EntryList | undefined =>
  entryListsOf(kind.rules).find(({ name }) => name === field);

/** Selection of the entries of a list: `questions { id translations { lang question } }`. */
export function entrySelection(list: EntryList, reader: Reader): string {
  const files = reader === 'visitors' ? list.fields.filter(({ rule }) => isFileId(rule)) : [];
  const localized = perLanguage(list).map(({ name }) => name);
  const shared = list.fields.map(({ name }) => name).filter((name) => !localized.includes(name));
  const texts =
    reader !== 'staff'
      ? localized.map((field) => `${field}(lang: $lang)`)
      : localized.length > 0
        ? [`translations { lang ${localized.join(' ')} }`]
        : [];
  const beside = files.map(({ name }) => `${fileFieldOf(name)} ${FILE_SELECTION}`);
  return `${list.name} { ${[ENTRY_ID, ...shared, ...beside, ...texts].join(' ')} }`;
}

/** Names that a module gives the fields of the entries of a list: { faq_question: 'question' }. */
const namesWithin = (names: Names, list: string): Names =>
  Object.fromEntries(
    Object.entries(names).flatMap(([legacy, path]) => {
      const [of, field] = path.split('.');
      return of === list && field !== undefined ? [[legacy.split('.').at(-1) ?? legacy, field] as const] : [];
    }),
  );

const ID_INPUT = { name: '_id', aliases: [ENTRY_ID], description: 'Id of a known entry.' } as const;

/** The inputs of an entry; `to` is the place of the list among the variables. @param translates only its texts */
export function entryInputs(list: EntryList, names: Names, to: string, translates: boolean): Input[] {
  const fields = translates ? perLanguage(list) : list.fields;
  const within = namesWithin(names, list.name);
  return [
    { ...ID_INPUT, to: `${to}.${ENTRY_ID}` },
    ...fields.map(({ name, perLanguage: localized }) => ({
      ...inputFor(within, name, `${to}.${name}`),
      ...(localized && !translates && { localized }),
    })),
  ];
}

/** The GraphQL type of the entries of a list. */
const entryType = ({ names }: AnyKind, { name }: EntryList): string =>
  `${names.type}${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Whether a list holds pictures and nothing else of them: clients send and read it as the list of their ids (COURSE-017). */
const isFileList = ({ fields }: EntryList): boolean =>
  fields.length === 1 && fields.every(({ rule }) => isFileId(rule));

/** The view of the entries of a list in responses. */
export function entryField(kind: AnyKind, list: EntryList, names: Names, reader: Reader): Omit<ViewField, 'name'> {
  const type = entryType(kind, list);
  const fields = list.fields.map(({ name, perLanguage: localized }): Omit<ViewField, 'name'> =>
    localized && reader === 'staff' ? { from: name, as: 'localized' } : { from: name },
  );
  const name = { staff: type, visitors: `Published${type}`, list: `Listed${type}`, below: `Below${type}` }[reader];
  const within = namesWithin(names, list.name);
  const view = viewOf({ name, type }, { _id: ENTRY_ID, ...within }, [{ from: ENTRY_ID }, ...fields]);
  if (isFileList(list)) return { from: list.name, view, as: 'values' };
  const files = reader === 'visitors' ? list.fields.filter(({ rule }) => isFileId(rule)) : [];
  const beside = files.map((field) => fileBeside(field.name, literalName(within, field.name)));
  return { from: list.name, view: { ...view, fields: [...view.fields, ...beside] } };
}

/** The files of a list of pictures, in the order of their ids, for visitors; nothing beside another list. */
export function filesBeside(kind: AnyKind, list: EntryList, names: Names): readonly ViewField[] {
  if (!isFileList(list)) return [];
  const { type } = kind.names;
  const fields = list.fields.map(({ name }) => fileBeside(name, name));
  const name = `${fileFieldOf(literalName(names, list.name))}s`;
  return [{ name, from: list.name, as: 'values', view: { name: `${type}Files`, type: entryType(kind, list), fields } }];
}

/** Example entries under the module's names. */
export function entryExamples(list: EntryList, names: Names, entries: unknown): Values[] {
  const within = namesWithin(names, list.name);
  return entriesIn(entries).map((entry) =>
    Object.fromEntries(
      Object.entries(entry)
        .filter(([, value]) => value !== null)
        .map(([field, value]) => [literalName(within, field), value]),
    ),
  );
}
