import { visuallyHidden } from '@mui/utils';
import { useEffect, useState } from 'react';
import { wholeNumber } from '../../texts/numbers';

/** Duration of the animation, in milliseconds (foundations, section 9). */
export const COUNT_UP_MS = 4000;

interface CountUpProps {
  readonly to: number;
  readonly prefix?: string;
  readonly suffix?: string;
}

/** A number that counts up when first shown; without animation for prefers-reduced-motion and screen readers. */
export function CountUp({ to, prefix = '', suffix = '' }: CountUpProps) {
  const [share, setShare] = useState(() => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : 0));
  useEffect(() => {
    if (share === 1) return;
    let frame = 0;
    const started = performance.now();
    const count = (now: number) => {
      const passed = Math.min(1, (now - started) / COUNT_UP_MS);
      setShare(passed);
      if (passed < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
    // Only on mount: each frame changes `share` itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const text = (value: number) => `${prefix}${wholeNumber(value)}${suffix}`;
  return (
    <>
      <span aria-hidden>{text(Math.round(to * share))}</span>
      <span style={visuallyHidden}>{text(to)}</span>
    </>
  );
}
