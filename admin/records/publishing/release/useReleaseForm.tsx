import type { ReactNode } from 'react';
import TextField from '@mui/material/TextField';
import { releaseRules } from '@polyphony/domain/publishing/releases.js';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { AnyObject, ObjectSchema } from 'yup';
import { rulesResolver } from '../../../texts/rulesResolver';
import { useT } from '../../../texts/useT';
import type { FormValues } from '../../formValues';

const rules: ObjectSchema<AnyObject> = releaseRules;
const LABELS = { title: 'labels.title', note: 'labels.note' } as const;

/** The form of a release's title and note, and its inputs. */
export function useReleaseForm({ title, note }: { readonly title: string; readonly note: string | null }): {
  readonly form: UseFormReturn<FormValues>;
  readonly inputs: Readonly<Record<'title' | 'note', ReactNode>>;
} {
  const t = useT();
  const form = useForm<FormValues>({
    resolver: rulesResolver(rules),
    defaultValues: { title, note: note ?? '' },
  });
  const { errors } = form.formState;
  const propsOf = (name: 'title' | 'note') => {
    const { ref, ...input } = form.register(name);
    const wrong = errors[name]?.message;
    return {
      ...input,
      inputRef: ref,
      label: t(LABELS[name]),
      error: wrong !== undefined,
      helperText: wrong,
      slotProps: { htmlInput: { dir: 'auto' }, formHelperText: wrong === undefined ? {} : { role: 'alert' } },
      fullWidth: true,
      autoComplete: 'off',
      sx: { marginBlockStart: 2 },
    };
  };
  return {
    form,
    inputs: {
      title: <TextField {...propsOf('title')} required />,
      note: <TextField {...propsOf('note')} multiline minRows={3} maxRows={10} />,
    },
  };
}
