import IconButton, { type IconButtonProps } from '@mui/material/IconButton';

const SIZE_PX = 48;
const GAP_PX = 12;

/** Positions of the buttons that float at the end of the window: pixels between them and its lower edge. */
const PLACES_PX = { corner: 20, aboveCorner: 80 } as const;

/** The room that a page needs below its content, in pixels, so that none of them hides its end. */
export const FLOATING_ROOM_PX = Math.max(...Object.values(PLACES_PX)) + SIZE_PX + GAP_PX;

/** The room that a bar at the lower edge of the window needs at its end, in pixels. */
export const FLOATING_INSET_PX = SIZE_PX + GAP_PX;

/** A round button fixed at the end of the window. */
export function FloatingButton({ place, ...button }: IconButtonProps & { readonly place: keyof typeof PLACES_PX }) {
  return (
    <IconButton
      {...button}
      sx={{
        position: 'fixed',
        insetBlockEnd: PLACES_PX[place],
        insetInlineEnd: 16,
        zIndex: 'speedDial',
        inlineSize: SIZE_PX,
        blockSize: SIZE_PX,
        color: 'primary.contrastText',
        backgroundColor: 'primary.main',
        boxShadow: 6,
        '&:hover': { backgroundColor: 'primary.dark' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    />
  );
}
