import type { TextName } from '../../texts/translate';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useT } from '../../texts/useT';

interface PeriodProps<P extends string> {
  /** Accessible name: 'Period of the audience metrics'. */
  readonly label: TextName;
  readonly periods: readonly P[];
  readonly value: P;
  readonly onChoose: (period: P) => void;
}

/** Selects a period with toggle buttons. */
export function PeriodButtons<P extends string>({ label, periods, value, onChoose }: PeriodProps<P>) {
  const t = useT();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={t(label)}
      value={value}
      onChange={(_event, period: P | null) => period && onChoose(period)}
    >
      {periods.map((period) => (
        <ToggleButton key={period} value={period} sx={{ paddingBlock: 0.25, minBlockSize: 32 }}>
          {t.words(period)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Selects a period in a list. */
export function PeriodSelect<P extends string>({ label, periods, value, onChoose }: PeriodProps<P>) {
  const t = useT();
  return (
    <TextField
      select
      size="small"
      value={value}
      onChange={({ target }) => onChoose(target.value as P)}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': t(label) } } }}
      sx={{ minInlineSize: 130 }}
    >
      {periods.map((period) => (
        <MenuItem key={period} value={period}>
          {t.words(period)}
        </MenuItem>
      ))}
    </TextField>
  );
}
