import type { ApolloClient } from '@apollo/client';
import { LANGUAGE_COOKIE } from '@polyphony/domain/languages.js';
import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureOf } from '../graphql/errors';
import { SetLanguageDocument } from '../graphql/generated/typed/graphql';
import { request } from '../graphql/request';
import { useLoaded } from '../platform/Loaded';
import { loadTexts } from '../texts/catalogue';
import { prepareTheme } from '../theme/ConsoleTheme';
import { type ActiveLanguage, publishedLanguages } from './publishedLanguages';
import { Splash } from './Splash';
import { toastError } from './toasts';

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

/** Milliseconds that a change of language may take to be shown in one step; browsers wait for four seconds. */
const ONE_STEP_MS = 3500;

const LanguageContext = createContext<Languages | null>(null);

// What was chosen at the last visit is loaded beside the list of languages.
const startLanguage = languageOfCookie();
if (startLanguage) void loadTexts(startLanguage);

/** Keeps the chosen one of the active languages; the document's language and direction follow it. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { data, error } = useLoaded(publishedLanguages);
  const [chosen, setChosen] = useState(startLanguage);

  useEffect(() => {
    if (error) console.error('The list of languages could not be loaded.', error);
  }, [error]);

  const value = useMemo((): Languages | null => {
    if (!data && !error) return null;
    const languages = data?.length ? data : [ENGLISH];
    const current =
      languages.find(({ code }) => code === chosen) ??
      languages.find((language) => language.default) ??
      languages[0] ??
      ENGLISH;
    const choose = async (code: string) => {
      try {
        const rtl = languages.some((language) => language.code === code && language.rtl);
        const [{ setLanguage }, { client, forgetRecords }] = await Promise.all([
          request(SetLanguageDocument, { code }),
          import('../graphql/client'),
          prepareTheme(code, rtl),
        ]);
        if (!setLanguage.success) return toastError(setLanguage.message);
        await inOneStep(async () => {
          flushSync(() => setChosen(code));
          forgetRecords();
          // What asks by language asks anew as it is rendered; the rest is asked here.
          await rendered();
          await client.refetchQueries({ include: 'active' });
          const latest = Date.now() + ONE_STEP_MS;
          while (isAsking(client) && Date.now() < latest) await rendered();
          await rendered();
        });
      } catch (failure) {
        toastError(failureOf(failure).message);
      }
    };
    return { languages, current, choose };
  }, [data, error, chosen]);

  const { code, rtl } = value?.current ?? ENGLISH;
  // Before the browser paints: words, records and direction change together.
  useLayoutEffect(() => {
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

/** A moment in which React renders what it was given, and the queries of what it rendered begin. */
const rendered = () => new Promise((resolve) => setTimeout(resolve, 20));

const isAsking = (client: ApolloClient): boolean =>
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

function languageOfCookie(): string | null {
  const found = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  return found ? decodeURIComponent(found) : null;
}
