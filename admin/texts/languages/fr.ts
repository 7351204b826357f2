import { frFR } from '@mui/material/locale';
import { consoleTextsIn } from '@polyphony/domain/catalogues/consoleTexts.js';
import type { LanguageTexts } from '../catalogue';

export const texts: LanguageTexts = {
  ...consoleTextsIn('fr'),
  components: [frFR],
  loadGridWords: async () => (await import('../gridWords/fr')).gridWords,
};
