import { features, offer, type DemoCourse } from './demoCourse.js';

/** Courses with vats. */
export const craftCourses: readonly DemoCourse[] = [
  {
    picture: { scene: 'vats', en: 'Dyed cloths drying above three vats', ar: 'أقمشة مصبوغة تجف فوق ثلاثة أحواض' },
    en: {
      title: 'Dyeing with plants',
      subTitle: 'Indigo, madder, marigold, and patience',
      slug: 'dyeing-with-plants',
      orderNumber: 4,
      shortDescription: 'Four days between garden and stove: roots, flowers and leaves become colours that stay.',
      description: 'You dye a shade card of twenty-four colours, and three metres of silk or wool.',
      trainingDetails: [
        { title: 'Garden', description: 'What gives which colour, and when to pick it.' },
        { title: 'Stove', description: 'Mordants, baths, and why a copper pot matters.' },
        { title: 'Vat', description: 'Indigo: the only one that is alive.' },
      ],
      packageCategoriesSwitch: true,
      packageCategories: ['Silk', 'Wool'],
      questions: [
        { question: 'Will my hands be blue?', answer: 'For three days. There are gloves, but nobody wears them.' },
        { question: 'Are the colours fast?', answer: 'All that we use are fast to light and to washing by hand.' },
      ],
    },
    ar: {
      title: 'الصباغة بالنباتات',
      subTitle: 'النيلة والفوّة والأقحوان والصبر',
      shortDescription: 'أربعة أيام بين الحديقة والموقد: جذور وأزهار وأوراق تصير ألوانًا ثابتة.',
      description: 'تصبغ لوحة من أربعة وعشرين لونًا وثلاثة أمتار من الحرير أو الصوف.',
      trainingDetails: [
        { title: 'الحديقة', description: 'أي نبات يعطي أي لون، ومتى يُقطف.' },
        { title: 'الموقد', description: 'المثبّتات والأحواض، ولماذا يهم القدر النحاسي.' },
        { title: 'الحوض', description: 'النيلة: الحوض الوحيد الحي.' },
      ],
      packageCategories: ['الحرير', 'الصوف'],
      questions: [
        { question: 'هل تصير يداي زرقاوين؟', answer: 'لثلاثة أيام. القفازات موجودة لكن لا أحد يلبسها.' },
        { question: 'هل الألوان ثابتة؟', answer: 'كل ما نستعمله يثبت أمام الضوء والغسل باليد.' },
      ],
    },
    packages: [
      offer(
        'AED,1600',
        3,
        {
          type: 'Silk',
          title: 'Four days, silk',
          featuresTitle: 'Included',
          features: features('Three metres of silk', 'The shade card', 'Lunch from the garden'),
        },
        {
          type: 'الحرير',
          title: 'أربعة أيام، حرير',
          featuresTitle: 'يشمل',
          features: features('ثلاثة أمتار من الحرير', 'لوحة الألوان', 'غداء من الحديقة'),
        },
        { featured: true },
      ),
      offer(
        'AED,1350',
        2,
        {
          type: 'Wool',
          title: 'Four days, wool',
          featuresTitle: 'Included',
          features: features('A kilo of wool', 'The shade card', 'Lunch from the garden'),
        },
        {
          type: 'الصوف',
          title: 'أربعة أيام، صوف',
          featuresTitle: 'يشمل',
          features: features('كيلوغرام من الصوف', 'لوحة الألوان', 'غداء من الحديقة'),
        },
      ),
      offer(
        'AED,420',
        1,
        { type: 'Wool', title: 'The indigo day', features: features('Half a kilo of wool', 'Lunch') },
        { type: 'الصوف', title: 'يوم النيلة', features: features('نصف كيلوغرام من الصوف', 'الغداء') },
      ),
    ],
  },
  {
    picture: { scene: 'sheets', en: 'Sheets of paper hung up above a vat', ar: 'أوراق معلّقة فوق حوض' },
    en: {
      title: 'Paper from bark',
      subTitle: 'Beat, dip, press, hang',
      slug: 'paper-from-bark',
      orderNumber: 3,
      shortDescription: 'Three days at the vat: from the bark of the daphne to a stack of sheets with your watermark.',
      trainingDetails: [
        { title: 'Fibre', description: 'Boiling, picking and beating the bark.' },
        { title: 'Sheet', description: 'The movement of the wrists that makes it even.' },
        { title: 'Watermark', description: 'A wire that you bend, and that shows in the light.' },
      ],
      questions: [{ question: 'Is it heavy work?', answer: 'The beating is. We take turns.' }],
    },
    ar: {
      title: 'ورق من لحاء الشجر',
      subTitle: 'دقّ واغمس واكبس وعلّق',
      shortDescription: 'ثلاثة أيام عند الحوض: من لحاء الدفنة إلى رزمة أوراق تحمل علامتك المائية.',
      trainingDetails: [
        { title: 'الألياف', description: 'غلي اللحاء وتنقيته ودقّه.' },
        { title: 'الورقة', description: 'حركة المعصمين التي تجعلها مستوية.' },
        { title: 'العلامة المائية', description: 'سلك تثنيه فيظهر في الضوء.' },
      ],
      questions: [{ question: 'هل العمل شاق؟', answer: 'الدقّ شاق، ونتناوب عليه.' }],
    },
    packages: [
      offer(
        'AED,780',
        2,
        { title: 'Three days', featuresTitle: 'Included', features: features('Sixty sheets', 'Your own watermark') },
        { title: 'ثلاثة أيام', featuresTitle: 'يشمل', features: features('ستون ورقة', 'علامتك المائية') },
      ),
      offer(
        'AED,300',
        1,
        {
          title: 'A day with children',
          tagName: 'From 6 years',
          features: features('Two adults, three children', 'Twenty sheets'),
        },
        { title: 'يوم مع الأطفال', tagName: 'من 6 سنوات', features: features('بالغان وثلاثة أطفال', 'عشرون ورقة') },
      ),
    ],
  },
];
