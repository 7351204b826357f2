import { emailOf, linesOf, textOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const footerInfo = settingsPanel({
  name: 'footerInfo',
  heading: 'Info Widget (footer)',
  subject: 'footer info widget',
  screen: 'footer',
  permission: 'FOOTER_SETUP',
  preview: 'footer',
  fields: {
    contact_address: linesOf('Address'),
    contact_number: textOf('Contact number'),
    whatsapp_number: textOf('WhatsApp number'),
    contact_email: emailOf('Email'),
  },
});
