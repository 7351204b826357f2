import { createContext, useContext } from 'react';
import type { Screen } from './registry';

const ScreensContext = createContext<readonly Screen[]>([]);

/** Passes the console's screens down: the router provides them, so that nothing below imports a screen. */
export const ScreensProvider = ScreensContext.Provider;

/** All screens of the console, in the order of the sidebar. */
export const useScreens = (): readonly Screen[] => useContext(ScreensContext);
