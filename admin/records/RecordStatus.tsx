import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { publishes, type Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { dateFormat } from '../texts/dates';
import { useT } from '../texts/useT';
import type { RecordDetails } from './operations';
import type { FormScreen } from './screen';
import { OFF_LABELS, TOGGLE_LABELS, useToggle, useToggles } from './toggles';

interface RecordStatusProps {
  readonly screen: FormScreen;
  readonly record: RecordDetails;
  /** Called with the record's version after one of its switches was used. */
  readonly onToggled?: (version: number) => void;
}

const TIME = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/**
 * The switches of a record, and its last change; users with permission can use the switches here. The one that publishes is
 * in the panel of its own.
 */
export function RecordStatus({ screen, record, onToggled }: RecordStatusProps) {
  const t = useT();
  const free = useToggles(screen);
  const { updatedAt, updatedBy } = record;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, marginBlockEnd: 2 }}>
      {screen.kind.toggles
        .filter((toggle) => !publishes(screen.kind, toggle))
        .map((toggle) =>
          free.includes(toggle) ? (
            <StatusSwitch key={toggle} screen={screen} record={record} toggle={toggle} onToggled={onToggled} />
          ) : (
            <StatusChip key={toggle} toggle={toggle} on={record[toggle] === true} />
          ),
        )}
      {typeof updatedAt === 'string' && (
        <Typography variant="body2" color="textSecondary">
          {typeof updatedBy === 'string'
            ? t('Last changed by {name}, {when}', { name: updatedBy, when: TIME(new Date(updatedAt)) })
            : t('Last changed {when}', { when: TIME(new Date(updatedAt)) })}
        </Typography>
      )}
    </Box>
  );
}

interface StatusSwitchProps extends RecordStatusProps {
  readonly toggle: Toggle;
}

function StatusSwitch({ screen, record, toggle, onToggled }: StatusSwitchProps) {
  const t = useT();
  const { on, flip, free } = useToggle(screen, record, toggle, onToggled);
  return (
    <FormControlLabel
      control={<Switch size="small" checked={on} onChange={flip} slotProps={{ input: { 'aria-disabled': !free } }} />}
      label={t(TOGGLE_LABELS[toggle])}
      sx={{ marginInline: 0, gap: 0.5 }}
    />
  );
}

function StatusChip({ toggle, on }: { toggle: Toggle; on: boolean }) {
  const t = useT();
  const words = (on ? TOGGLE_LABELS : OFF_LABELS)[toggle];
  return <Chip size="small" variant="outlined" color={on ? 'success' : 'default'} label={t(words)} />;
}
