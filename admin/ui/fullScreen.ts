import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** Whether the console fills the screen; null where the browser does not let it. */
export function useFullScreen(): boolean | null {
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  return document.fullscreenEnabled ? full : null;
}

/** Fills the screen, or leaves it. */
export function toggleFullScreen(): void {
  const full = document.fullscreenElement !== null;
  const changed = full ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  changed.catch((error: unknown) => console.warn('The browser does not change to or from full screen.', error));
}
