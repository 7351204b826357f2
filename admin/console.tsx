// First, for toasts make their style element when they are imported.
import './theme/nonce';
import '@polyphony/domain/brand/fonts.css';
import { StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { watchConnection } from './graphql/connection';
import { createConsoleRouter, preloadScreen } from './routes/router';
import { SessionProvider, useSession } from './session/SessionProvider';
import { LOGOUT, requestedPath } from './session/returnPath';
import { ToSignIn } from './session/ToSignIn';
import { LanguageProvider, useLanguages } from './language/LanguageProvider';
import { Splash } from './ui/Splash';
import { Toasts } from './ui/toasts/Toasts';
import { TextsProvider } from './texts/TextsProvider';
import { ConsoleTheme, FirstStyles } from './theme/ConsoleTheme';

export { preloadScreen };

function Directed() {
  const { current } = useLanguages();
  return (
    <TextsProvider language={current.code}>
      <ConsoleTheme language={current.code} direction={current.rtl ? 'rtl' : 'ltr'}>
        <Toasts />
        <SessionProvider>
          <Routed />
        </SessionProvider>
      </ConsoleTheme>
    </TextsProvider>
  );
}

function Routed() {
  const session = useSession();
  const [router] = useState(createConsoleRouter);
  if (!session && requestedPath() !== LOGOUT) return <ToSignIn />;
  // In a transition, an answer that comes while the next address is drawn draws the last one again, and asks for it again.
  return <RouterProvider router={router} useTransitions={false} />;
}

/** Renders the console, at the address of the window. Session and languages are loaded by the page that starts it. */
export function startConsole(root: Element): void {
  watchConnection();
  createRoot(root).render(
    <StrictMode>
      <FirstStyles>
        <LanguageProvider>
          <Suspense fallback={<Splash />}>
            <Directed />
          </Suspense>
        </LanguageProvider>
      </FirstStyles>
    </StrictMode>,
  );
}
