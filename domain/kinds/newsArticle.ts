import { slugRule } from '../validation/rules.js';
import { articleRules, articleShape } from './parts/article.js';
import { defineKind } from './parts/kind.js';

export const newsArticle = defineKind({
  ...articleShape,
  name: 'newsArticle',
  plural: 'newsArticles',
  label: 'labels.article',
  preview: '/news/:slug',
  drafts: true,
  permission: { one: 'NEWS_ARTICLE', many: 'NEWS_ARTICLES' },
  rules: articleRules('newsCategory', slugRule()),
  example: {
    en: {
      title: 'The Old Press opens its doors again',
      slug: 'the-old-press-opens-its-doors-again',
      categoryId: '65f0c0ffee0c0ffee0c0ffee',
      bannerImage: '65f0c0ffee0c0ffee0c0ffee',
      shortDescription: 'After a winter of repairs the workshop can be visited from Tuesday on.',
      description: '<p>The roof is tight, and the presses are oiled.</p>',
      tags: ['Workshop'],
      source: 'Press office',
    },
    ar: {
      title: 'المطبعة القديمة تفتح أبوابها من جديد',
      shortDescription: 'بعد شتاء من الإصلاحات يمكن زيارة الورشة ابتداءً من الثلاثاء.',
      description: '<p>السقف محكم، والمطابع مزيّتة.</p>',
      tags: ['الورشة'],
    },
  },
});
