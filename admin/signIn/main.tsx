import type { MessageOrText } from '@polyphony/domain/messages/messages.js';
import '@polyphony/domain/brand/fonts.css';
import { createRoot } from 'react-dom/client';
import { SignInPageDocument } from '../graphql/generated/typed/graphql';
import { markTab, type SystemBrand, systemBrandOf } from '../brand/systemBrand';
import type { ActiveLanguage } from '../language/currentLanguage';
import { pageRoot } from '../platform/pageRoot';
import { BASE, LOGIN, LOGOUT, requestedPath, returnPathOf, signInPath } from '../session/signIn/returnPath';
import { loadWithToast, toastSuccess } from '../ui/toasts/toasts';
import { request } from './request';
import { SignInPage } from './SignInPage';

/*
 * The page for users without a session, at every address of the console: only the form. The libraries of the console are
 * loaded while the user types.
 */

const loadConsole = () => import('../console');
const pageAfter = () => returnPathOf(new URLSearchParams(window.location.search));
const placeAfter = () => new URL(pageAfter(), window.location.origin);

/** Begins to load what is shown after the sign-in. */
function preloadConsole(): void {
  // What cannot be loaded now is requested again when it is needed.
  loadConsole().then(
    ({ preloadScreen }) => preloadScreen(placeAfter().pathname),
    () => undefined,
  );
}

async function openConsole(message: MessageOrText): Promise<void> {
  const address = BASE + pageAfter();
  try {
    const { prepareConsole, startConsole } = await loadConsole();
    await prepareConsole(placeAfter());
    root.unmount();
    window.history.replaceState(null, '', address);
    toastSuccess(message);
    const place = pageRoot();
    // The styles of this page are its own.
    place.classList.remove('page');
    startConsole(place);
  } catch {
    // A file of the console did not arrive: the browser loads the page, and says so itself if it cannot.
    loadWithToast(address, message, 'success');
  }
}

const root = createRoot(pageRoot());
function render(languages: readonly ActiveLanguage[], brand: SystemBrand): void {
  markTab(brand);
  root.render(<SignInPage languages={languages} brand={brand} onTyping={preloadConsole} onSignedIn={openConsole} />);
}

/** Renders the form, or goes to the console if the user is signed in. */
async function start(): Promise<void> {
  const pathname = requestedPath();
  if (pathname === LOGOUT) return window.location.replace('/');
  if (pathname !== LOGIN)
    window.history.replaceState(null, '', BASE + signInPath({ pathname, search: window.location.search }));
  const { session, publishedLanguages, publishedSettings } = await request(SignInPageDocument, {});
  if (session) return window.location.replace(BASE + pageAfter());
  return render(publishedLanguages, systemBrandOf({ publishedSettings }));
}

// Without the list of languages the form is in English, with the product's name; a sign-in says itself that the server cannot be reached.
start().catch((error: unknown) => {
  console.error('The list of languages could not be loaded.', error);
  render([], systemBrandOf(null));
});
