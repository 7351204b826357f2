import type { PicturedRecord } from './pictured.js';
import type { DemoPicture } from './pictures.js';
import { portrait } from './portraits.js';

const portraitOf = (name: string, drawn: Parameters<typeof portrait>[0], en: string, ar: string): DemoPicture => ({
  name: `portrait-${name}`,
  source: portrait(drawn),
  alt: { en, ar },
});

/** Testimonials of demo visitors, each with a portrait of their own; the last has none. */
export const demoTestimonials: readonly PicturedRecord[] = [
  {
    en: {
      name: 'Deki Wangmo',
      designation: 'Teacher, Paro',
      message:
        'I came to learn how to fold paper, and left with a book that I had made myself. My pupils now ask when the next one is due.',
      rating: 5,
      orderNumber: 6,
    },
    ar: {
      name: 'ديكي وانغمو',
      designation: 'معلّمة في بارو',
      message: 'جئت لأتعلّم طيّ الورق، وعدت بكتاب صنعته بيدي. صار تلاميذي يسألون متى يأتي التالي.',
    },
    flags: { featured: true },
    picture: portraitOf(
      'deki',
      { back: '#f2b35d', skin: '#d9a27c', hair: '#2a1d1a', cloth: '#8f3f5c', style: 'long' },
      'Drawing of a woman with long dark hair',
      'رسم لامرأة بشعر طويل داكن',
    ),
  },
  {
    en: {
      name: 'Layla Haddad',
      designation: 'Illustrator, Amman',
      message: 'Everything was in my language, from the booking to the ticket at the door. I felt expected.',
      rating: 4.5,
      orderNumber: 5,
    },
    ar: {
      name: 'ليلى حداد',
      designation: 'رسّامة من عمّان',
      message: 'كان كل شيء بلغتي، من الحجز إلى التذكرة عند الباب. شعرت بأنهم ينتظرونني.',
    },
    flags: { featured: true },
    picture: portraitOf(
      'layla',
      { back: '#cfe3e0', skin: '#e3b48f', hair: '#2d6e73', cloth: '#1f3b57', style: 'scarf', glasses: true },
      'Drawing of a woman with a green headscarf and glasses',
      'رسم لامرأة بحجاب أخضر ونظّارة',
    ),
  },
  {
    en: {
      name: 'Tashi Norbu',
      designation: 'Trekking cook',
      message: 'Up at three for the walk to Tiger’s Nest. The guide knew every bend, and where the tea was.',
      rating: 4,
      orderNumber: 4,
    },
    ar: {
      name: 'تاشي نوربو',
      designation: 'طاهٍ في الرحلات الجبلية',
      message: 'استيقظنا في الثالثة للمشي إلى عش النمر. كان المرشد يعرف كل منعطف، وأين الشاي.',
    },
    picture: portraitOf(
      'tashi',
      { back: '#b9cadb', skin: '#c68b63', hair: '#1c1514', cloth: '#a33b32', style: 'short' },
      'Drawing of a man with short black hair',
      'رسم لرجل بشعر أسود قصير',
    ),
  },
  {
    en: {
      name: 'Marie Laurent',
      designation: 'Publisher, Lyon',
      message: 'Three days at the conference saved me three years of mistakes with my small press.',
      rating: 5,
      orderNumber: 3,
    },
    ar: {
      name: 'ماري لوران',
      designation: 'ناشرة من ليون',
      message: 'وفّرت عليّ ثلاثة أيام في المؤتمر ثلاث سنوات من الأخطاء في دار النشر الصغيرة.',
    },
    picture: portraitOf(
      'marie',
      { back: '#e7d6ef', skin: '#f0c9ac', hair: '#b8763a', cloth: '#405189', style: 'bun', glasses: true },
      'Drawing of a woman with her hair in a bun',
      'رسم لامرأة بشعر معقود',
    ),
  },
  {
    en: {
      name: 'Omar Saleh',
      designation: 'Calligrapher',
      message: 'They had good ink, good paper and patience. What else does one need?',
      rating: 4.5,
      orderNumber: 2,
    },
    ar: {
      name: 'عمر صالح',
      designation: 'خطّاط',
      message: 'كان لديهم حبر جيد وورق جيد وصبر. ماذا يحتاج المرء غير ذلك؟',
    },
    picture: portraitOf(
      'omar',
      { back: '#f3dfc1', skin: '#cf9a6e', hair: '#4a3a34', cloth: '#2f7d62', style: 'bald', beard: true },
      'Drawing of a bald man with a beard',
      'رسم لرجل أصلع ذي لحية',
    ),
  },
  {
    en: {
      name: 'A class of eighteen',
      message: 'We liked the lanterns best. And the momos.',
      orderNumber: 1,
    },
    ar: { name: 'صف من ثمانية عشر', message: 'أعجبتنا الفوانيس أكثر من كل شيء. والمومو.' },
  },
];
