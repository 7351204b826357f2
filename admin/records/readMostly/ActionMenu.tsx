import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ActionFacts, ReadMostlyFacts } from '../../graphql/generated/kindFacts';
import { useT } from '../../texts/useT';
import type { ActedRow } from './screen';
import { MoreIcon } from '../../ui/icons/actions';
import { ToggleOffIcon, ToggleOnIcon } from '../../ui/icons/states';

interface ActionMenuProps {
  readonly facts: ReadMostlyFacts;
  readonly row: ActedRow;
  /** Those that the user's role allows. */
  readonly actions: readonly string[];
  readonly onAct: (name: string, row: ActedRow) => void;
}

/** The actions of a row behind one button. One that the record's state forbids says why. */
export function ActionMenu({ facts, row, actions, onAct }: ActionMenuProps) {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={t('records.actionsForName', { name: String(row[facts.titleField]) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {actions.map((name) => {
          const action = facts.actions[name];
          if (!action) return null;
          if (action.switches) {
            const on = row[action.switches] === true;
            return <SwitchItem key={name} action={action} on={on} onFlip={() => onAct(name, row)} />;
          }
          const refusal = row.can?.[`${name}Refusal`];
          return (
            <MenuItem
              key={name}
              disabled={typeof refusal === 'string'}
              onClick={() => {
                close();
                onAct(name, row);
              }}
            >
              <ListItemText
                primary={t(action.button)}
                sx={{ maxInlineSize: 300, whiteSpace: 'normal' }}
                secondary={typeof refusal === 'string' ? <bdi>{t.words(refusal)}</bdi> : null}
              />
            </MenuItem>
          );
        })}
        {actions.length === 0 && <MenuItem disabled>{t('events.yourRoleDoesNotAllow')}</MenuItem>}
      </Menu>
    </>
  );
}

function SwitchItem({ action, on, onFlip }: { action: ActionFacts; on: boolean; onFlip: () => void }) {
  const t = useT();
  const Icon = on ? ToggleOnIcon : ToggleOffIcon;
  return (
    <MenuItem role="menuitemcheckbox" aria-checked={on} onClick={onFlip} sx={{ gap: 3 }}>
      <ListItemText primary={t(action.button)} />
      <Icon color={on ? 'primary' : 'action'} fontSize="large" sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
    </MenuItem>
  );
}
