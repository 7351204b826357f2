import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { Schema } from 'yup';
import { useT } from '../../texts/useT';
import { inScope, useFieldScope } from '../binding/FieldScope';
import { mostEntries } from '../repeater/repeated';
import { ruleFacts } from '../binding/ruleFacts';
import { addTags, endsTag, type TagBounds } from './tags';
import type { FieldProps } from '../binding/useField';

/** Short texts, each once: what is typed becomes one at a comma or Enter, what is pasted becomes several. */
export const TagsInput = inScope(function TagsInput({ name, wide = false }: FieldProps) {
  const t = useT();
  const id = useId();
  const { rules, lang, dir, readOnly = false } = useFieldScope();
  const rule = rules[name];
  const { label, hint } = ruleFacts(rule);
  const { field, fieldState } = useController({ name });
  const tags: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState<string | null>(null);
  const input = useRef<HTMLInputElement | null>(null);

  const add = (text: string) => {
    const { tags: next, known, refused } = addTags(tags, text, boundsOf(rule));
    if (next.length > tags.length) field.onChange([...next]);
    const [twice] = known;
    const [left] = refused;
    if (left !== undefined) setNote(t("'{tag}' is too long, or one too many.", { tag: left }));
    else setNote(twice === undefined ? null : t("'{tag}' is there already.", { tag: twice }));
    setTyped(left ?? '');
  };
  const removeAt = (index: number) => {
    field.onChange(tags.filter((_, other) => other !== index));
    setNote(null);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is composed, Enter chooses among its characters.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
      removeAt(tags.length - 1);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!endsTag(text)) return;
    event.preventDefault();
    add(`${typed},${text}`);
  };
  const message = messageOf(fieldState.error);
  return (
    <TextField
      id={id}
      label={t(label)}
      value={typed}
      inputRef={(element: HTMLInputElement | null) => {
        input.current = element;
        field.ref(element);
      }}
      onChange={({ target }) => (endsTag(target.value) ? add(target.value) : setTyped(target.value))}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onBlur={() => {
        if (typed.trim() !== '') add(typed);
        field.onBlur();
      }}
      disabled={readOnly}
      error={Boolean(message)}
      fullWidth
      sx={wide ? { gridColumn: '1 / -1' } : undefined}
      helperText={
        <bdi role={note ? 'status' : undefined}>
          {note ?? t(message ?? hint ?? 'Separate entries with a comma or Enter.')}
        </bdi>
      }
      slotProps={{
        htmlInput: { lang, dir, name, autoComplete: 'off' },
        inputLabel: tags.length > 0 ? { shrink: true } : {},
        input: {
          sx: {
            flexWrap: 'wrap',
            gap: 0.5,
            paddingBlock: tags.length > 0 ? 1 : undefined,
            // Beside the last tag, while there is room for a word.
            '& input': { inlineSize: 'auto', flex: '1 1 80px', ...(tags.length > 0 && { paddingBlock: 0.5 }) },
          },
          startAdornment: tags.length > 0 && (
            <Box component="ul" aria-label={t(label)} sx={{ display: 'contents', listStyle: 'none' }}>
              {tags.map((tag, index) => (
                <li key={tag}>
                  <Chip
                    size="small"
                    label={<bdi>{tag}</bdi>}
                    {...(!readOnly && {
                      tabIndex: 0,
                      'aria-label': t('{tag}, remove with Delete', { tag }),
                      onDelete: () => removeAt(index),
                    })}
                  />
                </li>
              ))}
            </Box>
          ),
        },
      }}
    />
  );
});

function boundsOf(rule: unknown): TagBounds {
  const inner = rule instanceof Schema ? (rule as { readonly innerType?: unknown }).innerType : undefined;
  return { most: mostEntries(rule), longest: inner instanceof Schema ? ruleFacts(inner).max : null };
}

/** What is wrong with the tags, or with the first of them that is. */
function messageOf(error: unknown): string | undefined {
  if (Array.isArray(error)) return messageOf(error.find(Boolean));
  return (error as { readonly message?: string } | undefined)?.message;
}
