import { useMatches } from 'react-router';
import type { Screen } from './registry';

/** What a screen's route carries. */
export interface ScreenHandle {
  readonly screen: Screen;
}

/** The screen that the address shows; null on pages that are not in the registry. */
export function useCurrentScreen(): Screen | null {
  const handles = useMatches().map(({ handle }) => handle as ScreenHandle | undefined);
  return handles.findLast((handle) => handle?.screen)?.screen ?? null;
}
