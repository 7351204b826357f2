import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, use, useMemo } from 'react';
import { suspending } from '../platform/suspending';
import { loadTexts, useTexts } from '../texts/catalogue';
import { nonce } from './nonce';
import { usePreferences } from './preferenceStore';
import { createConsoleTheme } from './theme';

/** Milliseconds before a failed load of mirrored styles is retried. */
const RETRY_MS = 3000;

const ltrCache = createCache({ key: 'ltr', nonce });

/** Around everything, so that what shows before the theme is known has its styles: emotion's own cache has no nonce. */
export const FirstStyles = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={ltrCache}>{children}</CacheProvider>
);

let rtl: Promise<EmotionCache> | null = null;
/** Styles from right to left; those from left to right where they could not be loaded, until the next attempt. */
const loadRtl = () =>
  (rtl ??= suspending(
    import('./rtlCache').then(
      ({ rtlCache }) => rtlCache,
      (error: unknown) => {
        console.error('The styles of languages from right to left could not be loaded.', error);
        // Back off: every render requests them.
        setTimeout(() => (rtl = null), RETRY_MS);
        return ltrCache;
      },
    ),
  ));

/** Loads what the theme of a language needs, so that a change to it does not wait. */
export const prepareTheme = (language: string, fromRight: boolean): Promise<unknown> =>
  Promise.all([loadTexts(language), fromRight && loadRtl()]);

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
  const cache = direction === 'rtl' ? use(loadRtl()) : ltrCache;
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
