import { arEG } from '@mui/material/locale';
import { arSD } from '@mui/x-data-grid/locales';
import type { LanguageTexts } from '../catalogue';

/** What the console says in Arabic. */
export const texts: LanguageTexts = {
  catalogue: {},
  components: [arEG, arSD],
};
