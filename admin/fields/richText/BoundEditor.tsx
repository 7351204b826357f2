import { useEffect, useId, useMemo, useRef } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { plainText, textLength } from '@polyphony/domain/richText/richText.js';
import { useController } from 'react-hook-form';
import { useFieldScope } from '../binding/FieldScope';
import type { RichTextInputProps } from './RichTextInput';
import { ruleFacts } from '../binding/ruleFacts';
import { notesOf } from '../binding/useField';
import { useT } from '../../texts/useT';
import { Editor, type EditorHandle } from './Editor';

/** An editor bound to the form: its value, its label, and below it the error or hint and the count of characters. */
export default function BoundEditor(props: RichTextInputProps & { readonly height: number }) {
  const { name, height, toolbar = 'standard', counted = true } = props;
  const t = useT();
  const id = useId();
  const { rules, reference, lang, dir, readOnly = false } = useFieldScope();
  const { label, hint, required, max } = ruleFacts(rules[name]);
  const { field, fieldState } = useController({ name });
  const { ref, onChange, onBlur } = field;
  const value = typeof field.value === 'string' ? field.value : '';
  const editor = useRef<EditorHandle>(null);
  // A refused form leads to the field.
  useEffect(() => ref({ focus: () => editor.current?.focus() }), [ref]);

  const length = useMemo(() => textLength(value), [value]);
  const referenceValue = reference?.[name];
  const base = useMemo(() => (typeof referenceValue === 'string' ? plainText(referenceValue) : null), [referenceValue]);
  const errorOrHint = fieldState.error?.message ?? hint;
  const first = errorOrHint === undefined ? undefined : t.words(errorOrHint);
  const notes = notesOf({ first, length, max, counted, base }, t);
  const [labelId, notesId] = [`${id}-label`, `${id}-notes`];

  return (
    <FormControl
      data-field={name}
      error={Boolean(fieldState.error)}
      required={required && !reference}
      disabled={readOnly}
      fullWidth
      sx={{ gridColumn: '1 / -1', minInlineSize: 0 }}
    >
      <FormLabel id={labelId} onClick={() => editor.current?.focus()} sx={{ marginBlockEnd: 0.75 }}>
        {t(label)}
      </FormLabel>
      <Editor
        handle={editor}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        toolbar={toolbar}
        height={height}
        readOnly={readOnly}
        invalid={Boolean(fieldState.error)}
        content={{
          'aria-labelledby': labelId,
          'aria-required': String(required && !reference),
          'aria-invalid': String(Boolean(fieldState.error)),
          ...(notes.length > 0 && { 'aria-describedby': notesId }),
          ...(lang && { lang }),
          dir,
        }}
        label={label}
      />
      {notes.length > 0 && <FormHelperText id={notesId}>{notes}</FormHelperText>}
    </FormControl>
  );
}
