import { type ReactNode, useInsertionEffect, useMemo } from 'react';
import { useTexts } from './catalogue';
import { translator } from './translate';
import { setTranslator, TextsContext } from './useT';

/** The console's words in a language, for all below. Suspends while they are loaded. */
export function TextsProvider({ language, children }: { language: string; children: ReactNode }) {
  const texts = useTexts(language);
  const t = useMemo(() => translator(texts), [texts]);
  // Before any effect of what is inside, for those may raise toasts.
  useInsertionEffect(() => setTranslator(t), [t]);
  return <TextsContext value={t}>{children}</TextsContext>;
}
