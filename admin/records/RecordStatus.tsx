import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import MuiLink from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { publishes } from '@polyphony/domain/publishing/publishingState.js';
import { PageLink } from '../navigation/PageLink';
import { useListScreen } from '../navigation/recordLink';
import { dateFormat, MOMENT } from '../texts/dates';
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

const TIME = dateFormat(MOMENT);

/**
 * The switches of a record, its last change and the way to its entries in the audit trail; users with permission can use the switches here. The
 * switch that publishes is in a panel of its own.
 */
export function RecordStatus({ screen, record, onToggled }: RecordStatusProps) {
  const t = useT();
  const free = useToggles(screen);
  const trail = useListScreen()('auditEntry');
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
            ? t.parts('records.lastChangedByNameWhen', {
                // Isolated: after a Latin name, the day would be read as its end.
                name: <bdi>{updatedBy}</bdi>,
                when: <bdi>{TIME(new Date(updatedAt))}</bdi>,
              })
            : t('records.lastChangedWhen', { when: TIME(new Date(updatedAt)) })}
        </Typography>
      )}
      {trail && (
        <MuiLink component={PageLink} to={`/${trail.path}?record=${record.id}`} variant="body2">
          {t('words.auditTrail')}
        </MuiLink>
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
      control={<Switch checked={on} onChange={flip} slotProps={{ input: { 'aria-disabled': !free } }} />}
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
