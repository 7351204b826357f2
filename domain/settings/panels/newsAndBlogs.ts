import { textOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const newsAndBlogs = settingsPanel({
  name: 'newsAndBlogs',
  heading: 'news-and-blogs section-2 form',
  subject: null,
  screen: 'appearance',
  permission: 'GENERAL_SETTINGS',
  hyphens: true,
  fields: {
    news_and_blogs_section_2_category_title: textOf('Title of the categories'),
    news_and_blogs_section_2_news_blogs_title: textOf('Title of news and posts'),
  },
});
