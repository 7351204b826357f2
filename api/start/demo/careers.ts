import { careerScenes } from './careerScenes.js';
import { day } from './events.js';
import type { PicturedRecord } from './pictured.js';
import type { DemoPicture } from './pictures.js';

const pictureOf = (scene: keyof typeof careerScenes, en: string, ar: string): DemoPicture => ({
  name: `career-${scene}`,
  source: careerScenes[scene],
  alt: { en, ar },
});

/** Vacancies, each with a picture of its own; the last is a draft. */
export const demoCareers: readonly PicturedRecord[] = [
  {
    en: {
      jobName: 'Letterpress printer',
      slug: 'letterpress-printer',
      jobDescription:
        '<p>You run our two hand presses, and teach others to. Most of what you print is ours: tickets, posters, the covers of notebooks.</p><h2>What you do</h2><ul><li>Set, print and put away type by hand</li><li>Lead one evening class a week</li><li>Keep a press from 1931 in good health</li></ul><h2>What you bring</h2><p>Two years at a press, a steady hand, and the patience to explain a thing twice.</p>',
      jobVacancies: 1,
      closesOn: day(40),
      applyLink: 'jobs@example.org',
      orderNumber: 4,
      metaKeywords: 'printing, letterpress, craft',
    },
    ar: {
      jobName: 'طابع بالحروف',
      jobDescription:
        '<p>تشغّل آلتي الطباعة اليدويتين وتعلّم غيرك تشغيلهما. معظم ما تطبعه لنا: تذاكر وملصقات وأغلفة دفاتر.</p><h2>ما تقوم به</h2><ul><li>صفّ الحروف وطباعتها وإعادتها إلى أماكنها يدويًا</li><li>درس مسائي واحد في الأسبوع</li><li>العناية بآلة من عام 1931</li></ul><h2>ما نبحث عنه</h2><p>عامان من العمل على آلة طباعة، ويد ثابتة، وصبر على الشرح مرتين.</p>',
    },
    flags: { featured: true },
    picture: pictureOf('press', 'A hand press with a printed sheet', 'آلة طباعة يدوية عليها ورقة مطبوعة'),
  },
  {
    en: {
      jobName: 'Bookbinder for weekend courses',
      slug: 'bookbinder-for-weekend-courses',
      jobDescription:
        '<p>Two weekends a month you take twelve beginners from loose sheets to a book that lies flat. Tools, paper and lunch are ours; the stories are yours.</p><p>We pay by the course, and for the day on which you prepare it.</p>',
      jobVacancies: 2,
      closesOn: day(75),
      applyLink: '/contact-us',
      orderNumber: 3,
    },
    ar: {
      jobName: 'مجلّد كتب لدورات نهاية الأسبوع',
      jobDescription:
        '<p>في عطلتين من كل شهر تأخذ اثني عشر مبتدئًا من أوراق متفرقة إلى كتاب ينفتح مستويًا. الأدوات والورق والغداء علينا، والحكايات عليك.</p><p>نحاسب على كل دورة، وعلى يوم التحضير لها.</p>',
    },
    picture: pictureOf('bench', 'Books on a bench beside needle and thread', 'كتب على طاولة عمل بجانب إبرة وخيط'),
  },
  {
    en: {
      jobName: 'Mountain guide',
      slug: 'mountain-guide',
      jobDescription:
        '<p>You know the paths above Paro in the dark, and where the tea is. You lead groups of up to twenty people, in English and, if you can, in Arabic.</p><p>A guide’s licence and a first-aid certificate are needed; a good pair of boots we provide.</p>',
      jobVacancies: 3,
      applyLink: 'https://example.org/guides',
      orderNumber: 2,
    },
    ar: {
      jobName: 'مرشد جبلي',
      jobDescription:
        '<p>تعرف الدروب فوق بارو في الظلام وأين يُشرب الشاي. تقود مجموعات من عشرين شخصًا على الأكثر بالإنجليزية، وبالعربية إن أمكنك.</p><p>تلزم رخصة إرشاد وشهادة إسعافات أولية، ونحن نقدّم حذاءً جيدًا.</p>',
    },
    picture: pictureOf('guide', 'A path to a pass with prayer flags', 'درب إلى ممر جبلي عليه رايات الصلاة'),
  },
  {
    en: {
      jobName: 'Assistant for the front desk',
      slug: 'assistant-for-the-front-desk',
      jobDescription: '<p>To be written: hours, tasks, and what the desk needs in the season.</p>',
      orderNumber: 1,
    },
    flags: { active: false },
  },
];
