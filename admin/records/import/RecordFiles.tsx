import { lazy, Suspense, useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { gates, type GatedField } from '../../graphql/generated/gates';
import type { KindFacts } from '../../graphql/generated/kindFacts';
import { useMay } from '../../session/rights/useMay';
import { useT } from '../../texts/useT';
import { exportAddress } from './sendFile';
import { DownloadIcon, MoreIcon, UploadIcon } from '../../ui/icons/actions';

/** Loaded by those who import something. */
const ImportDialog = lazy(() => import('./ImportDialog'));

/** Not every kind has all of them: files are uploaded, and some have nothing to translate. */
const isGated = (name: string): name is GatedField<'Mutation'> => Object.hasOwn(gates.Mutation, name);

/** A menu that exports all records of a kind in all languages; and imports such files, for those who may write its records. */
export function RecordFiles({ kind }: { readonly kind: KindFacts }) {
  const t = useT();
  const may = useMay();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useState(false);
  const [open, setOpen] = useState(false);
  const { create, update, translate } = kind.names;
  const mayImport = [create, update, translate].some((name) => isGated(name) && may('Mutation', name));
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="menu"
        aria-expanded={menu}
        aria-controls={menu ? id : undefined}
        startIcon={<MoreIcon />}
        onClick={() => setMenu(true)}
      >
        {t('shell.more')}
      </Button>
      <Menu id={id} open={menu} anchorEl={() => button.current} onClose={() => setMenu(false)}>
        <MenuItem component="a" href={exportAddress(kind.plural)} download onClick={() => setMenu(false)}>
          <ListItemIcon>
            <DownloadIcon fontSize="small" />
          </ListItemIcon>
          {t('imports.exportAllLanguages')}
        </MenuItem>
        {mayImport && (
          <MenuItem
            onClick={() => {
              setMenu(false);
              setOpen(true);
            }}
          >
            <ListItemIcon>
              <UploadIcon fontSize="small" />
            </ListItemIcon>
            {t('labels.import')}
          </MenuItem>
        )}
      </Menu>
      {open && (
        <Suspense>
          <ImportDialog
            kind={kind}
            onClose={() => {
              setOpen(false);
              // The item of the menu that opened it is gone.
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
