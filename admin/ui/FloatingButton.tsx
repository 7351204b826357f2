import IconButton, { type IconButtonProps } from '@mui/material/IconButton';

/** A round button fixed at the end of the window, `above` pixels from its lower edge. */
export function FloatingButton({ above, ...button }: IconButtonProps & { readonly above: number }) {
  return (
    <IconButton
      {...button}
      sx={{
        position: 'fixed',
        insetBlockEnd: above,
        insetInlineEnd: 16,
        zIndex: 'speedDial',
        inlineSize: 48,
        blockSize: 48,
        color: 'primary.contrastText',
        backgroundColor: 'primary.main',
        boxShadow: 6,
        '&:hover': { backgroundColor: 'primary.dark' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    />
  );
}
