import { newsCategory } from '@polyphony/domain/kinds/newsCategory.js';
import type { DemoRecord } from '../records.js';

/** Categories of the showcase's posts, beside those of the demo content. */
export const postCategories: readonly DemoRecord[] = [
  {
    en: {
      name: 'Behind the programme',
      slug: 'behind-the-programme',
      description: 'How we decide, teach and eat.',
      orderNumber: 1,
    },
    ar: { name: 'خلف البرنامج', description: 'كيف نقرر ونعلّم ونأكل.' },
  },
];

export const articleCategories: readonly DemoRecord[] = [
  { ...newsCategory.example, flags: { featured: true } },
  {
    en: { name: 'Programme', slug: 'programme', description: 'Dates, places and what is new.', orderNumber: 2 },
    ar: { name: 'البرنامج', description: 'المواعيد والأماكن وما هو جديد.' },
  },
];
