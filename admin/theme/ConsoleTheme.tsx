import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, use, useMemo } from 'react';
import { loadTexts, useTexts } from '../texts/catalogue';
import { nonce } from './nonce';
import { usePreferences } from './preferenceStore';
import { createConsoleTheme } from './theme';

const ltrCache = createCache({ key: 'ltr', nonce });

/** Around everything, so that what shows before the theme is known has its styles: emotion's own cache has no nonce. */
export const FirstStyles = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={ltrCache}>{children}</CacheProvider>
);

let rtlCache: EmotionCache | null = null;
let loadingRtl: Promise<EmotionCache> | null = null;
const loadRtl = () => (loadingRtl ??= import('./rtlCache').then((module) => (rtlCache = module.rtlCache)));

/** Loads what the theme of a language needs, so that a change to it does not wait. */
export const prepareTheme = (language: string, rtl: boolean): Promise<unknown> =>
  Promise.all([loadTexts(language), rtl && loadRtl()]);

const TEXTS = 'p, h1, h2, h3, dt, dd, li, label, legend, button, a, span, td, th, code, .MuiAlert-message';

/**
 * Records may be written in English alone. From right to left, each text is therefore laid out by its own letters
 * ('21 Nov 2026', a full stop at its end) while it is still aligned to the right.
 */
const mixedDirections = (
  <GlobalStyles styles={{ body: { textAlign: 'left' }, [`:where(${TEXTS})`]: { unicodeBidi: 'plaintext' } }} />
);

/** A change that is shown in one step (LanguageProvider) is not faded into: halfway, it would be two pages at once. */
const inOneStep = (
  <GlobalStyles
    styles={{
      '::view-transition-group(root), ::view-transition-old(root), ::view-transition-new(root)': { animation: 'none' },
    }}
  />
);

interface ConsoleThemeProps {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
}

/**
 * Colours, type and direction for all below. Light until someone chooses dark, or as the system says. Suspends while the
 * mirrored styles are loaded.
 */
export function ConsoleTheme({ language, direction, children }: ConsoleThemeProps) {
  const cache = direction === 'rtl' ? (rtlCache ?? use(loadRtl())) : ltrCache;
  const { theme: name } = usePreferences();
  const { components } = useTexts(language);
  const theme = useMemo(() => createConsoleTheme(direction, name, components), [direction, name, components]);
  return (
    <CacheProvider value={cache}>
      {/* Only rendered in browsers: with the stored mode from the first render on. */}
      <ThemeProvider theme={theme} defaultMode="light" noSsr>
        <CssBaseline enableColorScheme />
        {inOneStep}
        {direction === 'rtl' && mixedDirections}
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
