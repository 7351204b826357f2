import { useId } from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { LOOK_NAMES, lookNamed, LOOKS, type LookName } from '@polyphony/domain/settings/looks.js';
import { useController } from 'react-hook-form';
import { useT } from '../texts/useT';
import { inScope, useFieldScope } from './binding/FieldScope';
import { ruleFacts } from './binding/ruleFacts';
import type { FieldProps } from './binding/useField';

/** A look of the site: a card for each, with a drawing, its name and what it is like. */
export const LookInput = inScope(function LookInput({ name }: FieldProps) {
  const t = useT();
  const id = useId();
  const { rules, readOnly = false } = useFieldScope();
  const { label } = ruleFacts(rules[name]);
  const { field, fieldState } = useController({ name });
  const error = fieldState.error?.message;
  const chosen = lookNamed(String(field.value));
  return (
    <FormControl
      component="fieldset"
      error={Boolean(error)}
      disabled={readOnly}
      aria-describedby={error ? id : undefined}
      onBlur={field.onBlur}
      sx={{ gridColumn: '1 / -1' }}
    >
      <FormLabel component="legend" sx={{ marginBlockEnd: 1 }}>
        <bdi>{t(label)}</bdi>
      </FormLabel>
      <Box sx={styles.cards}>
        {LOOK_NAMES.map((look, index) => (
          <Box key={look} component="label" sx={styles.card}>
            <Drawing look={look} />
            <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, padding: 1 }}>
              <Radio
                size="small"
                name={name}
                value={look}
                checked={chosen === look}
                onChange={() => field.onChange(look)}
                slotProps={{ input: { ref: index === 0 ? field.ref : undefined } }}
                sx={{ padding: 0.25 }}
              />
              <span>
                <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 500 }}>
                  <bdi>{t(LOOKS[look].label)}</bdi>
                </Typography>
                <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                  <bdi>{t(LOOKS[look].summary)}</bdi>
                </Typography>
              </span>
            </Box>
          </Box>
        ))}
      </Box>
      {error && (
        <FormHelperText id={id}>
          <bdi>{t.words(error)}</bdi>
        </FormHelperText>
      )}
    </FormControl>
  );
});

/** What sets the drawings apart: the ground, the corners and the weight of the heading. */
const DRAWINGS: Readonly<Record<LookName, { ground: string; corner: number; heading: object; isBlock: boolean }>> = {
  atelier: { ground: '#f8f4ea', corner: 1, heading: { fontFamily: 'Georgia, serif', fontWeight: 400 }, isBlock: false },
  campus: { ground: '#f7f9fd', corner: 8, heading: { fontWeight: 900, letterSpacing: '-0.04em' }, isBlock: true },
  quiet: { ground: '#ffffff', corner: 0, heading: { fontWeight: 400, fontSize: 15 }, isBlock: false },
};

/** A page of the look in outline. Its colours are the look's own in the console's dark scheme too. */
function Drawing({ look }: { look: LookName }) {
  const { primary, accent } = LOOKS[look];
  const { ground, corner, heading, isBlock } = DRAWINGS[look];
  const [top, text] = isBlock ? [primary, '#ffffff'] : [ground, '#22201c'];
  return (
    <Box aria-hidden="true" sx={styles.drawing} style={{ backgroundColor: ground }}>
      <Box sx={styles.head} style={{ backgroundColor: top, color: text }}>
        <Box sx={{ fontSize: 20, lineHeight: 1.1, '&::before': { content: '"Aa"' }, ...heading }} />
        <Box sx={styles.button} style={{ backgroundColor: isBlock ? accent : primary, borderRadius: corner }} />
      </Box>
      <Box sx={styles.row}>
        {[primary, accent, primary].map((colour, at) => (
          <Box key={at} sx={styles.tile} style={{ backgroundColor: colour, borderRadius: corner }} />
        ))}
      </Box>
    </Box>
  );
}

const styles = {
  cards: { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))' },
  card: {
    display: 'block',
    overflow: 'hidden',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' },
  },
  drawing: { blockSize: 96, display: 'grid', gridTemplateRows: '1fr 1fr' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', paddingInline: 1.5 },
  button: { inlineSize: 44, blockSize: 14 },
  row: { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 0.75, padding: 1, paddingInline: 1.5 },
  tile: { opacity: 0.85 },
} as const;
