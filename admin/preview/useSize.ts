import { useState, type RefCallback } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of an element in pixels, as it changes; none until it is measured. */
export function useSize(): readonly [RefCallback<Element>, Size] {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [observe] = useState(() => (element: Element | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [observe, size];
}
