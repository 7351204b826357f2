import type { TextName } from '../../../texts/translate';
import Box from '@mui/material/Box';
import { useT } from '../../../texts/useT';

interface FactsProps {
  /** Values by their labels; what is not known is left out. */
  readonly facts: readonly (readonly [label: TextName, value: string | null])[];
}

/** Known facts about a person: labels with their values, side by side where there is room. */
export function Facts({ facts }: FactsProps) {
  const t = useT();
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        gap: 2,
        margin: 0,
      }}
    >
      {facts.map(
        ([label, value]) =>
          value !== null && (
            <Box key={label} sx={{ minInlineSize: 0 }}>
              <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {t(label)}
              </Box>
              <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
                <bdi>{value}</bdi>
              </Box>
            </Box>
          ),
      )}
    </Box>
  );
}
