import Typography from '@mui/material/Typography';
import { useT } from '../../texts/useT';
import { useDraftWords } from './draft/DraftContext';
import type { EntryForm } from './useEntryForm';

/** Says beside the button of a form whether what is typed is saved, perhaps as a draft. */
export function SaveState({
  entry: { dirty, busy, hasSaved },
}: {
  readonly entry: Pick<EntryForm, 'dirty' | 'busy' | 'hasSaved'>;
}) {
  const t = useT();
  const unsaved = useDraftWords() ?? t('records.unsavedChanges');
  const words = busy ? '' : dirty ? unsaved : hasSaved ? t('records.allChangesAreSaved') : '';
  return (
    <Typography role="status" variant="body2" color="textSecondary">
      {words}
    </Typography>
  );
}
