import Box from '@mui/material/Box';
import { lazy, memo, type ReactNode, Suspense, useState } from 'react';
import type { ValueOf } from '../../theme/preferences';
import { usePreferences } from '../../theme/preferenceStore';
import { SIDEBAR_PX, TWO_COLUMN_PX } from '../../theme/theme';
import { navigationSurface } from './surface';
import { VerticalSidebar } from './VerticalSidebar';

// Lazy: needed only by users who chose them, or on medium-sized screens.
const IconSidebar = lazy(() => import('./IconSidebar'));
const TwoColumnSidebar = lazy(() => import('./TwoColumnSidebar'));

/** The form of the navigation beside the page: two columns, or a sidebar size. */
export type Docking = ValueOf<'sidebarSize'> | 'columns';

const widthOf = (docking: Docking): number => {
  if (docking === 'columns') return TWO_COLUMN_PX.both;
  return SIDEBAR_PX[docking === 'sm-hover' ? 'sm' : docking];
};

/** The gap around a detached navigation, in pixels. */
const GAP_PX = 16;

interface DockedNavigationProps {
  readonly docking: Docking;
  /** Whether the surrounding page has the gap already. */
  readonly boxed: boolean;
}

/** The navigation beside the page. */
export const DockedNavigation = memo(function DockedNavigation({ docking, boxed }: DockedNavigationProps) {
  const preferences = usePreferences();
  const [under, setUnder] = useState(false);
  const detached = boxed || preferences.sidebarView === 'detached';
  const fixed = preferences.position === 'fixed';
  const hovers = docking === 'sm-hover' && under;
  const gap = detached && !boxed ? GAP_PX : 0;
  const edge = boxed ? GAP_PX : 0;
  return (
    <Box
      sx={{
        position: fixed ? 'sticky' : 'relative',
        insetBlockStart: edge,
        zIndex: docking === 'sm-hover' ? 'drawer' : 'auto',
        alignSelf: fixed ? 'flex-start' : 'stretch',
        blockSize: fixed ? `calc(100vh - ${2 * edge}px)` : 'auto',
        flexShrink: 0,
        inlineSize: widthOf(docking) + gap,
      }}
    >
      <Box
        // Only the form that follows the pointer renders for it.
        {...(docking === 'sm-hover' && { onMouseEnter: () => setUnder(true), onMouseLeave: () => setUnder(false) })}
        sx={{
          ...navigationSurface(preferences),
          position: 'absolute',
          insetBlock: gap,
          insetInlineStart: gap,
          inlineSize: hovers ? SIDEBAR_PX.lg : widthOf(docking),
          overflow: 'hidden',
          borderRadius: detached ? 2 : 0,
          // A line at its edge, which takes no room.
          ...(preferences.sidebarColor === 'light-bg-color' && { boxShadow: '0 0 0 1px var(--mui-palette-divider)' }),
        }}
      >
        <Box sx={{ position: 'relative', blockSize: '100%', overflowY: 'auto' }}>
          {formOf(docking, hovers || docking === 'lg')}
        </Box>
      </Box>
    </Box>
  );
});

function formOf(docking: Docking, isWide: boolean): ReactNode {
  if (isWide) return <VerticalSidebar />;
  return (
    <Suspense>{docking === 'columns' ? <TwoColumnSidebar /> : <IconSidebar showLabels={docking === 'md'} />}</Suspense>
  );
}
