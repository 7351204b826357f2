import type { DemoRecord } from './records.js';

/** A year from the day of the first start on, so that the events on show lie ahead. */
export const day = (inDays: number): string => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);

/** The address of a real place on a map. */
const onMap = (latitude: number, longitude: number): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

export const place = {
  press: { infoAddressLabel: 'The Old Press, Norzin Lam, Thimphu', infoAddressUrl: onMap(27.4716, 89.6386) },
  trail: { infoAddressLabel: 'Trailhead above Paro', infoAddressUrl: onMap(27.5018, 89.3607) },
  hall: { infoAddressLabel: 'Convention hall, Thimphu', infoAddressUrl: onMap(27.4762, 89.6421) },
} as const;

export const demoEvents: readonly DemoRecord[] = [
  {
    en: {
      name: 'Bookbinding weekend',
      slug: 'bookbinding-weekend',
      orderNumber: 5,
      capacity: 12,
      startsOn: day(30),
      endsOn: day(31),
      shortDescription: 'Two days, a stack of paper, and a notebook of your own making to take home.',
      bannerTitle: 'Bind your own book',
      bannerSubTitle: 'Two days at the Old Press, in a group of twelve',
      speakerName: 'Karma Yangzom',
      aboutHeading: 'About the weekend',
      aboutTitle: 'From loose sheets to a book that lies flat',
      aboutDescription:
        'You fold, sew and case in a notebook by hand, with tools that have been in the house for sixty years. On the second day you choose: a leather spine, or a Bhutanese wrap binding.',
      benefitHeading: 'What you take home',
      benefitDetailsOneHeading: 'Two finished books',
      benefitDetailsOneDescription: 'One sewn notebook of 120 pages, one wrap binding.',
      benefitDetailsTwoHeading: 'A kit to go on with',
      benefitDetailsTwoDescription: 'Bone folder, needles, thread and paper for three more.',
      infoHeading: 'Good to know',
      infoStartEndTimeLabel: 'Both days, with lunch',
      infoStartTime: '10:00',
      infoEndTime: '17:30',
      infoType: 'On site',
      infoTargetAudienceTitle: 'For whom',
      infoTargetAudienceDescription: 'Beginners. Bring a pair of patient hands.',
      priceTitle: 'What it costs',
      ...place.press,
    },
    ar: {
      name: 'عطلة تجليد الكتب',
      shortDescription: 'يومان وأوراق كثيرة ودفتر من صنع يديك تعود به إلى البيت.',
      bannerTitle: 'جلّد كتابك بنفسك',
      bannerSubTitle: 'يومان في المطبعة القديمة، في مجموعة من اثني عشر شخصًا',
      aboutHeading: 'عن العطلة',
      aboutTitle: 'من أوراق متفرقة إلى كتاب ينفتح مستويًا',
      aboutDescription: 'تطوي الأوراق وتخيطها وتغلّفها بيدك، بأدوات في هذا البيت منذ ستين عامًا.',
      speakerName: 'كارما يانغزوم',
      benefitHeading: 'ما تأخذه معك',
      benefitDetailsOneHeading: 'كتابان مكتملان',
      benefitDetailsOneDescription: 'دفتر مخيط من 120 صفحة، وتجليد ملفوف.',
      benefitDetailsTwoHeading: 'عدّة تواصل بها',
      benefitDetailsTwoDescription: 'عظمة طيّ وإبر وخيط وورق لثلاثة دفاتر أخرى.',
      infoHeading: 'معلومات مفيدة',
      infoStartEndTimeLabel: 'في اليومين، مع الغداء',
      infoAddressLabel: 'المطبعة القديمة، نورزين لام، تيمفو',
      infoType: 'حضوري',
      infoTargetAudienceTitle: 'لمن',
      infoTargetAudienceDescription: 'للمبتدئين. أحضر معك يدين صبورتين.',
      priceTitle: 'الأسعار',
    },
    links: { categoryId: ['eventCategory', 'workshops'], difficultyId: ['eventDifficulty', 'beginner'] },
    flags: { featured: true },
  },
  {
    en: {
      name: 'Tiger’s Nest at dawn',
      slug: 'tigers-nest-at-dawn',
      orderNumber: 4,
      capacity: 20,
      startsOn: day(45),
      shortDescription: 'Up before the sun, at the monastery before the crowd.',
      bannerTitle: 'The climb before breakfast',
      aboutHeading: 'About the walk',
      aboutDescription: 'Nine hundred metres up through pine forest, with tea where the prayer flags begin.',
      infoHeading: 'Good to know',
      infoStartTime: '04:30',
      infoEndTime: '12:00',
      infoType: 'Outdoors',
      ...place.trail,
    },
    ar: {
      name: 'عش النمر عند الفجر',
      shortDescription: 'ننطلق قبل الشمس ونصل إلى الدير قبل الزحام.',
      bannerTitle: 'الصعود قبل الفطور',
      aboutHeading: 'عن الرحلة',
      infoHeading: 'معلومات مفيدة',
      infoType: 'في الهواء الطلق',
      infoAddressLabel: 'بداية الدرب فوق بارو',
      aboutDescription: 'تسعمئة متر صعودًا عبر غابة الصنوبر، مع الشاي حيث تبدأ رايات الصلاة.',
    },
    links: { categoryId: ['eventCategory', 'day-hikes'], difficultyId: ['eventDifficulty', 'advanced'] },
  },
  {
    en: {
      name: 'Small Presses Conference',
      slug: 'small-presses-conference',
      orderNumber: 3,
      capacity: 150,
      startsOn: day(80),
      endsOn: day(82),
      shortDescription: 'Three days for people who print, bind and publish in small numbers.',
      bannerTitle: 'In small numbers',
      aboutHeading: 'About the conference',
      aboutDescription: 'Talks in the morning, workshops in the afternoon, a long table in the evening.',
      infoHeading: 'Good to know',
      infoStartTime: '09:00',
      infoEndTime: '18:00',
      ...place.hall,
    },
    ar: {
      name: 'مؤتمر دور النشر الصغيرة',
      shortDescription: 'ثلاثة أيام لمن يطبع ويجلّد وينشر بأعداد قليلة.',
      bannerTitle: 'بأعداد قليلة',
      aboutHeading: 'عن المؤتمر',
      infoHeading: 'معلومات مفيدة',
      infoAddressLabel: 'قاعة المؤتمرات، تيمفو',
      aboutDescription: 'محاضرات صباحًا وورش ظهرًا ومائدة طويلة مساءً.',
    },
    links: { categoryId: ['eventCategory', 'conferences'] },
    flags: { featured: true },
  },
];

export const price = (
  event: string,
  nationality: string,
  priceType: string,
  amount: number,
  [label, ar]: readonly [string, string],
): DemoRecord => ({
  en: { nationality, priceType, amount, label },
  ar: { label: ar },
  links: { eventId: ['event', event] },
});

export const EARLY = ['Early bird', 'حجز مبكر'] as const;
export const REGULAR = ['Regular', 'السعر العادي'] as const;

export const demoPrices: readonly DemoRecord[] = [
  price('bookbinding-weekend', 'BHUTANESE', 'FRESHER', 4500, EARLY),
  price('bookbinding-weekend', 'BHUTANESE', 'REVIEWER', 5200, REGULAR),
  price('bookbinding-weekend', 'INTERNATIONAL', 'FRESHER', 95, REGULAR),
  price('tigers-nest-at-dawn', 'BHUTANESE', 'FRESHER', 1800, REGULAR),
  price('tigers-nest-at-dawn', 'INTERNATIONAL', 'FRESHER', 60, REGULAR),
  price('small-presses-conference', 'BHUTANESE', 'REVIEWER', 125000, REGULAR),
  price('small-presses-conference', 'INTERNATIONAL', 'REVIEWER', 1450, REGULAR),
];
