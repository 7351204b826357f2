import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import { useSyncExternalStore } from 'react';
import { useT } from '../texts/useT';
import { FloatingButton } from '../ui/FloatingButton';

/** How far a page is scrolled before there is a way back to its top, in pixels. */
export const SCROLL_TO_TOP_PX = 200;

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** Leads back to the top of a long page. */
export function ScrollToTop() {
  const t = useT();
  const scrolled = useSyncExternalStore(subscribe, () => window.scrollY > SCROLL_TO_TOP_PX);
  if (!scrolled) return null;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  return (
    <FloatingButton above={80} aria-label={t('Scroll to top')} onClick={() => window.scrollTo({ top: 0, behavior })}>
      <KeyboardArrowUpIcon />
    </FloatingButton>
  );
}
