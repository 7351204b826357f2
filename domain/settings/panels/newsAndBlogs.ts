import { textOf } from '../settingRules.js';
import { settingsPanel } from '../settingsPanel.js';

export const newsAndBlogs = settingsPanel({
  name: 'newsAndBlogs',
  heading: 'labels.newsAndBlogsSection2',
  subject: null,
  screen: 'appearance',
  permission: 'GENERAL_SETTINGS',
  hyphens: true,
  fields: {
    news_and_blogs_section_2_category_title: textOf('labels.titleOfTheCategories'),
    news_and_blogs_section_2_news_blogs_title: textOf('labels.titleOfNewsAndPosts'),
  },
});
