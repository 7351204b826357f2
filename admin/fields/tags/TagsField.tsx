import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useT } from '../../texts/useT';
import { useFieldScope } from '../binding/FieldScope';
import { ruleFacts } from '../binding/ruleFacts';
import { notesOf, type FieldProps } from '../binding/useField';
import { TagChips } from './TagChips';
import type { Tags } from './useTags';

interface TagsFieldProps extends FieldProps {
  readonly id: string;
  readonly of: Tags;
  /** Props of the input that a list of suggestions needs; the list takes what is typed then, and the input's Enter. */
  readonly suggesting?: AutocompleteRenderInputParams['slotProps'];
}

/** The input of tags: its chips, and the text that becomes the next one. */
export function TagsField({ id, name, wide, of, suggesting }: TagsFieldProps) {
  const t = useT();
  const { rules, lang, dir, reference, readOnly = false } = useFieldScope();
  const { label, hint } = ruleFacts(rules[name]);
  const filled = of.tags.length > 0;
  const inBase: unknown = reference?.[name];
  const base = Array.isArray(inBase) ? inBase.join(', ') : undefined;
  const { input, htmlInput } = suggesting ?? {};
  return (
    <TextField
      id={id}
      label={t(label)}
      inputRef={of.inputRef}
      {...(!suggesting && {
        value: of.typed,
        onChange: ({ target }) => of.type(target.value),
        onKeyDown: of.onKeyDown,
      })}
      onPaste={of.onPaste}
      onBlur={of.onBlur}
      disabled={readOnly}
      error={Boolean(of.error)}
      fullWidth
      sx={wide ? { gridColumn: '1 / -1' } : undefined}
      helperText={
        <>
          <bdi role={of.note ? 'status' : undefined}>
            {of.note ?? t.words(of.error ?? hint ?? 'lists.separateEntriesWithAComma')}
          </bdi>
          {notesOf({ first: undefined, length: 0, max: null, counted: false, base }, t)}
        </>
      }
      slotProps={{
        htmlInput: { ...htmlInput, lang, dir, name, autoComplete: 'off' },
        inputLabel: filled ? { shrink: true } : {},
        input: {
          ...(input && { ref: input.ref, onMouseDown: input.onMouseDown }),
          sx: {
            flexWrap: 'wrap',
            gap: 0.5,
            paddingBlock: filled ? 1 : undefined,
            // Beside the last tag, while there is room for a word.
            '& input': { inlineSize: 'auto', flex: '1 1 80px', ...(filled && { paddingBlock: 0.5 }) },
          },
          startAdornment: filled && <TagChips label={t(label)} readOnly={readOnly} of={of} />,
        },
      }}
    />
  );
}
