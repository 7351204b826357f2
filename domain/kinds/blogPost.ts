import { normalisedSlug } from '../validation/rules.js';
import { articleRules, articleShape } from './parts/article.js';
import { defineKind } from './parts/kind.js';

export const blogPost = defineKind({
  ...articleShape,
  name: 'blogPost',
  plural: 'blogPosts',
  label: 'labels.post',
  preview: '/blog/:slug',
  drafts: true,
  permission: { one: 'POST', many: 'POSTS' },
  rules: articleRules('blogCategory', normalisedSlug()),
  example: {
    en: {
      title: 'What a hundred notebooks taught us',
      slug: 'what-a-hundred-notebooks-taught-us',
      categoryId: '65f0c0ffee0c0ffee0c0ffee',
      bannerImage: '65f0c0ffee0c0ffee0c0ffee',
      shortDescription: 'Thread tears at the third fold, and other things that no manual says.',
      description: '<p>We began with twelve sheets and a needle.</p>',
      tags: ['Bookbinding', 'Paper'],
      source: 'The workshop',
      isFormActive: true,
    },
    ar: {
      title: 'ما علّمتنا إياه مئة دفتر',
      shortDescription: 'ينقطع الخيط عند الطية الثالثة، وأشياء أخرى لا يذكرها أي كتاب.',
      description: '<p>بدأنا باثنتي عشرة ورقة وإبرة.</p>',
      tags: ['تجليد', 'ورق'],
    },
  },
});
