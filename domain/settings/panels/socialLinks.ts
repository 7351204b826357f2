import { profileOf, switchOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const socialLinks = settingsPanel({
  name: 'socialLinks',
  heading: 'labels.socialLinkWidget',
  subject: 'labels.socialLinks',
  screen: 'footer',
  permission: 'FOOTER_SETUP',
  preview: 'footer',
  fields: {
    show_social_links: switchOf('labels.showSocialLinks'),
    social_whatsapp: profileOf('labels.whatsapp'),
    social_snapchat: profileOf('labels.snapchat'),
    social_tiktok: profileOf('labels.tiktok'),
    social_facebook: profileOf('labels.facebook'),
    social_twitter: profileOf('labels.twitter'),
    social_instagram: profileOf('labels.instagram'),
    social_youtube: profileOf('labels.youtube'),
    social_linkedin: profileOf('labels.linkedin'),
    social_github: profileOf('labels.github'),
  },
});
