import Drawer from '@mui/material/Drawer';
import { usePreferences } from '../../theme/preferenceStore';
import { SIDEBAR_PX } from '../../theme/theme';
import { useT } from '../../texts/useT';
import { navigationSurface } from './surface';
import { VerticalSidebar } from './VerticalSidebar';

/** The navigation on small screens: a drawer over the page, closed by navigation or a click outside. */
export default function OverlaidSidebar({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const surface = navigationSurface(usePreferences());
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('shell.sidebar'), sx: { ...surface, inlineSize: SIDEBAR_PX.lg } } }}
    >
      <VerticalSidebar />
    </Drawer>
  );
}
