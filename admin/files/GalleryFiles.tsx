import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import DeleteDialog from '../records/DeleteDialog';
import { EmptyNote } from '../records/list/EmptyList';
import { FailureAlert } from '../ui/FailureAlert';
import type { RecordRow } from '../records/operations';
import { useT } from '../texts/useT';
import { CardGrid, PRIMARY } from './CardGrid';
import { FileCard, type CardFile } from './FileCard';
import { fileList } from './fileList';
import type { FilePickerProps } from './FilePicker';
import { GalleryBar, GalleryPages } from './galleryParts';
import type { FileRights } from './useFileRights';
import { useGallery } from './useGallery';

interface GalleryFilesProps extends Pick<FilePickerProps, 'only'> {
  readonly chosen: string | null;
  readonly rights: FileRights;
  /** The button that opens the upload. */
  readonly upload: ReactNode;
  readonly onSelect: (file: CardFile) => void;
}

/** The library in the picker: a card per file, with a button that selects it (FILES-039). */
export function GalleryFiles({ chosen, only, rights, upload, onSelect }: GalleryFilesProps) {
  const gallery = useGallery({ kind: firstKind(only), works: rights.works });
  const [rowToDelete, setRowToDelete] = useState<RecordRow | null>(null);
  const [isDeleteOpen, setDeleteOpen] = useState(false);
  const { rows, error, filtered } = gallery;
  const card = (file: CardFile, tabIndex: 0 | -1) => (
    <FileCard
      screen={fileList()}
      file={file}
      rights={rights}
      tabIndex={tabIndex}
      selected={file.id === chosen}
      onDelete={(row) => {
        setRowToDelete(row);
        setDeleteOpen(true);
      }}
      onPreview={!only || file.fileKind === only ? () => onSelect(file) : undefined}
      primary={
        <SelectButton
          file={file}
          tabIndex={tabIndex}
          chosen={file.id === chosen}
          fits={!only || file.fileKind === only}
          onSelect={onSelect}
        />
      }
    />
  );
  return (
    <>
      <GalleryBar gallery={gallery}>{upload}</GalleryBar>
      <Box aria-busy={rows === null && !error} sx={{ minBlockSize: 240 }}>
        {error && <FailureAlert error={error} retry={gallery.retry} />}
        {!error && rows?.length === 0 && (
          <EmptyNote
            text={filtered ? screenTexts.filesNoMatch : screenTexts.filesNone}
            onClear={filtered ? gallery.clear : null}
          />
        )}
        {!error && rows && rows.length > 0 && <CardGrid label="words.files" items={rows} card={card} />}
      </Box>
      <GalleryPages gallery={gallery} />
      <DeleteDialog
        screen={fileList()}
        open={isDeleteOpen}
        row={rowToDelete}
        onClose={() => setDeleteOpen(false)}
        onClosed={() => undefined}
      />
    </>
  );
}

/** The initial kind filter of a picker. */
export const firstKind = (only: FilePickerProps['only']) => (only ? 'images' : null);

interface SelectButtonProps {
  readonly file: CardFile;
  readonly tabIndex: 0 | -1;
  readonly chosen: boolean;
  /** Whether the file's kind may be picked. */
  readonly fits: boolean;
  readonly onSelect: (file: CardFile) => void;
}

const SelectButton = ({ file, tabIndex, chosen, fits, onSelect }: SelectButtonProps) => {
  const t = useT();
  return (
    <Button
      {...PRIMARY}
      size="small"
      variant={chosen ? 'contained' : 'outlined'}
      tabIndex={tabIndex}
      aria-pressed={chosen}
      aria-label={t('files.selectFilename', { fileName: file.fileName })}
      aria-disabled={!fits}
      title={fits ? undefined : t(screenTexts.notAPictureToPick)}
      onClick={() => fits && onSelect(file)}
      sx={fits ? undefined : { opacity: 0.6, cursor: 'not-allowed' }}
    >
      {chosen ? t('files.selected') : t('files.select')}
    </Button>
  );
};
