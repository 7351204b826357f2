import { IMAGE_SIZES } from '../../limits.js';
import { picture } from '../../validation/rules.js';
import { textOf, timeZoneOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const system = settingsPanel({
  name: 'system',
  heading: 'System Settings',
  subject: 'system',
  screen: 'appearance',
  permission: 'GENERAL_SETTINGS',
  fields: {
    system_name: textOf('System name'),
    frontend_website_name: textOf('Website name'),
    site_moto: textOf('Site motto'),
    timezone: timeZoneOf('Time zone'),
    site_icon_image: picture('Site icon', IMAGE_SIZES.siteIcon),
    logo_white_image: picture('White logo', IMAGE_SIZES.logo).meta({ ground: 'dark' }),
    logo_dark_image: picture('Dark logo', IMAGE_SIZES.logo).meta({ ground: 'light' }),
  },
});
