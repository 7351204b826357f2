import type { GridLocaleText } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { useTexts } from './catalogue';
import { useT } from './useT';

type GridWords = Partial<GridLocaleText>;

/** What tables say by themselves, by language, once it is loaded. */
const known = new Map<string, GridWords>();

/** What a table says by itself in the console's language; undefined for English, and until it is loaded: rows do not wait for it. */
export function useGridWords(): GridWords | undefined {
  const { language } = useT();
  const { loadGridWords } = useTexts(language);
  const [, setLoaded] = useState('');
  useEffect(() => {
    if (!loadGridWords || known.has(language)) return;
    loadGridWords().then(
      (words) => {
        known.set(language, words);
        setLoaded(language);
      },
      (error: unknown) => console.error(`What tables say in '${language}' could not be loaded.`, error),
    );
  }, [language, loadGridWords]);
  return known.get(language);
}
