import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useStore } from '../../../platform/Store';
import { useReviews } from '../../../session/rights/useReviews';
import { useT } from '../../../texts/useT';
import type { RecordDetails } from '../../operations';
import type { DraftedScreen } from '../../screen';
import type { Editing } from '../editing';
import type { DraftKeeper } from './DraftKeeper';
import { ScheduleButtons } from './DraftScheduling';
import { hasTexts } from './draftState';
import { useDraftActions } from './useDraftActions';

interface DraftStartProps<Details extends RecordDetails> {
  readonly screen: DraftedScreen<Details>;
  readonly editing: Editing<Details>;
  readonly keeper: DraftKeeper;
  /** Whether something was typed that could be drafted. */
  readonly dirty: boolean;
  /** Shows the form of a language. */
  readonly onLang: (code: string) => void;
}

/** Begins a draft below forms that keep one by hand only. */
export function DraftStart<Details extends RecordDetails>({
  screen,
  editing,
  keeper,
  dirty,
  onLang,
}: DraftStartProps<Details>) {
  const t = useT();
  const { isNeeded } = useReviews();
  const { draft } = useStore(keeper.state);
  const { saveDraft, schedule, isValid, busy } = useDraftActions(screen, editing, keeper, onLang);
  if (!screen.byHand || screen.inPlace || hasTexts(draft)) return null;
  const disabled = busy || !dirty;
  return (
    <Box role="group" aria-label={t('publishing.draft')} sx={styles.row}>
      <Button size="small" variant="outlined" disabled={disabled} onClick={() => void saveDraft()}>
        {t('publishing.keepAsADraft')}
      </Button>
      {!isNeeded && (
        <ScheduleButtons
          schedule={null}
          about={t(screen.byHand.about)}
          disabled={disabled}
          isValid={isValid}
          onSchedule={schedule}
        />
      )}
    </Box>
  );
}

const styles = {
  row: { display: 'flex', flexWrap: 'wrap', gap: 1, paddingInline: { xs: 2, md: 3 }, paddingBlockEnd: 2 },
} as const;
