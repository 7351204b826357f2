import { useMatches } from 'react-router';
import type { Screen } from './registry';

/** The `handle` of a screen's route. */
export interface ScreenHandle {
  readonly screen: Screen;
}

/** The screen at the current address; null on pages outside the registry. */
export function useCurrentScreen(): Screen | null {
  const handles = useMatches().map(({ handle }) => handle as ScreenHandle | undefined);
  return handles.findLast((handle) => handle?.screen)?.screen ?? null;
}
