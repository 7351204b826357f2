import Box from '@mui/material/Box';

/** The languages that there is a picture for (admin/public/flags). */
const DRAWN = 'ar de dz en es fr hi it ja nl pt ru tr zh'.split(' ');

/** The flag that people look for when they look for a language; its code where there is none. Decorative. */
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
