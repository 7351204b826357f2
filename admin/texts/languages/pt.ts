import { ptPT } from '@mui/material/locale';
import { consoleTextsIn } from '@polyphony/domain/catalogues/consoleTexts.js';
import type { LanguageTexts } from '../catalogue';

export const texts: LanguageTexts = {
  ...consoleTextsIn('pt'),
  components: [ptPT],
  loadGridWords: async () => (await import('../gridWords/pt')).gridWords,
};
