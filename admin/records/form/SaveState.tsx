import Typography from '@mui/material/Typography';
import { useT } from '../../texts/useT';
import type { EntryForm } from './useEntryForm';

/** Says beside the button of a form whether what is typed is saved. */
export function SaveState({
  entry: { dirty, busy, hasSaved },
}: {
  readonly entry: Pick<EntryForm, 'dirty' | 'busy' | 'hasSaved'>;
}) {
  const t = useT();
  const words = busy ? '' : dirty ? 'Unsaved changes' : hasSaved ? 'All changes are saved' : '';
  return (
    <Typography role="status" variant="body2" color="textSecondary">
      {t(words)}
    </Typography>
  );
}
