import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useT } from '../../texts/useT';

/** A part of the site as what is typed makes it look; decoration, for screen readers have the inputs. */
export function PreviewFrame({ children, notes }: { children: ReactNode; notes?: ReactNode }) {
  const t = useT();
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ gridColumn: '1 / -1', minInlineSize: 0 }}>
      <Typography id={id} variant="subtitle2" component="h3" gutterBottom>
        {t('publishing.preview')}
      </Typography>
      <Box aria-hidden sx={{ border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden' }}>
        {children}
      </Box>
      {notes}
    </Box>
  );
}
