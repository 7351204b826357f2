// First, for toasts make their style element when they are imported.
import './theme/nonce';
import '@polyphony/domain/brand/fonts.css';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { SystemBrandProvider } from './brand/SystemBrandProvider';
import { client } from './graphql/client';
import { watchConnection } from './graphql/connection';
import {
  CurrentSessionDocument,
  PublishedLanguagesDocument,
  SystemBrandDocument,
} from './graphql/generated/typed/graphql';
import { languageAmong, languageOfCookie, readIn } from './language/currentLanguage';
import { LanguageProvider, useLanguages } from './language/LanguageProvider';
import { createConsoleRouter, preloadScreen, requestScreen } from './routes/router';
import { LOGOUT, requestedPath } from './session/signIn/returnPath';
import { SessionProvider, useSession } from './session/SessionProvider';
import { ToSignIn } from './session/signIn/ToSignIn';
import { loadTexts } from './texts/catalogue';
import { setClock } from './texts/dates';
import { TextsProvider } from './texts/TextsProvider';
import { ConsoleTheme, FirstStyles, prepareTheme } from './theme/ConsoleTheme';
import { Splash } from './ui/Splash';
import { Toasts } from './ui/toasts/Toasts';

function Directed() {
  const { current } = useLanguages();
  return (
    <TextsProvider language={current.code}>
      <ConsoleTheme language={current.code} direction={current.rtl ? 'rtl' : 'ltr'}>
        <Toasts />
        <SystemBrandProvider>
          <SessionProvider>
            <Routed />
          </SessionProvider>
        </SystemBrandProvider>
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

export { preloadScreen };

/** Milliseconds that the shell waits for the screen inside of it and its rows, so that all are rendered at once. */
const SCREEN_WAIT_MS = 500;

type Page = Pick<URL, 'pathname' | 'search'>;

/**
 * Loads what the first page of the console needs, all at once: the session, the languages, the words, the name, the screen and its
 * rows. Rendered before, each of them would have a part of the page rendered again. Never rejects: what renders them shows a failure.
 * @param page its address below /admin
 */
export async function prepareConsole({ pathname, search }: Page): Promise<void> {
  const screen = preloadScreen(pathname);
  const chosen = languageOfCookie();
  const [languages, session] = await Promise.all([
    client.query({ query: PublishedLanguagesDocument }).catch(() => null),
    client.query({ query: CurrentSessionDocument }).catch(() => null),
    chosen && loadTexts(chosen),
    client.query({ query: SystemBrandDocument }).catch(() => null),
  ]);
  const active = languages?.data?.publishedLanguages ?? [];
  const current = languageAmong(active, chosen);
  const { code, rtl } = current;
  setClock(session?.data?.session?.timeZone);
  // What is requested from here on is in this language.
  readIn(current, active);
  const visit = { params: new URLSearchParams(search), languages: active, current };
  const rows = active.length > 0 && requestScreen(pathname, session?.data?.session ?? null, visit);
  const waited = new Promise((resolve) => setTimeout(resolve, SCREEN_WAIT_MS));
  await Promise.all([
    prepareTheme(code, rtl).catch(() => undefined),
    Promise.race([Promise.all([screen, rows]), waited]),
  ]);
}

/** Renders the console, at the address of the window. */
export function startConsole(root: Element): void {
  watchConnection();
  createRoot(root).render(
    <StrictMode>
      <FirstStyles>
        <ApolloProvider client={client}>
          <LanguageProvider>
            <Suspense fallback={<Splash />}>
              <Directed />
            </Suspense>
          </LanguageProvider>
        </ApolloProvider>
      </FirstStyles>
    </StrictMode>,
  );
}
