import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { isPlainOverRest, publicFieldsOf, returnedFieldsOf } from '@polyphony/domain/validation/fieldFacts.js';
import { entryField, entryListOf, filesBeside, type Reader } from './entryLists.js';
import { fileBeside, isFileId } from './fileViews.js';
import { literalName, type Names } from './names.js';
import { viewOf, type View, type ViewField } from './views.js';

const withMore = (view: View, more: readonly ViewField[]): View => ({ ...view, fields: [...view.fields, ...more] });

/** The files of a record beside their ids: visitors learn their addresses nowhere else. */
const filesOf = (kind: AnyKind, names: Names, reader: Reader): readonly ViewField[] =>
  publicFieldsOf(kind.rules).flatMap((field) => {
    if (reader !== 'below' && isFileId(kind.rules.fields[field])) return [fileBeside(field, literalName(names, field))];
    const list = reader === 'visitors' && entryListOf(kind, field);
    return list ? filesBeside(kind, list, names) : [];
  });

const plain = (from: string): Omit<ViewField, 'name'> => ({ from });

/** The views of a kind's records in responses: for staff with every language, for visitors in one. */
export function kindViews(
  kind: AnyKind,
  {
    names,
    columns,
    also: alsoReturned,
  }: {
    readonly names: Names;
    /** Lists of entries that are returned as an object of lists. */
    readonly columns: readonly string[];
    /** Further names of a field in responses. */
    readonly also: readonly string[];
  },
  more: {
    readonly staff?: readonly ViewField[] | undefined;
    readonly visitors?: readonly ViewField[] | undefined;
    readonly list?: readonly ViewField[] | undefined;
  } = {},
): {
  readonly console: View;
  readonly client: View;
  readonly listed: View;
  readonly below: View;
  readonly deleted: View;
} {
  const withId: Names = { _id: 'id', ...names };
  const { type } = kind.names;
  const fields = (reader: Reader): Omit<ViewField, 'name'>[] => [
    plain('id'),
    ...(reader === 'staff' ? returnedFieldsOf : publicFieldsOf)(kind.rules).map((from): Omit<ViewField, 'name'> => {
      const list = entryListOf(kind, from);
      if (list)
        return { ...entryField(kind, list, names, reader), ...(columns.includes(from) && { as: 'columns' as const }) };
      if (reader === 'staff' && kind.translatable.includes(from))
        return { from, as: isPlainOverRest(kind, from) ? 'english' : 'localized' };
      return kind.tree && from === 'parentId' ? { from, as: 'idOrNone' } : { from };
    }),
    ...[...kind.toggles, 'createdAt', 'updatedAt'].map(plain),
  ];
  const of = (name: string, viewFields: readonly Omit<ViewField, 'name'>[], tree = kind.tree !== undefined) =>
    viewOf({ name, type, ...(tree && { tree }) }, withId, viewFields, alsoReturned);
  return {
    console: withMore(of(type, [...fields('staff'), plain('version')]), more.staff ?? []),
    client: withMore(of(`Published${type}`, fields('visitors')), [
      ...filesOf(kind, names, 'visitors'),
      ...(more.visitors ?? []),
    ]),
    listed: withMore(of(`Listed${type}`, fields('list')), [
      ...filesOf(kind, names, 'list'),
      ...(more.list ?? more.visitors ?? []),
    ]),
    below: of(`Below${type}`, fields('below')),
    deleted: of(`Deleted${type}`, [plain('id')], false),
  };
}
