import { PublishedLanguagesDocument } from '../../graphql/generated/typed/graphql';
import type { ExclusiveToggle } from '../../records/screen';

/** Exactly one language is the default one, and it is active (SPEC-D29). */
export const defaultLanguage: ExclusiveToggle = {
  toggle: 'default',
  holder: async (client) => {
    const { data } = await client.query({ query: PublishedLanguagesDocument, fetchPolicy: 'network-only' });
    return data?.publishedLanguages.find((language) => language.default)?.id ?? null;
  },
};
