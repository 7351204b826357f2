import { createContext, useContext } from 'react';
import type { Screen } from './registry';

const ScreensContext = createContext<readonly Screen[]>([]);

/** Provides the console's screens. The router passes them, so that no component below imports a screen. */
export const ScreensProvider = ScreensContext.Provider;

/** All screens of the console, in sidebar order. */
export const useScreens = (): readonly Screen[] => useContext(ScreensContext);
