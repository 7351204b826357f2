import type { SettingsPanel } from '../settingsPanel.js';
import { aboutUs } from './aboutUs.js';
import { cookiesAgreement } from './cookiesAgreement.js';
import { copywriteText } from './copywriteText.js';
import { footerAbout } from './footerAbout.js';
import { footerInfo } from './footerInfo.js';
import { general } from './general.js';
import { globalSeo } from './globalSeo.js';
import { header } from './header.js';
import { linkOne } from './linkOne.js';
import { linkThree } from './linkThree.js';
import { linkTwo } from './linkTwo.js';
import { look } from './look.js';
import { newsAndBlogs } from './newsAndBlogs.js';
import { openingSchedule } from './openingSchedule.js';
import { prices } from './prices.js';
import { reviews } from './reviews.js';
import { socialLinks } from './socialLinks.js';
import { system } from './system.js';
import { websitePopup } from './websitePopup.js';

/** The only list of panels, in the order of the screens. */
export const allPanels: readonly SettingsPanel[] = [
  system,
  look,
  general,
  prices,
  reviews,
  header,
  globalSeo,
  websitePopup,
  cookiesAgreement,
  aboutUs,
  newsAndBlogs,
  footerAbout,
  footerInfo,
  linkOne,
  linkTwo,
  linkThree,
  openingSchedule,
  socialLinks,
  copywriteText,
];
