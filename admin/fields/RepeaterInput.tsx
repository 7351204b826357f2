import { useId, useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import { visuallyHidden } from '@mui/utils';
import { useFieldArray, useFormContext, type FieldValues } from 'react-hook-form';
import { useT } from '../texts/useT';
import { FieldScopeProvider, inScope, useFieldScope } from './FieldScope';
import { entryField, entryReference, entryRules, mostEntries } from './repeated';
import { RepeaterEntry } from './RepeaterEntry';

interface RepeaterInputProps {
  readonly name: string;
  readonly label: string;
  /** What a person calls one entry: 'Question'. */
  readonly noun: string;
  readonly hint?: string;
  /** What a new entry holds. */
  readonly blank: FieldValues;
  /** The inputs of an entry; `at` gives the names of its fields: `<TextInput name={at('question')} label="Question" />`. */
  readonly children: (at: (field: string) => string) => ReactNode;
}

/**
 * A field of several entries, each with inputs of its own: added, removed, and moved by buttons or by dragging. In a
 * translation each entry shows the English one of its place.
 */
export const RepeaterInput = inScope(function RepeaterInput(props: RepeaterInputProps) {
  const { name, label, noun, hint, blank, children } = props;
  const t = useT();
  const id = useId();
  const scope = useFieldScope();
  const { control, getFieldState, formState } = useFormContext();
  const { fields, append, remove, move } = useFieldArray({ control, name, keyName: 'key' });
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const dragged = useRef<number | null>(null);
  const rule = scope.rules[name];
  const most = mostEntries(rule);
  const full = most !== null && fields.length >= most;
  const error = errorOf(getFieldState(name, formState).error);
  const one = t(noun);

  /** The button that was pressed may be gone, or stand elsewhere: the focus goes where the entry went. */
  const focus = (selector: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus());
  const moveTo = (from: number, to: number, press: string) => {
    if (to < 0 || to >= fields.length || to === from) return;
    move(from, to);
    setSaid(t('{name} is now {place} of {count}.', { name: one, place: to + 1, count: fields.length }));
    const atEdge = to === 0 ? 'down' : to === fields.length - 1 ? 'up' : press;
    focus(`[data-entry="${to}"] [data-press="${atEdge}"]`);
  };
  const removeAt = (index: number) => {
    remove(index);
    setSaid(t('{name} {place} removed.', { name: one, place: index + 1 }));
    focus(
      fields.length > 1
        ? `[data-entry="${Math.min(index, fields.length - 2)}"] [data-press=remove]`
        : '[data-press=add]',
    );
  };

  return (
    <Box
      ref={list}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-notes`}
      sx={{ gridColumn: '1 / -1' }}
    >
      <Typography
        id={`${id}-label`}
        variant="subtitle2"
        component="h3"
        color={error ? 'error' : undefined}
        gutterBottom
      >
        <bdi>{t(label)}</bdi>
      </Typography>
      <Stack spacing={2}>
        {fields.map((field, index) => {
          const at = (of: string) => entryField(name, index, of);
          const rules = entryRules(rule, name, index);
          const reference = entryReference(scope.reference, name, index, Object.keys(rules));
          return (
            <FieldScopeProvider key={field.key} value={{ ...scope, rules, reference }}>
              <RepeaterEntry
                index={index}
                count={fields.length}
                noun={one}
                readOnly={scope.readOnly === true}
                onMove={(to, press) => moveTo(index, to, press)}
                onRemove={() => removeAt(index)}
                onDragStart={() => (dragged.current = index)}
                onDrop={() => {
                  if (dragged.current !== null) moveTo(dragged.current, index, 'up');
                  dragged.current = null;
                }}
              >
                {children(at)}
              </RepeaterEntry>
            </FieldScopeProvider>
          );
        })}
      </Stack>
      <FormHelperText id={`${id}-notes`} error={Boolean(error)}>
        <bdi>{t(error ?? hint ?? '')}</bdi>
        {full && <bdi>{t('There can be at most {count}.', { count: most })}</bdi>}
      </FormHelperText>
      {!scope.readOnly && (
        <Button data-press="add" startIcon={<AddIcon />} disabled={full} onClick={() => append(blank)}>
          {t('Add {name}', { name: one })}
        </Button>
      )}
      <Box role="status" style={visuallyHidden}>
        {said}
      </Box>
    </Box>
  );
});

/** What is wrong with the entries as a whole: how many there are. */
function errorOf(error: unknown): string | undefined {
  const found = error as { readonly message?: string; readonly root?: { readonly message?: string } } | undefined;
  return found?.root?.message ?? found?.message;
}
