import type { Logger } from 'pino';
import type { Context } from '../context.js';
import { languageDirectory } from '../modules/languages/languageDirectory.js';
import { Loaders, type RecordStores } from '../records/store/loaders.js';
import type { Services } from '../services.js';

/**
 * The context in which the server itself writes content: without a user and without a response.
 * @param requestId what the audit trail and the log call the work
 */
export async function systemContext(
  stores: RecordStores,
  services: Services,
  log: Logger,
  requestId = 'start',
): Promise<Context> {
  const directory = await languageDirectory(services.stamps);
  return {
    requestId,
    ip: '',
    ownMachine: false,
    userAgent: null,
    face: 'SERVER',
    session: null,
    visitor: null,
    language: { requested: directory.default, default: directory.default },
    messageLanguage: directory.default,
    languages: directory.active,
    loaders: new Loaders(stores),
    services,
    reply: { setCookie: () => undefined, clearCookie: () => undefined },
    log,
  };
}
