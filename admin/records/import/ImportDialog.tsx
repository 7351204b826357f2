import { useId } from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { KindFacts } from '../../graphql/generated/kindFacts';
import { wholeNumber } from '../../texts/numbers';
import { useT } from '../../texts/useT';
import { FailureAlert } from '../../ui/FailureAlert';
import { FileStep } from './FileStep';
import { ImportState } from './ImportState';
import { MatchStep } from './MatchStep';
import { isWaiting, isWorking, openRows, stepOf, STEP_WORDS, undoableRows } from './progress';
import { useImport, type ImportControl } from './useImport';

interface ImportDialogProps {
  readonly kind: KindFacts;
  readonly onClose: () => void;
}

/** Imports a file of records: it is chosen, checked, applied, and can be taken back. */
export default function ImportDialog({ kind, onClose }: ImportDialogProps) {
  const t = useT();
  const titleId = useId();
  const small = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const control = useImport(kind);
  const formId = useId();
  const { currentImport, matching, loading, error, retry } = control;
  const title = t('imports.importKind', { kind: t(kind.label) });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md" fullScreen={small}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stepper
          activeStep={stepOf(currentImport)}
          alternativeLabel
          sx={{ marginBlockEnd: 3, '& .MuiStepLabel-label': { fontSize: { xs: '0.7rem', sm: '0.875rem' } } }}
        >
          {STEP_WORDS.map((words) => (
            <Step key={words}>
              <StepLabel>{t(words)}</StepLabel>
            </Step>
          ))}
        </Stepper>
        {error ? (
          <FailureAlert error={error} retry={retry} />
        ) : loading ? (
          <CircularProgress aria-label={t('records.loading')} />
        ) : matching ? (
          <MatchStep key={currentImport?.id} formId={formId} matching={matching} match={control.match} />
        ) : currentImport ? (
          <ImportState currentImport={currentImport} />
        ) : (
          <FileStep kind={kind} control={control} />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {currentImport && <StepActions control={control} currentImport={currentImport} formId={formId} />}
        <Button onClick={onClose}>{t('records.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Actions on the import as it is. The server goes on with an import that it works on when the dialog is closed. */
function StepActions({
  control: { show, apply, undo, discard },
  currentImport,
  formId,
}: {
  readonly control: ImportControl;
  readonly formId: string;
  readonly currentImport: NonNullable<ImportControl['currentImport']>;
}) {
  const t = useT();
  if (isWorking(currentImport)) return null;
  const mayApply = currentImport.state === 'CHECKED' || currentImport.state === 'FAILED';
  const mayDiscard = isWaiting(currentImport) || (currentImport.state === 'FAILED' && openRows(currentImport) > 0);
  const mayUndo =
    (currentImport.state === 'APPLIED' || currentImport.state === 'FAILED') && undoableRows(currentImport) > 0;
  return (
    <>
      <Button onClick={() => show(null)}>{t('imports.chooseAnotherFile')}</Button>
      {mayDiscard && <Button onClick={discard}>{t('imports.discardTheImport')}</Button>}
      {currentImport.state === 'MATCHING' && (
        <Button variant="contained" type="submit" form={formId}>
          {t('imports.checkTheRows')}
        </Button>
      )}
      {mayUndo && (
        <Button color="warning" onClick={undo}>
          {t('imports.undoTheImport')}
        </Button>
      )}
      {mayApply && openRows(currentImport) > 0 && (
        <Button variant="contained" onClick={apply}>
          {t('imports.importRows', { rows: wholeNumber(openRows(currentImport)) })}
        </Button>
      )}
    </>
  );
}
