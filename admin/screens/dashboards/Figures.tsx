import type { TextName } from '../../texts/translate';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useT } from '../../texts/useT';
import { CountUp } from './CountUp';

export interface Figure {
  readonly label: TextName;
  readonly value: number;
  readonly prefix?: string;
  readonly suffix?: string;
}

/** The main numbers of a widget, side by side. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const t = useT();
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, marginBlock: 0, marginBlockEnd: 1.5 }}>
      {figures.map(({ label, value, ...affixes }) => (
        <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse', position: 'relative' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {t(label)}
          </Typography>
          <Typography component="dd" sx={{ margin: 0, fontSize: '1.375rem', fontWeight: 700 }}>
            <CountUp to={value} {...affixes} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
