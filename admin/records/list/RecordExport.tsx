import { useApolloClient } from '@apollo/client/react';
import { ExportButton } from './ExportButton';
import type { RecordRow } from '../operations';
import type { ListScreen } from '../screen';
import { useToggles } from '../toggles';
import type { RecordListControl } from './useRecordList';

interface RecordExportProps {
  readonly screen: ListScreen;
  readonly list: Pick<RecordListControl, 'variables' | 'total'>;
}

/** Exports a kind's list with the columns that the user may see. */
export function RecordExport({ screen, list: { variables, total } }: RecordExportProps) {
  const client = useApolloClient();
  const toggles = useToggles(screen);
  return (
    <ExportButton<RecordRow>
      empty={total === 0}
      source={async () => {
        const { exportTable } = await import('../export/exportTable');
        return {
          name: screen.kind.plural,
          read: (paging, options) =>
            client.query({ query: screen.operations.list, variables: { ...variables, ...paging }, ...options }),
          table: (rows) => exportTable(screen, toggles, rows),
        };
      }}
    />
  );
}
