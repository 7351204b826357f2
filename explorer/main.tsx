import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { setNonce } from 'get-nonce';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import 'graphiql/style.css';
import './explorer.css';

// Dialogs and menus write style elements, which the policy of the page allows with its nonce.
setNonce(document.querySelector('script')?.nonce ?? '');

// The session cookie belongs to this site, so fetch sends it; the header tells the server that the request is not a form's.
const fetcher = createGraphiQLFetcher({ url: '/graphql', headers: { 'apollo-require-preflight': '1' } });

/** The page without scripts shows the examples: they are the first tabs. */
const examples = [...document.querySelectorAll<HTMLElement>('pre.query')].map(({ textContent }) => ({
  query: textContent,
}));

const container = document.createElement('div');
container.id = 'explorer';
document.querySelector('style')?.remove();
document.body.replaceChildren(container);
createRoot(container).render(
  <GraphiQL fetcher={fetcher} defaultTabs={examples} defaultEditorToolsVisibility={false} />,
);
