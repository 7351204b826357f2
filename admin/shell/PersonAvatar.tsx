import Avatar from '@mui/material/Avatar';

/** The initials of a person in a circle; decorative, beside or behind their name. */
export function PersonAvatar({ name, size = 36 }: { name: string; size?: number }) {
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
      sx={{
        inlineSize: size,
        blockSize: size,
        fontSize: size * 0.4,
        backgroundColor: 'primary.main',
        color: 'primary.contrastText',
        // On a surface of its own colour it has an edge.
        outline: '1px solid color-mix(in srgb, currentColor 35%, transparent)',
      }}
    >
      {initials}
    </Avatar>
  );
}
