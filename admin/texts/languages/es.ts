import { esES } from '@mui/material/locale';
import { consoleTextsIn } from '@polyphony/domain/catalogues/consoleTexts.js';
import type { LanguageTexts } from '../catalogue';

export const texts: LanguageTexts = {
  ...consoleTextsIn('es'),
  components: [esES],
  loadGridWords: async () => (await import('../gridWords/es')).gridWords,
};
