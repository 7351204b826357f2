import { useId, useState } from 'react';
import type { ApolloClient } from '@apollo/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { DialogHead } from '../ui/dialogs/DialogHead';
import { LeaveDialog } from '../ui/dialogs/LeaveDialog';
import { useUnloadGuard } from '../records/useUnloadGuard';
import { useT } from '../texts/useT';
import type { CardFile } from './FileCard';
import type { FilePickerProps } from './FilePicker';
import { firstKind, GalleryFiles } from './GalleryFiles';
import { UPLOAD_WORDS } from './fileWords';
import { Uploader } from './upload/Uploader';
import { useUploads } from './upload/useUploads';
import { useFileRights } from './useFileRights';
import { prefetchFirstPage } from './useGallery';
import { UploadIcon } from '../ui/icons/actions';

/** Prefetches the first page of a picker. */
export const prefetchFiles = (
  client: ApolloClient,
  { only, works }: Pick<FilePickerProps, 'only'> & { works: boolean },
) => prefetchFirstPage(client, { kind: firstKind(only), works });

/** The picker's dialog: the paginated library, and uploads into it (FILES-032, FILES-033). */
export default function FileGallery({ open, onClose, onPick, chosen = null, only }: FilePickerProps) {
  const t = useT();
  const rights = useFileRights();
  const titleId = useId();
  const [uploading, setUploading] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const uploads = useUploads();
  const underWay = uploads.percent !== null;
  useUnloadGuard(underWay);
  const close = () => (underWay ? setConfirming(true) : onClose());
  const pickOf = (file: CardFile) =>
    only === undefined || file.fileKind === only
      ? () => {
          onPick(file);
          close();
        }
      : null;
  const pick = (file: CardFile) => {
    // The second click of a double click, while the dialog closes, would undo the choice.
    if (!open) return;
    onPick(file.id === chosen ? null : file);
    close();
  };
  const upload = rights.upload && (
    <Button
      startIcon={<UploadIcon />}
      aria-expanded={uploading}
      onClick={() => setUploading((before) => !before)}
      sx={{ marginInlineStart: 'auto' }}
    >
      {t('files.upload')}
    </Button>
  );
  return (
    <>
      <Dialog open={open} onClose={close} fullWidth maxWidth="lg" aria-labelledby={titleId}>
        <DialogHead id={titleId} onClose={close}>
          {t('files.fileGallery')}
        </DialogHead>
        <DialogContent sx={{ padding: 0, blockSize: '80vh' }}>
          {rights.upload && (
            <Box hidden={!uploading} sx={{ paddingInline: 2, paddingBlockEnd: 1 }}>
              <Uploader uploads={uploads} accept={only === 'IMAGES' ? 'image/*' : undefined} pickOf={pickOf} />
            </Box>
          )}
          <GalleryFiles {...{ chosen, only, rights, upload }} onSelect={pick} />
        </DialogContent>
      </Dialog>
      <LeaveDialog
        {...UPLOAD_WORDS}
        open={isConfirming}
        onStay={() => setConfirming(false)}
        onLeave={() => {
          uploads.cancelAll();
          setConfirming(false);
          onClose();
        }}
      />
    </>
  );
}
