import type { Context } from '../../../context.js';
import { languageDirectory } from '../../../modules/languages/languageDirectory.js';
import { Loaders } from '../../../records/store/loaders.js';

/** The context with what is true now: a step of the work changes the languages, and what loaders remember. */
export const refreshed = async (context: Context): Promise<Context> => ({
  ...context,
  languages: (await languageDirectory(context.services.stamps)).active,
  loaders: new Loaders(context.loaders.stores),
});
