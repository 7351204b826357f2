import Avatar from '@mui/material/Avatar';
import { focusPosition } from '@polyphony/domain/files/focalPoint.js';
import type { FocusedPicture } from '@polyphony/domain/files/pictures.js';
import { smallVariant } from './smallVariant';

interface PersonAvatarProps {
  readonly name: string;
  readonly picture?: FocusedPicture | null | undefined;
  /** In pixels. */
  readonly size?: number;
}

/** A person's picture, or their initials, in a circle. Decorative, for use beside the name. */
export function PersonAvatar({ name, picture, size = 36 }: PersonAvatarProps) {
  const initials = name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();
  return (
    <Avatar
      aria-hidden
      src={picture ? smallVariant(picture) : undefined}
      slotProps={{
        img: picture ? { style: { objectPosition: focusPosition({ x: picture.focusX, y: picture.focusY }) } } : {},
      }}
      sx={{
        inlineSize: size,
        blockSize: size,
        fontSize: size * 0.4,
        backgroundColor: 'primary.main',
        color: 'primary.contrastText',
        // An edge, in case the surface has the same colour.
        outline: '1px solid color-mix(in srgb, currentColor 35%, transparent)',
      }}
    >
      {initials}
    </Avatar>
  );
}
