// First, for toasts make their style element when they are imported.
import './theme/nonce';
import { StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { watchConnection } from './graphql/connection';
import { createConsoleRouter, preloadScreen } from './routes/router';
import { currentSession } from './session/currentSession';
import { SessionProvider, useSession } from './session/SessionProvider';
import { LanguageProvider, useLanguages } from './shell/LanguageProvider';
import { publishedLanguages } from './shell/publishedLanguages';
import { Splash } from './shell/Splash';
import { Toasts } from './shell/Toasts';
import { TextsProvider } from './texts/TextsProvider';
import { ConsoleTheme, FirstStyles } from './theme/ConsoleTheme';

watchConnection();
void currentSession.load();
void publishedLanguages.load();
preloadScreen();

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
  const [router] = useState(() => createConsoleRouter(session));
  // In a transition, an answer that comes while the next address is drawn draws the last one again, and asks for it again.
  return <RouterProvider router={router} useTransitions={false} />;
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');
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
