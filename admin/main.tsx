import { prepareConsole, startConsole } from './console';
import { pageRoot } from './platform/pageRoot';
import { requestedPath } from './session/signIn/returnPath';

void prepareConsole(requestedPath()).then(() => startConsole(pageRoot()));
