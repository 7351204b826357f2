import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { ariaKeys, keyLabel } from '../../shortcuts/keyNames';
import { useT } from '../../texts/useT';

interface OtherErrorsProps {
  /** Number of inputs outside of the visible section with an error. */
  readonly count: number;
  /** The names of their sections. */
  readonly sections: readonly string[];
  readonly onNext: () => void;
}

/** Says which other sections have errors, and leads to the next one. */
export function OtherErrors({ count, sections, onNext }: OtherErrorsProps) {
  const t = useT();
  if (count === 0) return null;
  return (
    <Alert
      severity="error"
      sx={{ marginBlockEnd: 2.5 }}
      action={
        <Button color="inherit" size="small" onClick={onNext} aria-keyshortcuts={ariaKeys('nextError')}>
          {t('records.nextErrorKeys', { keys: keyLabel('nextError') })}
        </Button>
      }
    >
      <bdi>{t('records.errorsInOtherSectionsSections', { sections: sections.join(t('records.text')) })}</bdi>
    </Alert>
  );
}
