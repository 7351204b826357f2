import { useEffect, useState } from 'react';
import { useT } from '../texts/useT';
import { FloatingButton } from '../ui/FloatingButton';
import { ChevronUpIcon } from '../ui/icons/arrows';

/** Pixels by which a page is scrolled before there is a way back to its top. */
export const SCROLL_TO_TOP_PX = 200;

/** Leads back to the top of a long page. */
export function ScrollToTop() {
  const t = useT();
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    // Read when the page is scrolled, and not while it is rendered: to say how far it is scrolled, the browser lays it out.
    const look = () => setScrolled(window.scrollY > SCROLL_TO_TOP_PX);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!scrolled) return null;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  return (
    <FloatingButton
      place="aboveCorner"
      aria-label={t('shell.scrollToTop')}
      onClick={() => window.scrollTo({ top: 0, behavior })}
    >
      <ChevronUpIcon />
    </FloatingButton>
  );
}
