// First, for toasts make their style element when they are imported.
import './theme/nonce';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode, Suspense, use, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createClient } from './graphql/client';
import { CurrentSessionDocument } from './graphql/generated/typed/graphql';
import { createConsoleRouter, shell } from './routes/router';
import { SessionProvider, useSession } from './session/SessionProvider';
import { LanguageProvider, useLanguages } from './shell/LanguageProvider';
import { Splash } from './shell/Splash';
import { Toasts } from './shell/Toasts';
import { TextsProvider } from './texts/TextsProvider';
import { ConsoleTheme, FirstStyles } from './theme/ConsoleTheme';

const client = createClient();
// Asked together with the languages rather than after them; SessionProvider joins this request and shows its failure.
client.query({ query: CurrentSessionDocument }).catch(() => undefined);

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
  const [signedIn] = useState(session !== null);
  // Who has to sign in first does not wait for it.
  const Shell = signedIn ? use(shell) : null;
  const [router] = useState(() => createConsoleRouter(session, Shell));
  // In a transition, an answer that comes while the next address is drawn draws the last one again, and asks for it again.
  return <RouterProvider router={router} useTransitions={false} />;
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');
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
