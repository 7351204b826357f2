import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId } from 'react';
import { PageLink } from '../navigation/PageLink';
import type { ScreenEntry } from '../navigation/palette/entries';
import { useT } from '../texts/useT';
import { useOpener } from '../ui/useOpener';
import { AddIcon } from '../ui/icons/actions';

/** A button whose menu leads to the screens that create records, each with its place: several kinds have a category. */
export function NewMenu({ entries }: { readonly entries: readonly ScreenEntry[] }) {
  const t = useT();
  const { anchor, open, close } = useOpener();
  const id = useId();
  return (
    <>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={open}
      >
        {t('home.createNew')}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {entries.map(({ id: key, to, title, hint }) => (
          <MenuItem key={key} component={PageLink} to={to}>
            <ListItemText primary={title} secondary={hint} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
