import { profileOf, switchOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const socialLinks = settingsPanel({
  name: 'socialLinks',
  heading: 'Social Link Widget',
  subject: 'social links',
  screen: 'footer',
  permission: 'FOOTER_SETUP',
  preview: 'footer',
  fields: {
    show_social_links: switchOf('Show social links'),
    social_whatsapp: profileOf('WhatsApp'),
    social_snapchat: profileOf('Snapchat'),
    social_tiktok: profileOf('TikTok'),
    social_facebook: profileOf('Facebook'),
    social_twitter: profileOf('Twitter'),
    social_instagram: profileOf('Instagram'),
    social_youtube: profileOf('YouTube'),
    social_linkedin: profileOf('LinkedIn'),
    social_github: profileOf('GitHub'),
  },
});
