import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { TextFieldProps } from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { languageName } from '../../texts/languageName';
import type { Translate } from '../../texts/translate';
import { useT } from '../../texts/useT';
import { useFieldScope } from './FieldScope';
import { nearLimit, ruleFacts } from './ruleFacts';

export interface FieldProps {
  /** The field of the kind's rules that this input fills; its label and hint are the rule's. */
  readonly name: string;
  /** Takes the whole width of the form. */
  readonly wide?: boolean;
  /** Counts the characters from the first on, not only near their bound. */
  readonly counted?: boolean;
}

interface FieldNotes {
  readonly first: string | undefined;
  readonly length: number;
  readonly max: number | null;
  readonly counted: boolean;
  /** In a translation: the text in the base language. */
  readonly base: unknown;
}

/** 'English: Workshops' */
export const baseText = (text: string, t: Translate): string =>
  t('records.baseText', { language: languageName(baseLanguage(), t.language), text });

/** Notes below an input: its error or hint, how much of its bound is taken, and in a translation the text in the base language. */
export function notesOf(notes: FieldNotes, t: Translate): ReactNode[] {
  const { first, length, max, counted, base } = notes;
  return [
    first,
    (counted || nearLimit(length, max)) && max !== null && t('records.lengthOfMaxCharacters', { length, max }),
    typeof base === 'string' && base !== '' && baseText(base, t),
  ]
    .filter((note) => typeof note === 'string')
    .map((note) => (
      <Note key={note} quiet={note !== first}>
        {note}
      </Note>
    ));
}

/**
 * Binds a text field to the form: its value, its error or hint (which describe it to a screen reader), what its rule
 * requires, and in a translation the text in the base language.
 */
export function useField({ name, wide = false, counted = false }: FieldProps) {
  const id = useId();
  const t = useT();
  const { rules, reference, lang, dir, readOnly } = useFieldScope();
  const rule = rules[name];
  if (!rule) throw new Error(`The kind has no rule for the field '${name}'.`);
  const facts = ruleFacts(rule);
  const { label, hint, required, max } = facts;
  const { field, fieldState } = useController({ name });
  const { ref, ...bound } = field;
  const value = typeof field.value === 'string' ? field.value : '';
  const errorOrHint = fieldState.error?.message ?? hint;
  const first = errorOrHint === undefined ? undefined : t.words(errorOrHint);
  const notes = notesOf({ first, length: value.length, max, counted, base: reference?.[name] }, t);
  const props: TextFieldProps = {
    ...bound,
    id,
    label: t(label),
    value,
    inputRef: ref,
    required: required && !reference,
    error: Boolean(fieldState.error),
    fullWidth: true,
    disabled: readOnly,
    sx: wide ? { gridColumn: '1 / -1' } : undefined,
    helperText: notes.length > 0 && notes,
    slotProps: { htmlInput: { lang, dir } },
  };
  return { props, value, facts };
}

/** One line below an input; isolated, so that English reads well in a console that is read from right to left. */
export function Note({ children, quiet = false }: { children: string; quiet?: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
        ...(quiet && { color: 'text.secondary' }),
      }}
    >
      <bdi>{children}</bdi>
    </Box>
  );
}
