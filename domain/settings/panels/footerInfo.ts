import { emailOf, linesOf, textOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const footerInfo = settingsPanel({
  name: 'footerInfo',
  heading: 'labels.infoWidgetFooter',
  subject: 'labels.footerInfoWidget',
  screen: 'footer',
  permission: 'FOOTER_SETUP',
  preview: 'footer',
  fields: {
    contact_address: linesOf('labels.address'),
    contact_number: textOf('labels.contactNumber'),
    whatsapp_number: textOf('labels.whatsappNumber'),
    contact_email: emailOf('labels.email'),
  },
});
