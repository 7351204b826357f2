import { PublishedLanguagesDocument, type PublishedLanguagesQuery } from '../graphql/generated/typed/graphql';
import { hold } from '../graphql/held';

export type ActiveLanguage = PublishedLanguagesQuery['publishedLanguages'][number];

/** The active languages, as the server last said. */
export const publishedLanguages = hold('publishedLanguages', PublishedLanguagesDocument);
