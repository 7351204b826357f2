import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { LANGUAGE_COOKIE } from '@polyphony/domain/languages.js';
import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { failureOf } from '../graphql/errors';
import { forgetRecords } from '../graphql/client';
import {
  PublishedLanguagesDocument,
  type PublishedLanguagesQuery,
  SetLanguageDocument,
} from '../graphql/generated/typed/graphql';
import { Splash } from './Splash';
import { toastError } from './toasts';

export type ActiveLanguage = PublishedLanguagesQuery['publishedLanguages'][number];

interface Languages {
  /** The active languages. */
  readonly languages: readonly ActiveLanguage[];
  /** The one the console is read in. */
  readonly current: ActiveLanguage;
  /** Reads the console in another language from now on; the choice is kept in a cookie. */
  readonly choose: (code: string) => Promise<void>;
}

/** What there is when the list could not be loaded. */
const ENGLISH: ActiveLanguage = { id: BASE_LANGUAGE, name: 'English', code: BASE_LANGUAGE, rtl: false, default: true };

const LanguageContext = createContext<Languages | null>(null);

/** Loads the active languages and keeps the chosen one; the document's language and direction follow it. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const { data, error } = useQuery(PublishedLanguagesDocument);
  const [save] = useMutation(SetLanguageDocument);
  const [chosen, setChosen] = useState(languageOfCookie);

  useEffect(() => {
    if (error) console.error('The list of languages could not be loaded.', error);
  }, [error]);

  const value = useMemo((): Languages | null => {
    if (!data && !error) return null;
    const languages = data?.publishedLanguages.length ? data.publishedLanguages : [ENGLISH];
    const current =
      languages.find(({ code }) => code === chosen) ??
      languages.find((language) => language.default) ??
      languages[0] ??
      ENGLISH;
    const choose = async (code: string) => {
      try {
        const { data: answer } = await save({ variables: { code } });
        if (!answer?.setLanguage.success) return toastError(answer?.setLanguage.message);
        setChosen(code);
        forgetRecords(client);
        await client.refetchQueries({ include: 'active' });
      } catch (failure) {
        toastError(failureOf(failure).message);
      }
    };
    return { languages, current, choose };
  }, [data, error, chosen, save, client]);

  const { code, rtl } = value?.current ?? ENGLISH;
  useEffect(() => {
    document.documentElement.lang = code;
    document.documentElement.dir = rtl ? 'rtl' : 'ltr';
  }, [code, rtl]);

  return value ? <LanguageContext value={value}>{children}</LanguageContext> : <Splash />;
}

export function useLanguages(): Languages {
  const languages = use(LanguageContext);
  if (!languages) throw new Error('useLanguages needs a LanguageProvider around it.');
  return languages;
}

function languageOfCookie(): string | null {
  const found = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  return found ? decodeURIComponent(found) : null;
}
