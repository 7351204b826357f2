import { linesOf, switchOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const cookiesAgreement = settingsPanel({
  name: 'cookiesAgreement',
  heading: 'labels.cookiesAgreement',
  subject: 'labels.cookiesAgreementPanel',
  translationSubject: 'labels.cookiesAggrementTranslate',
  screen: 'appearance',
  permission: 'GENERAL_SETTINGS',
  fields: {
    show_cookies_agreement: switchOf('labels.showTheCookiesAgreement'),
    cookies_agreement_text: linesOf('labels.cookiesAgreementText'),
  },
});
