import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { NoRowsOverlayPropsOverrides } from '@mui/x-data-grid';
import { useT } from '../../texts/useT';

/** What an empty list says, and the way out. */
export interface EmptyListProps {
  readonly text: string;
  /** Takes the filters away, where there are any that may have left nothing. */
  readonly onClear: (() => void) | null;
  /** Adds the first record. */
  readonly add?: ReactNode;
}

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    readonly empty?: EmptyListProps;
  }
}

/** In place of the rows of a table. */
export function EmptyList({ empty }: NoRowsOverlayPropsOverrides) {
  if (!empty) return null;
  // Inside a grid, what one can press stands in a cell.
  return (
    <Box role="row" sx={{ blockSize: '100%' }}>
      <Box role="gridcell" sx={{ blockSize: '100%' }}>
        <EmptyNote {...empty} />
      </Box>
    </Box>
  );
}

export function EmptyNote({ text, onClear, add }: EmptyListProps) {
  const t = useT();
  return (
    <Box
      sx={{ display: 'grid', placeItems: 'center', placeContent: 'center', gap: 1.5, padding: 2, blockSize: '100%' }}
    >
      <Typography color="text.secondary" sx={{ textAlign: 'center' }}>
        {t(text)}
      </Typography>
      {onClear ? <Button onClick={onClear}>{t('Clear the filters')}</Button> : add}
    </Box>
  );
}
