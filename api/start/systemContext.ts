import type { Logger } from 'pino';
import type { Context } from '../context.js';
import { languageDirectory } from '../modules/languages/languageDirectory.js';
import { Loaders, type RecordStores } from '../records/read/loaders.js';
import type { Services } from '../services.js';

/** The context in which the server itself writes content: without a user and without a response. */
export async function systemContext(stores: RecordStores, services: Services, log: Logger): Promise<Context> {
  const directory = await languageDirectory(services.stamps);
  return {
    requestId: 'start',
    ip: '',
    userAgent: null,
    session: null,
    visitor: null,
    language: { asked: directory.default, default: directory.default },
    messageLanguage: directory.default,
    languages: directory.active,
    loaders: new Loaders(stores),
    services,
    reply: { setCookie: () => undefined, clearCookie: () => undefined },
    log,
  };
}
