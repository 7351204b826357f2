import type { TextName } from '../../texts/translate';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useT } from '../../texts/useT';

interface EmptyEntriesProps {
  /** Contents of an entry: the English labels of its fields. */
  readonly labels: readonly TextName[];
  /** The button that adds the first entry; false in forms that cannot. */
  readonly action: ReactNode;
}

/** The empty state of a list of entries: what belongs there, and the button that adds it. */
export function EmptyEntries({ labels, action }: EmptyEntriesProps) {
  const t = useT();
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'start',
        gap: 1,
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'divider',
        borderRadius: 1,
        padding: { xs: 1.5, sm: 2 },
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {t('lists.nothingAddedYetEachEntry', { fields: labels.map((label) => t(label)).join(t('records.text')) })}
      </Typography>
      {action}
    </Box>
  );
}
