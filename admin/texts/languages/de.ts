import { deDE } from '@mui/material/locale';
import { consoleTextsIn } from '@polyphony/domain/catalogues/consoleTexts.js';
import type { LanguageTexts } from '../catalogue';

export const texts: LanguageTexts = {
  ...consoleTextsIn('de'),
  components: [deDE],
  loadGridWords: async () => (await import('../gridWords/de')).gridWords,
};
