import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { TextName } from '../../../texts/translate';
import { useT } from '../../../texts/useT';
import type { IconComponent } from '../../../ui/icons/icon';
import { buttonStyles } from './styles';

export interface MenuAction {
  readonly name: TextName;
  readonly enabled: boolean;
  readonly run: () => unknown;
}

interface RovingMenuProps {
  readonly name: TextName;
  readonly Icon: IconComponent;
  readonly tabIndex: number;
  readonly onFocus: () => void;
  /** The actions at the selection; without any, the button runs `otherwise`. */
  readonly actions: readonly MenuAction[];
  readonly otherwise: () => unknown;
}

/** A button of the toolbar with a menu of actions for where the selection is. */
export function RovingMenu({ name, Icon, tabIndex, onFocus, actions, otherwise }: RovingMenuProps) {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hasMenu = actions.length > 0;
  return (
    <>
      <IconButton
        size="small"
        aria-label={t(name)}
        title={t(name)}
        aria-haspopup={hasMenu ? 'menu' : undefined}
        aria-expanded={hasMenu ? anchor !== null : undefined}
        data-active={hasMenu || undefined}
        tabIndex={tabIndex}
        onFocus={onFocus}
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ currentTarget }) => (hasMenu ? setAnchor(currentTarget) : otherwise())}
        sx={buttonStyles}
      >
        <Icon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null && hasMenu} onClose={() => setAnchor(null)} disableRestoreFocus>
        {actions.map((action) => (
          <MenuItem
            key={action.name}
            disabled={!action.enabled}
            onClick={() => {
              setAnchor(null);
              action.run();
            }}
          >
            {t(action.name)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
