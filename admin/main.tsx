import { prepareConsole, startConsole } from './console';
import { pageRoot } from './platform/pageRoot';
import { requestedPath } from './session/returnPath';

void prepareConsole(requestedPath()).then(() => startConsole(pageRoot()));
