import type { TextName } from '../../texts/translate';
import { useId, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DAY_ORDERS,
  DECIMALS,
  formatGuess,
  type DayOrder,
  type Decimals,
  type Evidence,
} from '@polyphony/domain/import/spreadsheetValues.js';
import type { ImportMatchingDetailsFragment } from '../../graphql/generated/typed/graphql';
import { useT } from '../../texts/useT';
import { fieldName } from './fieldName';
import type { ImportControl, MatchErrors } from './useImport';

type Matching = ImportMatchingDetailsFragment;

interface MatchStepProps {
  /** Of the form, which a button outside of it submits. */
  readonly formId: string;
  readonly matching: Matching;
  readonly match: ImportControl['match'];
}

const DAY_WORDS: Readonly<Record<DayOrder, TextName>> = {
  DMY: 'imports.dayFirst31122027',
  MDY: 'imports.monthFirst12312027',
};
const DECIMAL_WORDS: Readonly<Record<Decimals, TextName>> = { POINT: 'imports.point125', COMMA: 'imports.comma125' };

/** Evidence of a format in the chosen columns; null where there is none. */
function evidenceOf(
  { columns, fields }: Matching,
  chosen: readonly string[],
  of: 'days' | 'decimals',
  holds: string,
): Evidence[] | null {
  const names = new Set(fields.filter((field) => field.holds === holds).map(({ name }) => name));
  const found = columns.flatMap((column, at) =>
    names.has(chosen[at] ?? '') ? [column[of] as unknown as Evidence] : [],
  );
  return found.some((one) => one.some((count) => count > 0)) ? found : null;
}

/** Step in which a person says what the columns of a table are: each with its first values and a guess. */
export function MatchStep({ formId, matching, match }: MatchStepProps) {
  const t = useT();
  const headingId = useId();
  const { columns, encoding } = matching;
  const [chosen, setChosen] = useState(() => columns.map(({ guess }) => guess ?? ''));
  const [dayOrder, setDayOrder] = useState<DayOrder | null>(null);
  const [decimals, setDecimals] = useState<Decimals | null>(null);
  const [errors, setErrors] = useState<MatchErrors>({});
  const days = evidenceOf(matching, chosen, 'days', 'day');
  const numbers = evidenceOf(matching, chosen, 'decimals', 'number');
  const selectedDayOrder = dayOrder ?? formatGuess<DayOrder>(DAY_ORDERS, days ?? []).value;
  const selectedDecimals = decimals ?? formatGuess<Decimals>(DECIMALS, numbers ?? []).value;
  const submit = async () => {
    setErrors(
      await match({ columns: chosen, dayOrder: days && selectedDayOrder, decimals: numbers && selectedDecimals }),
    );
  };
  return (
    <Stack
      component="form"
      id={formId}
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Typography id={headingId}>{t('imports.chooseWhatEachColumnOf')}</Typography>
      {encoding.startsWith('windows') && <Alert severity="info">{t('imports.theFileIsNotIn', { encoding })}</Alert>}
      {errors['columns'] !== undefined && <Alert severity="error">{errors['columns']}</Alert>}
      <Box component="ol" aria-labelledby={headingId} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {columns.map((column, at) => (
          <ColumnRow
            key={at}
            place={at + 1}
            column={column}
            fields={matching.fields}
            chosen={chosen[at] ?? ''}
            error={errors[`columns.${at}`]}
            onChoose={(name) => setChosen(chosen.map((other, index) => (index === at ? name : other)))}
          />
        ))}
      </Box>
      {days && (
        <Choice
          label={t('imports.orderOfTheDays')}
          value={selectedDayOrder}
          words={DAY_WORDS}
          error={errors['dayOrder']}
          onChoose={setDayOrder}
        />
      )}
      {numbers && (
        <Choice
          label={t('imports.decimals')}
          value={selectedDecimals}
          words={DECIMAL_WORDS}
          error={errors['decimals']}
          onChoose={setDecimals}
        />
      )}
    </Stack>
  );
}

interface ColumnRowProps {
  readonly place: number;
  readonly column: Matching['columns'][number];
  readonly fields: Matching['fields'];
  readonly chosen: string;
  readonly error: string | undefined;
  readonly onChoose: (name: string) => void;
}

function ColumnRow({ place, column: { heading, samples }, fields, chosen, error, onChoose }: ColumnRowProps) {
  const t = useT();
  const name = heading === '' ? t('imports.columnPlace', { place }) : heading;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        gap: 1,
        alignItems: 'center',
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
        paddingBlock: 1.5,
      }}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2">
          <bdi>{name}</bdi>
        </Typography>
        {samples.map((sample) => (
          <Typography key={sample} variant="body2" color="text.secondary">
            <bdi>{sample}</bdi>
          </Typography>
        ))}
        {samples.length === 0 && (
          <Typography variant="body2" color="text.secondary">
            {t('lists.empty')}
          </Typography>
        )}
      </Box>
      <TextField
        select
        size="small"
        fullWidth
        label={t('imports.fieldForName', { name })}
        value={chosen}
        error={error !== undefined}
        helperText={error}
        onChange={({ target }) => onChoose(target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{t('imports.leaveOut')}</option>
        {fields.map((field) => (
          <option key={field.name} value={field.name}>
            {fieldName(field, t)}
          </option>
        ))}
      </TextField>
    </Box>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly words: Readonly<Record<T, TextName>>;
  readonly error: string | undefined;
  readonly onChoose: (value: T) => void;
}

function Choice<T extends string>({ label, value, words, error, onChoose }: ChoiceProps<T>) {
  const t = useT();
  const values = Object.keys(words) as T[];
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      error={error !== undefined}
      helperText={error}
      onChange={({ target }) => {
        const next = values.find((one) => one === target.value);
        if (next) onChoose(next);
      }}
    >
      {values.map((one) => (
        <MenuItem key={one} value={one}>
          {t(words[one])}
        </MenuItem>
      ))}
    </TextField>
  );
}
