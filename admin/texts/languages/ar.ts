import { arEG } from '@mui/material/locale';
import { consoleTextsIn } from '@polyphony/domain/catalogues/consoleTexts.js';
import type { LanguageTexts } from '../catalogue';

export const texts: LanguageTexts = {
  ...consoleTextsIn('ar'),
  components: [arEG],
  loadGridWords: async () => (await import('../gridWords/ar')).gridWords,
};
