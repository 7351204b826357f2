import Switch from '@mui/material/Switch';
import type { Toggle } from '@polyphony/domain/kinds/kind.js';
import { useT } from '../texts/useT';
import type { RecordRow } from './operations';
import { nameOf, type ListScreen } from './screen';
import { TOGGLE_LABELS, useToggle } from './toggles';

interface ToggleCellProps {
  readonly screen: ListScreen;
  readonly row: RecordRow;
  readonly toggle: Toggle;
}

export function ToggleCell({ screen, row, toggle }: ToggleCellProps) {
  const t = useT();
  const { on, flip, free } = useToggle(screen, row, toggle);
  const label = `${t(TOGGLE_LABELS[toggle])}: ${nameOf(screen, row)}`;
  return (
    <Switch
      size="small"
      checked={on}
      onChange={flip}
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': label, 'aria-disabled': !free } }}
      sx={free ? undefined : { opacity: 0.5 }}
    />
  );
}
