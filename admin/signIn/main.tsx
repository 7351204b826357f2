import type { Said } from '@polyphony/domain/messages.js';
import '@polyphony/domain/brand/fonts.css';
import { createRoot } from 'react-dom/client';
import { pageRoot } from '../platform/pageRoot';
import { currentSession } from '../session/currentSession';
import type { Session } from '../session/gates';
import { wasSignedIn } from '../session/lastVisit';
import { BASE, LOGIN, LOGOUT, requestedPath, returnPathOf, signInPath } from '../session/returnPath';
import { publishedLanguages } from '../language/publishedLanguages';
import { loadSaying, toastSuccess } from '../ui/toasts/toasts';
import { SignInPage } from './SignInPage';

/*
 * The page for users without a session, at every address of the console: only the form. The libraries of the console are
 * loaded while the user types.
 */

const loadConsole = () => import('../console');
const pageAfter = () => returnPathOf(new URLSearchParams(window.location.search));

/** Begins to load what is shown after the sign-in. */
function preloadConsole(): void {
  // What cannot be loaded now is requested again when it is needed.
  loadConsole().then(
    ({ preloadScreen }) => preloadScreen(new URL(pageAfter(), window.location.origin).pathname),
    () => undefined,
  );
}

async function openConsole(session: Session, message: Said): Promise<void> {
  const address = BASE + pageAfter();
  try {
    const { startConsole } = await loadConsole();
    root.unmount();
    window.history.replaceState(null, '', address);
    currentSession.keep(session);
    toastSuccess(message);
    startConsole(pageRoot());
  } catch {
    // A file of the console did not arrive: the browser loads the page, and says so itself if it cannot.
    loadSaying(address, message, 'success');
  }
}

const root = createRoot(pageRoot());

/** Renders the form; at once for someone who was not signed in at the last visit. */
async function start(): Promise<void> {
  const pathname = requestedPath();
  if (pathname === LOGOUT) return window.location.replace('/');
  if (pathname !== LOGIN)
    window.history.replaceState(null, '', BASE + signInPath({ pathname, search: window.location.search }));
  const session = currentSession.load().then(() => {
    if (!currentSession.read().data) return false;
    window.location.replace(BASE + pageAfter());
    return true;
  });
  await publishedLanguages.load();
  if (wasSignedIn() && (await session)) return;
  root.render(<SignInPage onTyping={preloadConsole} onSignedIn={openConsole} />);
}

void start();
