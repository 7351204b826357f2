import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import { type ArrangedPart, arrangedParts, arrangementText } from '@polyphony/domain/content/arrangement.js';
import { useId, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useT } from '../texts/useT';
import { ChevronDownIcon, ChevronUpIcon } from '../ui/icons/arrows';
import { inScope, useFieldScope } from './binding/FieldScope';
import { ruleFacts } from './binding/ruleFacts';
import type { FieldProps } from './binding/useField';

/** The parts of a page: their order, and which of them visitors see. */
export const ArrangementInput = inScope(function ArrangementInput({ name }: FieldProps) {
  const t = useT();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const { rules, readOnly = false } = useFieldScope();
  const { label, parts = [] } = ruleFacts(rules[name]);
  const { field, fieldState } = useController({ name });
  const error = fieldState.error?.message;
  const arranged = arrangedParts(parts, typeof field.value === 'string' ? field.value : null);
  const change = (next: readonly ArrangedPart[]) => field.onChange(arrangementText(next));
  const move = (from: number, to: number) => {
    const next = arranged.toSpliced(from, 1);
    const part = arranged[from];
    if (!part) return;
    change(next.toSpliced(to, 0, part));
    // The button moves with its part; at an end, the other one has the focus.
    requestAnimationFrame(() => {
      const [up, down] = list.current?.children[to]?.querySelectorAll('button') ?? [];
      const pressed = to < from ? up : down;
      (pressed?.disabled ? (pressed === up ? down : up) : pressed)?.focus();
    });
  };
  return (
    <FormControl
      component="fieldset"
      error={Boolean(error)}
      disabled={readOnly}
      aria-describedby={`${id}-hint`}
      onBlur={field.onBlur}
      sx={{ gridColumn: '1 / -1' }}
    >
      <FormLabel component="legend" sx={{ marginBlockEnd: 1 }}>
        <bdi>{t(label)}</bdi>
      </FormLabel>
      <Box component="ol" ref={list} sx={styles.list}>
        {arranged.map((part, at) => {
          const partName = t(part.label);
          return (
            <Box component="li" key={part.id} sx={styles.part}>
              <Box component="label" sx={styles.label}>
                <Checkbox
                  checked={part.isVisible}
                  disabled={readOnly}
                  onChange={() => change(arranged.with(at, { ...part, isVisible: !part.isVisible }))}
                  slotProps={{
                    input: {
                      'aria-label': t('lists.showNameToVisitors', { name: partName }),
                      ref: at === 0 ? field.ref : undefined,
                    },
                  }}
                />
                <Box component="bdi" sx={{ color: part.isVisible ? 'text.primary' : 'text.secondary' }}>
                  {partName}
                </Box>
                {!part.isVisible && <Box sx={styles.hidden}>{t('lists.hiddenFromVisitors')}</Box>}
              </Box>
              <IconButton
                size="small"
                aria-label={t('lists.moveNameUp', { name: partName })}
                disabled={readOnly || at === 0}
                onClick={() => move(at, at - 1)}
              >
                <ChevronUpIcon fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={t('lists.moveNameDown', { name: partName })}
                disabled={readOnly || at === arranged.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <ChevronDownIcon fontSize="small" />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      <FormHelperText id={`${id}-hint`}>
        <bdi>{error ? t.words(error) : t('lists.theFirstSectionStaysFirst')}</bdi>
      </FormHelperText>
    </FormControl>
  );
});

const styles = {
  list: {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    maxInlineSize: 560,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '8px',
    '& > li:not(:first-of-type)': { borderBlockStart: '1px solid', borderColor: 'divider' },
  },
  part: { display: 'flex', alignItems: 'center', gap: 0.5, minBlockSize: 44, paddingInline: 1 },
  label: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5, flexGrow: 1, cursor: 'pointer' },
  hidden: { color: 'text.secondary', fontSize: '0.75rem' },
} as const;
