import { useState } from 'react';
import Box from '@mui/material/Box';
import { SVG_TYPE } from '@polyphony/domain/files/files.js';
import type { FilePartsFragment } from '../graphql/generated/typed/graphql';
import { useT } from '../texts/useT';
import { smallVariant } from '../ui/smallVariant';
import { useCleanSvg } from './useCleanSvg';
import { BrokenImageIcon, DocumentIcon, PdfIcon, VideoIcon } from '../ui/icons/files';

/** The properties of a file that a preview needs. */
export type PreviewFile = Pick<
  FilePartsFragment,
  'fileType' | 'fileKind' | 'fileUrl' | 'url' | 'width' | 'altText' | 'placeholder'
>;

interface FilePreviewProps {
  readonly file: PreviewFile;
  /** Whether to show the original image, and a playable video, instead of a small preview. */
  readonly full?: boolean;
}

/** A preview of an image, a cleaned SVG or a video; an icon for all other kinds. */
export function FilePreview({ file, full = false }: FilePreviewProps) {
  if (file.fileKind === 'VIDEOS') return <Video key={file.url} url={file.url} full={full} />;
  if (file.fileKind !== 'IMAGES') return <Sign Icon={file.fileKind === 'PDF' ? PdfIcon : DocumentIcon} />;
  if (file.fileType === SVG_TYPE) return <SvgPicture key={file.url} file={file} />;
  return <Picture key={file.url} file={file} full={full} />;
}

/** The small variant; if that fails, the original; if that fails too, the placeholder (FILES-056). */
function Picture({ file, full }: Required<FilePreviewProps>) {
  const { url, altText, placeholder } = file;
  const sources = full ? [url] : [smallVariant(file), url];
  const [failed, setFailed] = useState(0);
  const [loaded, setLoaded] = useState(false);
  const source = sources[failed];
  if (!source) return <MissingPicture />;
  return (
    <Box
      component="img"
      src={source}
      alt={altText ?? ''}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed((count) => count + 1)}
      onLoad={() => setLoaded(true)}
      sx={imageStyles}
      style={placeholder && !loaded ? { background: `url("${placeholder}") center / contain no-repeat` } : undefined}
    />
  );
}

/** An SVG, sanitized again and shown in an img element, never inline. Read from this server. */
function SvgPicture({ file: { fileUrl, altText } }: { readonly file: PreviewFile }) {
  const svg = useCleanSvg(fileUrl);
  if (svg === 'failed') return <MissingPicture />;
  return svg ? <Box component="img" src={svg} alt={altText ?? ''} draggable={false} sx={imageStyles} /> : null;
}

function Video({ url, full }: { readonly url: string; readonly full: boolean }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <MissingPicture />;
  // The very first frame is often black.
  const first = full ? url : `${url}#t=0.1`;
  return (
    <>
      <Box
        component="video"
        src={first}
        preload="metadata"
        muted={!full}
        controls={full}
        playsInline
        onError={() => setFailed(true)}
        sx={imageStyles}
      />
      {!full && (
        <VideoIcon sx={{ position: 'relative', fontSize: 44, color: '#fff', filter: 'drop-shadow(0 0 3px #000)' }} />
      )}
    </>
  );
}

/** Replaces an image that failed to load. */
export function MissingPicture() {
  const t = useT();
  return (
    <Box role="img" aria-label={t('files.imageMissing')} sx={{ display: 'grid', placeItems: 'center' }}>
      <BrokenImageIcon color="error" sx={{ fontSize: 44 }} />
    </Box>
  );
}

const Sign = ({ Icon }: { readonly Icon: typeof PdfIcon }) => <Icon color="action" sx={{ fontSize: 56 }} />;

/** For use in a positioned box. */
const imageStyles = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  display: 'block',
} as const;
