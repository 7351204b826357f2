import { lazy, Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { gates, type GatedField } from '../../graphql/generated/gates';
import type { KindFacts } from '../../graphql/generated/kindFacts';
import { useMay } from '../../session/rights/useMay';
import { useT } from '../../texts/useT';
import { exportAddress } from './sendFile';

/** Loaded by those who import something. */
const ImportDialog = lazy(() => import('./ImportDialog'));

/** Not every kind has all of them: files are uploaded, and some have nothing to translate. */
const isGated = (name: string): name is GatedField<'Mutation'> => Object.hasOwn(gates.Mutation, name);

/** Exports all records of a kind in all languages; and imports such files, for those who may write its records. */
export function RecordFiles({ kind }: { readonly kind: KindFacts }) {
  const t = useT();
  const may = useMay();
  const [open, setOpen] = useState(false);
  const { create, update, translate } = kind.names;
  const mayImport = [create, update, translate].some((name) => isGated(name) && may('Mutation', name));
  return (
    <>
      <Button component="a" href={exportAddress(kind.plural)} download startIcon={<DownloadIcon />}>
        {t('Export all languages')}
      </Button>
      {mayImport && (
        <Button startIcon={<UploadIcon />} onClick={() => setOpen(true)}>
          {t('Import')}
        </Button>
      )}
      {open && (
        <Suspense>
          <ImportDialog kind={kind} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
