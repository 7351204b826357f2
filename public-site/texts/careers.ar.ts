import type { Translation } from './texts.js';

/** The words of vacancies and testimonials, in Arabic. */
export const careersAr: Translation = {
  careers: {
    title: 'اعمل معنا',
    lead: 'فرق صغيرة وأدوات جيدة وعمل يمسكه الناس بأيديهم. اطّلع على الوظائف المتاحة.',
    count: {
      zero: 'لا وظائف متاحة',
      one: 'وظيفة متاحة واحدة',
      two: 'وظيفتان متاحتان',
      few: '{count} وظائف متاحة',
      many: '{count} وظيفة متاحة',
      other: '{count} وظيفة متاحة',
    },
    none: 'لا توجد وظيفة متاحة الآن. عُد إلينا قريبًا.',
    vacancies: {
      zero: 'لا شواغر',
      one: 'شاغر واحد',
      two: 'شاغران',
      few: '{count} شواغر',
      many: '{count} شاغرًا',
      other: '{count} شاغر',
    },
    closes: 'آخر موعد للتقديم {date}',
    lastDay: 'اليوم آخر يوم للتقديم',
    featured: 'مميّزة',
    apply: 'قدّم الآن',
    applyByMail: 'قدّم بالبريد الإلكتروني',
    write: 'اكتب إلينا',
    all: 'كل الوظائف المتاحة',
  },
  testimonials: {
    title: 'ماذا يقول الناس',
    lead: 'ممّن جاؤوا وطووا الورق ومشوا وأصغوا.',
    rating: '{rating} من {most} نجوم',
  },
};
