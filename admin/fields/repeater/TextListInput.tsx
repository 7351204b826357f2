import type { TextName } from '../../texts/translate';
import { useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useController } from 'react-hook-form';
import { baseText } from '../binding/useField';
import { useT } from '../../texts/useT';
import { inScope, useFieldScope } from '../binding/FieldScope';
import { ruleFacts } from '../binding/ruleFacts';
import { mostEntries } from './repeated';
import { AddIcon, DeleteIcon } from '../../ui/icons/actions';

interface TextListInputProps {
  readonly name: string;
  /** Noun for one text: 'Category'. */
  readonly noun: TextName | '';
}

/** A list of plain texts, one input each. Blank ones are not saved; the last one that was removed can be put back. */
export const TextListInput = inScope(function TextListInput({ name, noun }: TextListInputProps) {
  const t = useT();
  const id = useId();
  const { rules, reference, lang, dir, readOnly = false } = useFieldScope();
  const { label, hint } = ruleFacts(rules[name]);
  const { field, fieldState } = useController({ name });
  const texts: readonly string[] = Array.isArray(field.value) ? (field.value as string[]) : [];
  const [removed, setRemoved] = useState<{ readonly at: number; readonly text: string } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const group = useRef<HTMLDivElement>(null);
  const most = mostEntries(rules[name]);
  const one = t(noun);
  const wrong = fieldState.error?.message;
  const base = reference?.[name];

  const called = (at: number) => t('courses.namePlace', { name: one, place: at + 1 });
  const focus = (selector: string) =>
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>(selector)?.focus());
  const change = (next: readonly string[]) => field.onChange([...next]);
  const add = () => {
    setRemoved(null);
    change([...texts, '']);
    focus(`[data-text="${texts.length}"] input`);
  };
  const remove = (at: number) => {
    setRemoved({ at, text: texts[at] ?? '' });
    setAnnouncement(t('lists.namePlaceRemoved', { name: one, place: at + 1 }));
    change(texts.filter((_, index) => index !== at));
    focus(texts.length > 1 ? `[data-text="${Math.min(at, texts.length - 2)}"] button` : '[data-press=add]');
  };
  const restore = ({ at, text }: NonNullable<typeof removed>) => {
    setRemoved(null);
    setAnnouncement(t('lists.namePlaceRestored', { name: one, place: at + 1 }));
    change(texts.toSpliced(at, 0, text));
    focus(`[data-text="${at}"] input`);
  };

  return (
    <Box
      ref={group}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-notes`}
      data-field={name}
      sx={{ gridColumn: '1 / -1', minInlineSize: 0 }}
    >
      <Typography
        id={`${id}-label`}
        variant="subtitle2"
        component="h3"
        gutterBottom
        color={wrong ? 'error' : undefined}
      >
        <bdi>{t(label)}</bdi>
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {texts.map((text, at) => (
          <Box key={at} data-text={at} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <TextField
              fullWidth
              size="small"
              label={called(at)}
              value={text}
              disabled={readOnly}
              error={Boolean(wrong)}
              inputRef={at === 0 ? field.ref : undefined}
              onBlur={field.onBlur}
              onChange={({ target }) => change(texts.with(at, target.value))}
              slotProps={{ htmlInput: { lang, dir, 'aria-describedby': `${id}-notes` } }}
            />
            {!readOnly && (
              <IconButton aria-label={t('lists.removeName', { name: called(at) })} onClick={() => remove(at)}>
                <DeleteIcon fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      <FormHelperText id={`${id}-notes`} error={Boolean(wrong)}>
        <bdi>{t.words(wrong ?? hint ?? '')}</bdi>
        {Array.isArray(base) && base.length > 0 && (
          <bdi style={{ display: 'block' }}>{baseText(base.join(' · '), t)}</bdi>
        )}
      </FormHelperText>
      {!readOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            data-press="add"
            startIcon={<AddIcon />}
            disabled={most !== null && texts.length >= most}
            onClick={add}
          >
            {t('lists.addName', { name: one })}
          </Button>
          {removed && (
            <Button onClick={() => restore(removed)}>
              {t('lists.restoreNamePlace', { name: one, place: removed.at + 1 })}
            </Button>
          )}
        </Box>
      )}
      <Box role="status" style={visuallyHidden}>
        {announcement}
      </Box>
    </Box>
  );
});
