import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** Whether the console is in full screen; null if the browser does not support it. */
export function useFullScreen(): boolean | null {
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  return document.fullscreenEnabled ? full : null;
}

/** Enters or leaves full screen. */
export function toggleFullScreen(): void {
  const full = document.fullscreenElement !== null;
  const changed = full ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  changed.catch((error: unknown) => console.warn('The browser does not change to or from full screen.', error));
}
