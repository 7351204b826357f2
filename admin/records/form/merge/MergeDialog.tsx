import type { TextName } from '../../../texts/translate';
import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { useT } from '../../../texts/useT';
import type { FormParts } from '../editing';
import type { FormValues } from '../../formValues';
import type { RecordDetails } from '../../operations';
import { initialSide, keyOf, mergedValues, mergeRows, type MergeRow, type Side } from './mergeRows';
import { RowsByLanguage } from './RowsByLanguage';
import { showOf } from './rowWords';

interface MergeDialogProps {
  /** Say what a person calls the fields. */
  readonly rules: AnyKind['rules'];
  readonly forms: ReadonlyMap<string, FormParts>;
  /** The record as it was loaded, and as another user saved it meanwhile. */
  readonly base: RecordDetails;
  readonly theirs: RecordDetails;
  readonly onMerge: (merged: ReadonlyMap<string, FormValues>) => void;
  readonly onClose: () => void;
}

const CHANGED_BY_LABELS: Readonly<Record<MergeRow['changedBy'], TextName>> = {
  both: 'lists.changedByBoth',
  me: 'lists.changedByYou',
  them: 'lists.changedByThem',
};

/** Two versions of a record, field by field and language by language, with a choice each. */
export default function MergeDialog({ rules, forms, base, theirs, onMerge, onClose }: MergeDialogProps) {
  const t = useT();
  const rows = useMemo(
    () =>
      mergeRows(
        new Map(
          [...forms].map(([lang, { current, valuesOf }]) => [
            lang,
            { base: valuesOf(base), mine: current(), theirs: valuesOf(theirs) },
          ]),
        ),
      ),
    [forms, base, theirs],
  );
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const all = (side: Side) => setSides(Object.fromEntries(rows.map((row) => [keyOf(row), side])));
  return (
    <Dialog open onClose={onClose} aria-labelledby="merge-title" maxWidth="md" fullWidth>
      <DialogTitle id="merge-title">{t('lists.compareFieldByField')}</DialogTitle>
      <DialogContent>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', marginBlockEnd: 2 }}>
          <DialogContentText sx={{ flex: '1 1 260px' }}>
            {rows.length === 0 ? t('lists.bothVersionsAreTheSame') : t('lists.chooseWhichVersionOfEach')}
          </DialogContentText>
          {rows.length > 1 && (
            <>
              <Button size="small" onClick={() => all('mine')}>
                {t('lists.allMine')}
              </Button>
              <Button size="small" onClick={() => all('theirs')}>
                {t('lists.allTheirs')}
              </Button>
            </>
          )}
        </Stack>
        <RowsByLanguage rules={rules} forms={forms} rows={rows}>
          {(row, label, parts) => (
            <Row
              row={row}
              label={label}
              parts={parts}
              side={sides[keyOf(row)] ?? initialSide(row)}
              onChoose={(side) => setSides((before) => ({ ...before, [keyOf(row)]: side }))}
            />
          )}
        </RowsByLanguage>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('records.cancel')}</Button>
        <Button variant="contained" onClick={() => onMerge(mergedValues(rows, sides))}>
          {t('lists.saveMerged')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface RowProps {
  readonly row: MergeRow;
  readonly label: string;
  readonly parts: FormParts | undefined;
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}

function Row({ row, label, parts, side, onChoose }: RowProps) {
  const t = useT();
  const show = showOf(row, parts);
  return (
    <Box role="group" aria-label={label} sx={{ marginBlockEnd: 2 }}>
      <Typography variant="subtitle2" component="h4">
        <bdi>{label}</bdi>{' '}
        <Typography component="span" variant="caption" color="text.secondary">
          {t(CHANGED_BY_LABELS[row.changedBy])}
        </Typography>
      </Typography>
      <RadioGroup
        value={side}
        aria-label={label}
        onChange={(_, chosen) => onChoose(chosen === 'mine' ? 'mine' : 'theirs')}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}
      >
        {(['mine', 'theirs'] as const).map((which) => (
          <FormControlLabel
            key={which}
            value={which}
            control={<Radio size="small" />}
            sx={{ ...cardStyles, ...(side === which && { borderColor: 'primary.main' }) }}
            label={
              <>
                <Typography variant="caption" color="text.secondary" component="div">
                  {which === 'mine' ? t('lists.mine') : t('lists.theirs')}
                </Typography>
                <Box sx={textStyles} dir={parts?.dir} lang={parts?.lang}>
                  {show(row[which]) || <em>{t('lists.empty')}</em>}
                </Box>
              </>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

const cardStyles = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  margin: 0,
  paddingInlineEnd: 1,
  paddingBlock: 0.5,
  alignItems: 'start',
  '& .MuiFormControlLabel-label': { flex: 1, minInlineSize: 0, paddingBlock: 0.75 },
} as const;

const textStyles = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxBlockSize: 160,
  overflowY: 'auto',
} as const;
