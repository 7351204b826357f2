import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { useT } from '../../../texts/useT';
import { DialogHead } from '../../../ui/dialogs/DialogHead';
import { textRuns } from '../../history/textDifference';
import type { RecordDetails } from '../../operations';
import type { FormParts } from '../editing';
import { mergeRows, type MergeRow } from '../merge/mergeRows';
import { RowsByLanguage } from '../merge/RowsByLanguage';
import { showOf } from '../merge/rowWords';

interface DifferencesDialogProps {
  readonly rules: AnyKind['rules'];
  readonly forms: ReadonlyMap<string, FormParts>;
  readonly record: RecordDetails;
  readonly onClose: () => void;
}

/** Changes of a draft to its record: by field in each language, with the words that are gone and those that are new. */
export default function DifferencesDialog({ rules, forms, record, onClose }: DifferencesDialogProps) {
  const t = useT();
  const rows = useMemo(() => {
    const versions = [...forms].map(([lang, { current, valuesOf }]) => {
      const saved = valuesOf(record);
      return [lang, { base: saved, mine: current(), theirs: saved }] as const;
    });
    return mergeRows(new Map(versions));
  }, [forms, record]);
  return (
    <Dialog open onClose={onClose} aria-labelledby="differences-title" maxWidth="md" fullWidth>
      <DialogHead id="differences-title" onClose={onClose}>
        {t('publishing.differences')}
      </DialogHead>
      <DialogContent>
        {rows.length === 0 && <DialogContentText>{t('publishing.theDraftIsIdenticalTo')}</DialogContentText>}
        <RowsByLanguage rules={rules} forms={forms} rows={rows}>
          {(row, label, parts) => <Row row={row} label={label} parts={parts} />}
        </RowsByLanguage>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="contained">
          {t('records.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface RowProps {
  readonly row: MergeRow;
  readonly label: string;
  readonly parts: FormParts | undefined;
}

function Row({ row, label, parts }: RowProps) {
  const show = showOf(row, parts);
  const runs = textRuns(show(row.theirs), show(row.mine), parts?.lang ?? baseLanguage());
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <Typography variant="subtitle2" component="h4">
        <bdi>{label}</bdi>
      </Typography>
      <Box sx={styles.text} dir={parts?.dir} lang={parts?.lang}>
        {runs.map(({ in: where, text }, index) => {
          if (where === 'both') return <span key={index}>{text}</span>;
          const Mark = where === 'before' ? 'del' : 'ins';
          return <Mark key={index}>{text}</Mark>;
        })}
      </Box>
    </Box>
  );
}

const styles = {
  text: {
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    padding: 1.5,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    maxBlockSize: 320,
    overflowY: 'auto',
    '& del': { color: 'error.main' },
    '& ins': { color: 'success.main', fontWeight: 600 },
  },
} as const;
