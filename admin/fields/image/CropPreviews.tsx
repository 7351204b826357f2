import Box from '@mui/material/Box';
import { focusPosition, type FocalPoint } from '@polyphony/domain/files/focalPoint.js';
import { useT } from '../../texts/useT';

/** The shapes in which the site crops pictures. */
const SHAPES = [
  { label: 'labels.banner', ratio: '3 / 1', width: 210 },
  { label: 'labels.card', ratio: '16 / 9', width: 124 },
  { label: 'files.square', ratio: '1', width: 70 },
] as const;

/** The site's crops of a picture around its focal point. */
export function CropPreviews({ source, point }: { readonly source: string; readonly point: FocalPoint }) {
  const t = useT();
  return (
    <Box sx={previewStyles}>
      {SHAPES.map(({ label, ratio, width }) => (
        <Box key={label} component="figure" sx={{ margin: 0 }}>
          {/* A style attribute, because styles of the theme are mirrored for right-to-left. */}
          <Box
            component="img"
            src={source}
            alt=""
            draggable={false}
            style={{ objectPosition: focusPosition(point) }}
            sx={{ inlineSize: width, aspectRatio: ratio, objectFit: 'cover', display: 'block', borderRadius: 0.5 }}
          />
          <Box component="figcaption" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
            {t(label)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const previewStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  alignContent: 'start',
  gap: 1.5,
} as const;
