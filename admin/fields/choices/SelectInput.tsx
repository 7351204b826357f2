import type { TextName } from '../../texts/translate';
import { useMemo } from 'react';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { useT } from '../../texts/useT';
import { inScope, useFieldWords } from '../binding/FieldScope';
import { useField, type FieldProps } from '../binding/useField';

export interface SelectOption {
  readonly id: string;
  readonly label: string;
  /** Visible but not selectable: with a reason, or with a 'Default' badge (SPEC-D92). */
  readonly disabled: boolean;
  readonly reason?: string | null;
  /** Indentation level, for trees. */
  readonly depth?: number;
}

interface SelectInputProps extends FieldProps {
  readonly options: readonly SelectOption[];
  /** Label of the option for no value; without it there is no such option. */
  readonly none?: TextName;
  /** Shown while no value is selected, where that is not the label of that option. */
  readonly placeholder?: TextName;
  /** Text shown when there are no options. */
  readonly empty?: TextName;
  /** Label of a selected value that is no longer among the options. */
  readonly missing?: TextName | { readonly text: string };
  readonly loading?: boolean;
}

/** Selects one of a list of options. */
export const SelectInput = inScope(function SelectInput(props: SelectInputProps) {
  const t = useT();
  const {
    options,
    none,
    placeholder,
    empty = screenTexts.noData,
    missing = screenTexts.notFoundLabel,
    loading = false,
    ...field
  } = props;
  const { props: bound, value } = useField(field);
  const absent = typeof missing === 'string' ? t(missing) : missing.text;
  useFieldWords(
    field.name,
    useMemo(
      () => ({ show: (id: unknown) => options.find((option) => option.id === id)?.label ?? (id ? absent : '') }),
      [options, absent],
    ),
  );
  const known = value === '' || options.some(({ id }) => id === value);
  return (
    <TextField
      {...bound}
      select
      slotProps={{
        select: {
          displayEmpty: none !== undefined,
          ...(placeholder !== undefined && value === '' && { renderValue: () => t(placeholder) }),
        },
        inputLabel: none === undefined ? {} : { shrink: true },
      }}
    >
      {none !== undefined && <MenuItem value="">{t(none)}</MenuItem>}
      {!known && <MenuItem value={value}>{loading ? '…' : absent}</MenuItem>}
      {options.length === 0 && !loading && (
        <MenuItem disabled value={EMPTY}>
          {t(empty)}
        </MenuItem>
      )}
      {options.map(({ id, label, disabled, reason, depth = 0 }) => (
        <MenuItem
          key={id}
          value={id}
          disabled={disabled && id !== value}
          sx={{ paddingInlineStart: 2 + depth * 2, gap: 1, flexWrap: 'wrap' }}
        >
          <bdi>{label}</bdi>
          {disabled && !reason && <Chip label={t('words.default')} size="small" />}
          {disabled && reason && <Typography variant="caption">{t.words(reason)}</Typography>}
        </MenuItem>
      ))}
    </TextField>
  );
});

/** The id of the disabled option with the text for an empty list. */
const EMPTY = '-';
