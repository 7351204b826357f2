import { useEffect } from 'react';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { Translate } from '../../texts/translate';
import { useT } from '../../texts/useT';
import { UploadArea } from './UploadArea';
import { UploadList } from './UploadList';
import type { FileUpload, UploadedFile } from './libraryUploads';
import type { Uploads } from './useUploads';

interface UploaderProps {
  readonly uploads: Uploads;
  readonly accept?: string;
  /** Opens the alt text form of an uploaded image. */
  readonly onDescribe?: ((id: string) => void) | undefined;
  /** Function that picks an uploaded file, in a picker; null: it cannot be picked. */
  readonly pickOf?: ((file: UploadedFile) => (() => void) | null) | undefined;
}

/** Uploads files: the drop zone, and the list of uploads. */
export function Uploader({ uploads, accept, onDescribe, pickOf }: UploaderProps) {
  const t = useT();
  useDropGuard();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <UploadArea onFiles={uploads.add} accept={accept} />
      <UploadList {...uploads} onDescribe={onDescribe} pickOf={pickOf} />
      {/* Told once each, not with every step of the bars. */}
      <div role="status" style={visuallyHidden}>
        {announcementOf(uploads.uploads, t).map((sentence, place) => (
          <p key={place}>{sentence}</p>
        ))}
      </div>
    </Box>
  );
}

/** What is said of the uploads, sentence by sentence. */
function announcementOf(uploads: readonly FileUpload[], t: Translate): readonly string[] {
  const count = (state: FileUpload['state']) => uploads.filter((upload) => upload.state === state).length;
  const failed = uploads.filter(({ problem, state }) => problem !== null && state !== 'queued');
  const underWay = uploads.length - count('done') - count('cancelled') - failed.length;
  return [
    ...(underWay > 0 ? [t('files.countUploading', { count: underWay })] : []),
    ...(count('done') > 0 ? [t('files.countUploaded', { count: count('done') })] : []),
    ...failed.map(({ file, problem }) =>
      t('words.named', { name: file.name, value: problem === null ? '' : t.words(problem) }),
    ),
  ];
}

/** Without it, a file dropped outside the drop zone would replace the page. */
function useDropGuard(): void {
  useEffect(() => {
    const preventDrop = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') && !event.defaultPrevented) {
        event.preventDefault();
        event.dataTransfer.dropEffect = 'none';
      }
    };
    const events = ['dragover', 'drop'] as const;
    for (const event of events) window.addEventListener(event, preventDrop);
    return () => {
      for (const event of events) window.removeEventListener(event, preventDrop);
    };
  }, []);
}
