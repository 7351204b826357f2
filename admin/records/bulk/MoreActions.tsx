import { useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useT } from '../../texts/useT';
import { labelOf, type BulkAction } from './actions';
import { ChevronDownIcon } from '../../ui/icons/arrows';

interface MoreActionsProps {
  readonly actions: readonly BulkAction[];
  readonly disabled: boolean;
  readonly onAction: (action: BulkAction) => void;
}

/** The less frequent bulk actions, in a menu. */
export function MoreActions({ actions, disabled, onAction }: MoreActionsProps) {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (actions.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ChevronDownIcon />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('shell.more')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actions.map((action) => (
          <MenuItem
            key={labelOf(action)}
            onClick={() => {
              setAnchor(null);
              onAction(action);
            }}
          >
            {t(labelOf(action))}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
