import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { NoRowsOverlayPropsOverrides } from '@mui/x-data-grid';
import { AddLink } from './AddLink';
import type { ListScreen } from './screen';
import type { RecordListControl } from './useRecordList';

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    readonly screen?: ListScreen;
    readonly list?: RecordListControl;
  }
}

/** What an empty list says, and the way out: clear the filters, or add the first record. */
export function EmptyList({ screen, list }: NoRowsOverlayPropsOverrides) {
  if (!screen || !list) return null;
  // Inside a grid, what one can press stands in a cell.
  return (
    <Box role="row" sx={{ blockSize: '100%' }}>
      <Box
        role="gridcell"
        sx={{ display: 'grid', placeItems: 'center', placeContent: 'center', gap: 1.5, blockSize: '100%' }}
      >
        <Typography color="text.secondary">{screen.empty}</Typography>
        {list.filtered ? (
          <Button onClick={() => list.state.change({ searchName: '', status: null, chosen: {} })}>
            Clear the filters
          </Button>
        ) : (
          <AddLink screen={screen} variant="text" />
        )}
      </Box>
    </Box>
  );
}
