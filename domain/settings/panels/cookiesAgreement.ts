import { linesOf, switchOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const cookiesAgreement = settingsPanel({
  name: 'cookiesAgreement',
  heading: 'Cookies Agreement',
  subject: 'cookies agreement',
  translationSubject: 'cookies aggrement translate',
  screen: 'appearance',
  permission: 'GENERAL_SETTINGS',
  fields: {
    show_cookies_agreement: switchOf('Show the cookies agreement'),
    cookies_agreement_text: linesOf('Cookies agreement text'),
  },
});
