import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureOf } from '../platform/failure';
import { PublishedLanguagesDocument, SetLanguageDocument } from '../graphql/generated/typed/graphql';
import { forgetRecords } from '../graphql/client';
import { prepareTheme } from '../theme/ConsoleTheme';
import {
  type ActiveLanguage,
  baseAmong,
  ENGLISH,
  languageAmong,
  languageOfCookie,
  readIn,
  writeIn,
} from './currentLanguage';
import { Splash } from '../ui/Splash';
import { toastError } from '../ui/toasts/toasts';

interface Languages {
  /** The active languages. */
  readonly languages: readonly ActiveLanguage[];
  /** The one that content is written in first. */
  readonly base: ActiveLanguage;
  /** The one the console is read in. */
  readonly current: ActiveLanguage;
  /** Reads the console in another language from now on; the choice is stored in a cookie. */
  readonly choose: (code: string) => Promise<void>;
}

/** Milliseconds that a change of language may take to be shown in one step; browsers wait for four seconds. */
const ONE_STEP_MS = 3500;

const LanguageContext = createContext<Languages | null>(null);

/** Keeps the chosen one of the active languages; the document's language and direction follow it. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const { data: latest, previousData, error } = useQuery(PublishedLanguagesDocument);
  // When the languages cannot be requested again, the last response counts.
  const data = (latest ?? previousData)?.publishedLanguages;
  const [chosen, setChosen] = useState(languageOfCookie);
  // While a failed query is sent again, the console stays as it is, in English.
  const [failed, setFailed] = useState(false);
  if (error && !failed) setFailed(true);

  useEffect(() => {
    if (error) console.error('The list of languages could not be loaded.', error);
  }, [error]);

  const value = useMemo((): Languages | null => {
    if (!data && !failed) return null;
    const languages = data?.length ? data : [ENGLISH];
    // Before any form is rendered.
    writeIn(languages);
    const current = languageAmong(languages, chosen);
    const choose = async (code: string) => {
      try {
        const rtl = languages.some((language) => language.code === code && language.rtl);
        const [{ data: result }] = await Promise.all([
          client.mutate({ mutation: SetLanguageDocument, variables: { code } }),
          prepareTheme(code, rtl),
        ]);
        if (!result?.setLanguage.success) return toastError(result?.setLanguage.message);
        await inOneStep(async () => {
          flushSync(() => setChosen(code));
          forgetRecords();
          // Queries with a language variable refetch when they render; all others are refetched here.
          await rendered();
          await client.refetchQueries({ include: 'active' });
          const latest = Date.now() + ONE_STEP_MS;
          while (isFetching(client) && Date.now() < latest) await rendered();
          await rendered();
        });
      } catch (failure) {
        toastError(failureOf(failure).message);
      }
    };
    return { languages, base: baseAmong(languages), current, choose };
  }, [client, data, failed, chosen]);

  // Before the browser paints: words, records and direction change together.
  useLayoutEffect(() => {
    if (value) readIn(value.current, value.languages);
  }, [value]);

  return value ? <LanguageContext value={value}>{children}</LanguageContext> : <Splash />;
}

export function useLanguages(): Languages {
  const languages = use(LanguageContext);
  if (!languages) throw new Error('useLanguages needs a LanguageProvider around it.');
  return languages;
}

/** A moment in which React renders what it was given, and the queries of what it rendered begin. */
const rendered = () => new Promise((resolve) => setTimeout(resolve, 20));

const isFetching = (client: ApolloClient): boolean =>
  [...client.getObservableQueries('active')].some((query) => query.getCurrentResult().loading);

/**
 * Shows the page as it was until the change is whole: never the words of one language beside the records of another. A
 * browser that cannot do so, or a change that takes longer than it waits (four seconds in Chromium), shows it as it comes.
 */
async function inOneStep(change: () => Promise<void>): Promise<void> {
  if (typeof document.startViewTransition !== 'function') return change();
  const transition = document.startViewTransition(change);
  // A transition that the browser skips has still changed the page.
  transition.ready.catch(() => undefined);
  await transition.updateCallbackDone;
}
