import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import ToggleOffIcon from '@mui/icons-material/ToggleOffOutlined';
import ToggleOnIcon from '@mui/icons-material/ToggleOn';
import { messages } from '@polyphony/domain/messages.js';
import { useT } from '../../../texts/useT';
import type { BookingRow } from './bookingWords';
import type { BookingRights } from './useBookingRights';

/** What can be asked of a booking. */
export interface BookingActions {
  readonly note: (row: BookingRow) => void;
  readonly confirm: (row: BookingRow) => void;
  readonly setPaid: (row: BookingRow, to: boolean) => void;
}

interface BookingMenuProps {
  readonly row: BookingRow;
  readonly rights: BookingRights;
  readonly actions: BookingActions;
}

/** The actions of a booking behind one button, each by its own gate. */
export function BookingMenu({ row, rights, actions }: BookingMenuProps) {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const then = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  const pending = row.status === 'Pending';
  const PaidIcon = row.paid ? ToggleOnIcon : ToggleOffIcon;
  return (
    <>
      <IconButton
        aria-label={t('Actions for {transactionId}', { transactionId: row.transactionId })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {rights.note && <MenuItem onClick={then(() => actions.note(row))}>{t('Notes')}</MenuItem>}
        {rights.confirm && (
          <MenuItem disabled={!pending} onClick={then(() => actions.confirm(row))}>
            <ListItemText
              primary={t('Confirm')}
              sx={{ maxInlineSize: 300, whiteSpace: 'normal' }}
              secondary={pending ? null : <bdi>{t(messages.onlyPendingConfirmed)}</bdi>}
            />
          </MenuItem>
        )}
        {rights.pay && (
          <MenuItem
            role="menuitemcheckbox"
            aria-checked={row.paid}
            onClick={() => actions.setPaid(row, !row.paid)}
            sx={{ gap: 3 }}
          >
            <ListItemText primary={t('Paid')} />
            <PaidIcon
              color={row.paid ? 'primary' : 'action'}
              fontSize="large"
              sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }}
            />
          </MenuItem>
        )}
        {!rights.note && !rights.confirm && !rights.pay && (
          <MenuItem disabled>{t('Your role allows no action here.')}</MenuItem>
        )}
      </Menu>
    </>
  );
}
