import Box from '@mui/material/Box';
import { DEFAULTS, type PreferenceName, type ValueOf } from '../../theme/preferences';
import { THEME_COLOURS } from '../../theme/colours';
import { navigationSurface } from '../navigation/surface';

const page = {
  position: 'relative',
  inlineSize: 64,
  blockSize: 44,
  borderRadius: 0.5,
  backgroundColor: 'action.hover',
} as const;
const part = { position: 'absolute', borderRadius: 0.5, backgroundColor: 'primary.main' } as const;

/** The parts of the navigation in the layout icons, as insets and sizes in pixels. */
const LAYOUTS: Readonly<Record<ValueOf<'layout'>, readonly object[]>> = {
  vertical: [{ insetBlock: 0, insetInlineStart: 0, inlineSize: 16 }],
  horizontal: [{ insetBlockStart: 0, insetInline: 0, blockSize: 12 }],
  'two-column': [
    { insetBlock: 0, insetInlineStart: 0, inlineSize: 8 },
    { insetBlock: 0, insetInlineStart: 10, inlineSize: 14, opacity: 0.5 },
  ],
  'semi-box': [
    { insetBlock: 4, insetInlineStart: 4, inlineSize: 14 },
    { insetBlockStart: 4, insetInlineStart: 22, insetInlineEnd: 4, blockSize: 8, opacity: 0.5 },
  ],
};

/** An icon of a value, for preferences where an icon is clearer than the name. Decorative. */
export function Drawing({ name, value }: { name: PreferenceName; value: string }) {
  if (name === 'layout') {
    return (
      <Box aria-hidden sx={page}>
        {LAYOUTS[value as ValueOf<'layout'>].map((where, index) => (
          <Box key={index} sx={{ ...part, ...where }} />
        ))}
      </Box>
    );
  }
  if (name === 'theme') {
    const { light } = THEME_COLOURS[value as ValueOf<'theme'>];
    return <Box aria-hidden sx={{ inlineSize: 28, blockSize: 28, borderRadius: '50%', backgroundColor: light }} />;
  }
  if (name === 'gradient' || name === 'sidebarImage') {
    const sidebarColor = name === 'gradient' ? ('gradient-bg-color' as const) : DEFAULTS.sidebarColor;
    const surface = navigationSurface({ ...DEFAULTS, sidebarColor, [name]: value });
    return (
      <Box
        aria-hidden
        sx={{ ...surface, position: 'relative', overflow: 'hidden', inlineSize: 44, blockSize: 56, borderRadius: 0.5 }}
      />
    );
  }
  return null;
}
