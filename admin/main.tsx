import { prepareConsole, startConsole } from './console';
import { pageRoot } from './platform/pageRoot';
import { requestedPath } from './session/signIn/returnPath';

void prepareConsole({ pathname: requestedPath(), search: window.location.search }).then(() => startConsole(pageRoot()));
