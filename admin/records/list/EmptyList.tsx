import type { TextName } from '../../texts/translate';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { NoRowsOverlayPropsOverrides } from '@mui/x-data-grid';
import { useT } from '../../texts/useT';

/** The empty state of a list. */
export interface EmptyListProps {
  readonly text: TextName;
  /** Clears the filters; null without any. */
  readonly onClear: (() => void) | null;
  /** A link to add the first record. */
  readonly add?: ReactNode;
}

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    readonly empty?: EmptyListProps;
  }
}

/** Replaces the rows of an empty table. */
export function EmptyList({ empty }: NoRowsOverlayPropsOverrides) {
  if (!empty) return null;
  // Interactive elements in a grid must be in a cell.
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
      {onClear ? <Button onClick={onClear}>{t('records.clearTheFilters')}</Button> : add}
    </Box>
  );
}
