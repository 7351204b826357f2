import { arabic } from '@polyphony/domain/messages/arabic.js';
import { arEG } from '@mui/material/locale';
import type { LanguageTexts } from '../catalogue';
import { contact } from './contact';
import { courses } from './courses';
import { dashboards } from './dashboards';
import { events } from './events';
import { files } from './files';
import { home } from './home';
import { imports } from './imports';
import { lists } from './lists';
import { menus } from './menus';
import { people } from './people';
import { permissions } from './permissions';
import { publishing } from './publishing';
import { records } from './records';
import { screenTexts } from './screenTexts';
import { settings } from './settings';
import { shell } from './shell';
import { topBar } from './topBar';
import { visitors } from './visitors';
import { words } from './words';

/** Texts of the console in Arabic, by where they are said. */
export const parts = [
  arabic.labels,
  screenTexts,
  words,
  shell,
  topBar,
  records,
  publishing,
  lists,
  imports,
  files,
  events,
  contact,
  menus,
  courses,
  people,
  permissions,
  dashboards,
  home,
  settings,
  visitors,
] as const;

export const texts: LanguageTexts = {
  catalogue: Object.assign({}, ...parts) as LanguageTexts['catalogue'],
  messages: arabic,
  components: [arEG],
  loadGridWords: async () => (await import('./gridWords')).gridWords,
};
