import { IMAGE_SIZES } from '../../limits.js';
import { picture } from '../../validation/rules.js';
import { textOf, timeZoneOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const system = settingsPanel({
  name: 'system',
  heading: 'labels.systemSettings',
  subject: 'labels.system',
  screen: 'appearance',
  permission: 'GENERAL_SETTINGS',
  fields: {
    system_name: textOf('labels.systemName'),
    frontend_website_name: textOf('labels.websiteName'),
    site_moto: textOf('labels.siteMotto'),
    timezone: timeZoneOf('labels.timeZone'),
    site_icon_image: picture('labels.siteIcon', IMAGE_SIZES.siteIcon),
    logo_white_image: picture('labels.whiteLogo', IMAGE_SIZES.logo).meta({ ground: 'dark' }),
    logo_dark_image: picture('labels.darkLogo', IMAGE_SIZES.logo).meta({ ground: 'light' }),
  },
});
