import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import Fab from '@mui/material/Fab';
import useScrollTrigger from '@mui/material/useScrollTrigger';

/** How far a page is scrolled before there is a way back to its top, in pixels. */
export const SCROLL_TO_TOP_PX = 200;

/** Leads back to the top of a long page. */
export function ScrollToTop() {
  const scrolled = useScrollTrigger({ threshold: SCROLL_TO_TOP_PX, disableHysteresis: true });
  if (!scrolled) return null;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  return (
    <Fab
      size="small"
      aria-label="Scroll to top"
      onClick={() => window.scrollTo({ top: 0, behavior })}
      sx={{ position: 'fixed', insetBlockEnd: 80, insetInlineEnd: 20, zIndex: 'speedDial' }}
    >
      <KeyboardArrowUpIcon />
    </Fab>
  );
}
