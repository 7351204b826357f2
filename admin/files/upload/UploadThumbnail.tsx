import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import { smallVariant } from '../../ui/smallVariant';
import type { FileUpload } from './libraryUploads';

/** Preview of the local image, or, if the browser does not support its format, of the uploaded one. */
export function UploadThumbnail({ upload: { file, result } }: { readonly upload: FileUpload }) {
  const [failed, setFailed] = useState(false);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  if (!failed && file.type.startsWith('image/')) {
    return <Box component="img" ref={show} alt="" decoding="async" onError={() => setFailed(true)} sx={styles} />;
  }
  return result?.fileKind === 'IMAGES' ? <Box component="img" src={smallVariant(result)} alt="" sx={styles} /> : null;
}

const styles = { inlineSize: 48, blockSize: 36, objectFit: 'cover', borderRadius: 0.5, flexShrink: 0 } as const;
