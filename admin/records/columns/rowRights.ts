import { useMemo } from 'react';
import { useMay } from '../../session/rights/useMay';
import type { RecordRow } from '../operations';
import type { ListScreen } from '../screen';

/** Rights of the user's role on the rows of a list, each by its own gate. */
export interface RowRights {
  readonly edit: boolean;
  readonly delete: boolean;
}

export function useRowRights({ kind }: ListScreen): RowRights {
  const may = useMay();
  return useMemo(() => ({ edit: mayChange(kind, may), delete: may('Mutation', kind.names.delete) }), [kind, may]);
}

/** Whether the user may change records, or at least translate them: both use the same form. */
const mayChange = ({ names, translatable }: ListScreen['kind'], may: ReturnType<typeof useMay>): boolean =>
  may('Mutation', names.update) || (translatable.length > 0 && may('Mutation', names.translate));

/** Whether a row's form can be opened and saved, completely or for its translations. */
export const canOpen = ({ can }: Pick<RecordRow, 'can'>): boolean => can.edit || can.translate;

/** Whether the user may use any bulk action. */
export function useBulkRights({ kind }: ListScreen): boolean {
  const may = useMay();
  return (
    may('Mutation', kind.names.deleteMany) ||
    kind.toggles.some((toggle) => may('Mutation', kind.names.toggleMany(toggle)))
  );
}

/** The path from a list to a record's update screen: `{slug}-{id}`, or the id alone without a slug, and the screen's query. */
export const editPath = (row: RecordRow, { editQuery, editsById }: Pick<ListScreen, 'editQuery' | 'editsById'>) =>
  `../update/${row.slug && !editsById ? `${row.slug}-` : ''}${row.id}${editQuery?.(row) ?? ''}`;
