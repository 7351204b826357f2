import type { TextName } from '../../texts/translate';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useT } from '../../texts/useT';

interface ChoiceProps<T extends string> {
  readonly name: string;
  readonly label: TextName;
  readonly options: readonly { readonly value: T; readonly label: TextName | ''; readonly drawing?: ReactNode }[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

/** A choice of one value, each a tile; radio buttons for keyboards and screen readers. */
export function Choice<T extends string>({ name, label, options, value, onChoose }: ChoiceProps<T>) {
  const t = useT();
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
      <Box component="legend" sx={{ padding: 0, marginBlockEnd: 1, fontSize: '0.875rem', fontWeight: 600 }}>
        {t(label)}
      </Box>
      {/* Four do not fit into one row: rather two and two than three and one. */}
      <Box
        sx={{
          display: options.length === 4 ? 'grid' : 'flex',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          flexWrap: 'wrap',
          gap: 1,
        }}
      >
        {options.map((option) => (
          <Box
            component="label"
            key={option.value}
            sx={{
              position: 'relative',
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'center',
              justifyContent: 'center',
              gap: 0.75,
              minInlineSize: 76,
              minBlockSize: 36,
              padding: 1,
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: 1,
              fontSize: '0.8125rem',
              textAlign: 'center',
              cursor: 'pointer',
              '&:hover': { borderColor: 'text.secondary' },
              '&:has(:checked)': {
                borderColor: 'primary.main',
                boxShadow: (theme) => `inset 0 0 0 1px ${theme.vars?.palette.primary.main ?? ''}`,
                fontWeight: 600,
              },
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              sx={{ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' }}
            />
            {option.drawing}
            {t(option.label)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
