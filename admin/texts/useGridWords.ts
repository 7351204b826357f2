import type { GridLocaleText } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { useTexts } from './catalogue';
import { useT } from './useT';

type GridWords = Partial<GridLocaleText>;

/** Built-in texts of tables, by language, once they are loaded. */
const known = new Map<string, GridWords>();

/**
 * Built-in texts of a table in the console's language; undefined for English, and until they are loaded: rows do not
 * wait for them.
 */
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
