import { preloadScreen, startConsole } from './console';
import { pageRoot } from './platform/pageRoot';
import { currentSession } from './session/currentSession';
import { wasSignedIn } from './session/lastVisit';
import { requestedPath } from './session/returnPath';
import { publishedLanguages } from './language/publishedLanguages';

void currentSession.load();
void publishedLanguages.load();
// Nothing of it for who was not signed in at the last visit, and will first see the sign-in.
if (wasSignedIn()) preloadScreen(requestedPath());
startConsole(pageRoot());
