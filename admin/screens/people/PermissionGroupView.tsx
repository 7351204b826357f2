import { useId, useState, type Ref } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { permissionLabel } from '../../session/rights/permissionWords';
import { useT } from '../../texts/useT';
import type { PermissionGroup, PermissionItem } from './permissionGroups';
import { ChevronDownIcon } from '../../ui/icons/arrows';

interface PermissionGroupViewProps extends PermissionGroup {
  readonly chosen: ReadonlySet<string>;
  readonly mayGrant: (name: PermissionItem['name']) => boolean;
  readonly onSet: (ids: readonly string[], on: boolean) => void;
  /** Focused for an error of the entire field. */
  readonly firstRef?: Ref<HTMLInputElement>;
}

/** The permissions of a group: a switch for each, and a checkbox for all. */
export function PermissionGroupView({ group, items, chosen, mayGrant, onSet, firstRef }: PermissionGroupViewProps) {
  const t = useT();
  const words = permissionLabel(t, group);
  const [open, setOpen] = useState(true);
  const switches = useId();
  const free = items.filter(({ name }) => mayGrant(name));
  const on = items.filter(({ id }) => chosen.has(id)).length;
  return (
    <Box role="group" aria-label={words} sx={styles}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, paddingInline: 1.5, backgroundColor: 'action.hover' }}>
        <FormControlLabel
          sx={{ flexGrow: 1, minInlineSize: 0 }}
          label={<Typography sx={{ fontWeight: 600 }}>{words}</Typography>}
          control={
            <Checkbox
              size="small"
              checked={on === items.length}
              indeterminate={on > 0 && on < items.length}
              disabled={free.length === 0}
              onChange={({ target }) =>
                onSet(
                  free.map(({ id }) => id),
                  target.checked,
                )
              }
              slotProps={{ input: { 'aria-label': t('people.allOfWords', { words }), ref: firstRef } }}
            />
          }
        />
        <Typography variant="caption" color="textSecondary" aria-hidden>
          {on}/{items.length}
        </Typography>
        <IconButton
          size="small"
          aria-label={t('people.permissionsOfWords', { words })}
          aria-expanded={open}
          aria-controls={switches}
          onClick={() => setOpen((before) => !before)}
        >
          <ChevronDownIcon fontSize="small" sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />
        </IconButton>
      </Box>
      <Collapse in={open} id={switches}>
        <Box sx={{ display: 'grid', paddingInline: 1.5, paddingBlock: 0.5 }}>
          {items.map(({ id, name }) => (
            <FormControlLabel
              key={id}
              title={name}
              sx={{ marginInlineEnd: 0 }}
              label={<Typography variant="body2">{permissionLabel(t, name)}</Typography>}
              control={
                <Switch
                  checked={chosen.has(id)}
                  disabled={!mayGrant(name)}
                  onChange={({ target }) => onSet([id], target.checked)}
                  sx={{ marginInlineEnd: 1 }}
                />
              }
            />
          ))}
        </Box>
      </Collapse>
    </Box>
  );
}

const styles = {
  breakInside: 'avoid',
  marginBlockEnd: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
} as const;
