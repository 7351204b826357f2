import type { TextName } from '../../texts/translate';
import { useId, useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { get, useFormState } from 'react-hook-form';
import { useT } from '../../texts/useT';
import { FieldScopeProvider, inScope, useFieldScope } from '../binding/FieldScope';
import { EmptyEntries } from './EmptyEntries';
import { entryField, entryLabels, entryReference, entryRules, titleFieldOf } from './repeated';
import { RepeaterEntry } from './RepeaterEntry';
import { ruleFacts } from '../binding/ruleFacts';
import { useEntries } from './useEntries';
import { useReorder } from './useReorder';
import { AddIcon } from '../../ui/icons/actions';

interface RepeaterInputProps {
  /** The field of the kind's rules; its label and hint are the rule's. */
  readonly name: string;
  /** Noun for one entry: 'Question'. */
  readonly noun: TextName | '';
  /** The inputs of an entry; `at` gives the names of its fields: `<TextInput name={at('question')} />`. */
  readonly children: (at: (field: string) => string) => ReactNode;
}

/**
 * A list of entries, each with inputs of its own: added, removed with a way back, and moved by buttons or by dragging. A
 * translation shows the same entries, each with its English texts; there they are neither added nor moved.
 */
export const RepeaterInput = inScope(function RepeaterInput(props: RepeaterInputProps) {
  const { name, noun, children } = props;
  const t = useT();
  const id = useId();
  const scope = useFieldScope();
  const rule = scope.rules[name];
  const { label, hint } = ruleFacts(rule);
  const one = t(noun);
  const { list, fields, idAt, open, announcement, removed, most, full, removable, ...actions } = useEntries({
    name,
    rule,
    noun: one,
  });
  const stack = useRef<HTMLDivElement>(null);
  const reorder = useReorder(stack, (from, to) => actions.moveTo(from, to, 'up'));
  const changeable = scope.readOnly !== true && scope.reference === null;
  const titleField = titleFieldOf(rule, name);
  const { errors } = useFormState({ name });
  const error: unknown = get(errors, name);
  const wrong = errorOf(error);
  const isEmpty = fields.length === 0;
  const addButton = (
    <Button data-press="add" startIcon={<AddIcon />} disabled={full} onClick={actions.add}>
      {t('lists.addName', { name: one })}
    </Button>
  );

  return (
    <Box
      ref={list}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-notes`}
      data-field={name}
      sx={{ gridColumn: '1 / -1', minInlineSize: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginBlockEnd: 1 }}>
        <Typography
          id={`${id}-label`}
          variant="subtitle2"
          component="h3"
          color={wrong ? 'error' : undefined}
          sx={{ flex: 1 }}
        >
          <bdi>{t(label)}</bdi>
        </Typography>
        {fields.length > 1 && (
          <Button size="small" onClick={() => open.toggleAll()}>
            {t(open.any ? 'lists.collapseAll' : 'lists.expandAll')}
          </Button>
        )}
      </Box>
      <Stack ref={stack} spacing={2}>
        {fields.map((_, index) => {
          const entryId = idAt(index);
          const at = (of: string) => entryField(name, index, of);
          const rules = entryRules(rule, name, index);
          const reference = entryReference(scope.reference, name, index, entryId);
          const entryError = (error as Readonly<Record<number, unknown>> | undefined)?.[index];
          return (
            // By its id: react-hook-form gives new keys whenever the form is reset, as after each save, and an input with
            // the focus would be replaced by another one.
            <FieldScopeProvider key={String(entryId)} value={{ ...scope, rules, reference }}>
              <RepeaterEntry
                index={index}
                count={fields.length}
                noun={one}
                title={titleField === null ? null : { name: at(titleField), english: reference?.[at(titleField)] }}
                changeable={changeable}
                removable={removable}
                open={open.isOpen(entryId) || Boolean(entryError)}
                invalid={Boolean(entryError)}
                wrong={errorOf(entryError)}
                onToggle={() => open.toggle(entryId)}
                onMove={(to, press) => actions.moveTo(index, to, press)}
                onRemove={() => actions.removeAt(index)}
                onGrab={(event) => reorder.start(index, event)}
                shift={reorder.shiftOf(index)}
                dragged={reorder.dragged === index}
              >
                {children(at)}
              </RepeaterEntry>
            </FieldScopeProvider>
          );
        })}
      </Stack>
      {isEmpty && <EmptyEntries labels={entryLabels(rule, name)} action={changeable && addButton} />}
      <FormHelperText id={`${id}-notes`} error={Boolean(wrong)}>
        <bdi>{t.words(wrong ?? hint ?? '')}</bdi>{' '}
        {full && most !== null && changeable && <bdi>{t('lists.youCanAddUpTo', { count: most })}</bdi>}
      </FormHelperText>
      {changeable && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {!isEmpty && addButton}
          {removed && (
            <Button data-press="undo" onClick={() => actions.restore(removed)}>
              {t('lists.restoreNamePlace', { name: one, place: removed.index + 1 })}
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

/** Error of the list as a whole (how many entries there are), or of an entry as a whole. */
function errorOf(error: unknown): string | undefined {
  const found = error as { readonly message?: string; readonly root?: { readonly message?: string } } | undefined;
  return found?.root?.message ?? found?.message;
}
