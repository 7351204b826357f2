import Box from '@mui/material/Box';

/** Languages with an image (admin/public/flags). */
const DRAWN = 'ar de dz en es fr hi it ja nl pt ru tr zh'.split(' ');

/** The flag of a language; its code if there is no image. Decorative. */
export function Flag({ code }: { code: string }) {
  if (!DRAWN.includes(code)) return <span aria-hidden>{code.toUpperCase()}</span>;
  return (
    <Box
      component="img"
      src={`/admin/flags/${code}.svg`}
      alt=""
      width={24}
      height={16}
      sx={{ borderRadius: 0.25, outline: '1px solid color-mix(in srgb, currentColor 25%, transparent)' }}
    />
  );
}
