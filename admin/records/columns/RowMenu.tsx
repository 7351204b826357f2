import { useState } from 'react';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { PageLink } from '../../navigation/PageLink';
import { useT } from '../../texts/useT';
import type { RecordRow } from '../operations';
import { canOpen, editPath, type RowRights } from './rowRights';
import type { ListScreen } from '../screen';
import { TOGGLE_LABELS, useToggle } from '../toggles';
import { MoreIcon } from '../../ui/icons/actions';
import { ToggleOffIcon, ToggleOnIcon } from '../../ui/icons/states';

interface RowMenuProps {
  readonly screen: ListScreen;
  readonly row: RecordRow;
  readonly name: string;
  readonly toggles: readonly Toggle[];
  readonly rights: RowRights;
  readonly onDelete: (row: RecordRow) => void;
}

/** The switches and actions of a row in one menu, for small screens. */
export function RowMenu({ screen, row, name, toggles, rights, onDelete }: RowMenuProps) {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <span onClick={(event) => event.stopPropagation()}>
      <IconButton
        aria-label={t('records.actionsForName', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {toggles.map((toggle) => (
          <ToggleItem key={toggle} screen={screen} row={row} toggle={toggle} />
        ))}
        {toggles.length > 0 && (rights.edit || rights.delete) && <Divider />}
        {rights.edit && (
          <MenuItem component={PageLink} to={editPath(row, screen)} relative="path" disabled={!canOpen(row)}>
            <ListItemText
              primary={row.can.edit || !canOpen(row) ? t('records.edit') : t('people.translate')}
              sx={{ maxInlineSize: 300, whiteSpace: 'normal' }}
              secondary={canOpen(row) ? null : <bdi>{t.words(row.can.editRefusal ?? '')}</bdi>}
            />
          </MenuItem>
        )}
        {rights.delete && (
          <MenuItem
            disabled={!row.can.delete}
            onClick={() => {
              close();
              onDelete(row);
            }}
          >
            <ListItemText
              primary={t('records.delete')}
              sx={{ maxInlineSize: 300, whiteSpace: 'normal' }}
              secondary={row.can.delete ? null : <bdi>{t.words(row.can.deleteRefusal ?? '')}</bdi>}
            />
          </MenuItem>
        )}
      </Menu>
    </span>
  );
}

function ToggleItem({ screen, row, toggle }: Pick<RowMenuProps, 'screen' | 'row'> & { readonly toggle: Toggle }) {
  const t = useT();
  const { on, flip, free } = useToggle(screen, row, toggle);
  const Icon = on ? ToggleOnIcon : ToggleOffIcon;
  return (
    <MenuItem role="menuitemcheckbox" aria-checked={on} aria-disabled={!free} onClick={flip} sx={{ gap: 3 }}>
      <ListItemText primary={t(TOGGLE_LABELS[toggle])} />
      <Icon color={on ? 'primary' : 'action'} fontSize="large" sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
    </MenuItem>
  );
}
