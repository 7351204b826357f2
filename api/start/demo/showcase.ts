import type { Context } from '../../context.js';
import type { RecordStores } from '../../records/store/loaders.js';
import type { StoredRecord } from '../../records/schema/record.js';
import { writeBlogAndNews } from './articles/blogAndNews.js';
import { demoCareers } from './careers.js';
import { writeCourses } from './courses/writeCourses.js';
import { expectDone, writeRecords, type ContextNow } from './demoContent.js';
import { day, EARLY, place, price, REGULAR } from './events.js';
import { writePictured } from './pictured.js';
import type { DemoRecord } from './records.js';
import type { SceneName } from './scenes.js';
import { demoTestimonials } from './testimonials.js';

/** Few enough places that the demo bookings take them all. */
export const SOLD_OUT = { slug: 'natural-dyeing-with-indigo', capacity: 2 } as const;

/** Beside the events of the demo content: one that is sold out, one that is over, one that is a draft, one online. */
const events: readonly DemoRecord[] = [
  {
    en: {
      name: 'Festival of lanterns',
      slug: 'festival-of-lanterns',
      orderNumber: 2,
      capacity: 400,
      startsOn: day(21),
      shortDescription: 'Make a lantern in the afternoon, hang it over the river at dusk, and stay for the music.',
      bannerTitle: 'Four hundred lights over the river',
      aboutHeading: 'About the festival',
      aboutDescription: 'Paper, bamboo and paste are on the tables from two o’clock. Bring the children.',
      infoHeading: 'Good to know',
      infoStartTime: '14:00',
      infoEndTime: '22:00',
      infoType: 'Outdoors',
      ...place.hall,
    },
    ar: {
      name: 'مهرجان الفوانيس',
      shortDescription: 'اصنع فانوسًا بعد الظهر، وعلّقه فوق النهر عند الغروب، وابقَ للموسيقى.',
      bannerTitle: 'أربعمئة ضوء فوق النهر',
      aboutHeading: 'عن المهرجان',
      aboutDescription: 'الورق والخيزران والغراء على الطاولات من الساعة الثانية. أحضر الأطفال.',
      infoHeading: 'معلومات مفيدة',
      infoType: 'في الهواء الطلق',
      infoAddressLabel: 'قاعة المؤتمرات، تيمفو',
    },
    links: { categoryId: ['eventCategory', 'festivals'] },
  },
  {
    en: {
      name: 'Natural dyeing with indigo',
      slug: SOLD_OUT.slug,
      orderNumber: 1,
      capacity: SOLD_OUT.capacity,
      startsOn: day(12),
      shortDescription: 'Fold, bind and dip: a day at the blue vat, and three cloths of your own.',
      speakerName: 'Dechen Wangmo',
      aboutHeading: 'About the day',
      aboutDescription: 'We keep the vat alive with bran and ash, as it has been done here for centuries.',
      infoHeading: 'Good to know',
      infoStartTime: '09:30',
      infoEndTime: '16:30',
      infoType: 'On site',
      ...place.press,
    },
    ar: {
      name: 'الصباغة الطبيعية بالنيلة',
      shortDescription: 'اطوِ واربط واغمس: يوم عند حوض النيلة، وثلاث قطع قماش من صنعك.',
      speakerName: 'ديتشن وانغمو',
      aboutHeading: 'عن اليوم',
      aboutDescription: 'نحافظ على الحوض حيًّا بالنخالة والرماد كما جرت العادة هنا منذ قرون.',
      infoHeading: 'معلومات مفيدة',
      infoType: 'حضوري',
      infoAddressLabel: 'المطبعة القديمة، نورزين لام، تيمفو',
    },
    links: { categoryId: ['eventCategory', 'workshops'], difficultyId: ['eventDifficulty', 'beginner'] },
  },
  {
    en: {
      name: 'River walk',
      slug: 'river-walk',
      capacity: 25,
      startsOn: day(-20),
      shortDescription: 'Eight easy kilometres along the Paro Chhu, with a botanist.',
      aboutHeading: 'About the walk',
      aboutDescription: 'Birches, dippers, and lunch at the iron bridge.',
      infoStartTime: '08:00',
      infoEndTime: '14:00',
      infoType: 'Outdoors',
      ...place.trail,
    },
    ar: {
      name: 'نزهة على النهر',
      shortDescription: 'ثمانية كيلومترات سهلة بمحاذاة النهر مع عالمة نبات.',
      aboutHeading: 'عن النزهة',
      aboutDescription: 'أشجار البتولا وطيور الماء، وغداء عند الجسر الحديدي.',
      infoType: 'في الهواء الطلق',
      infoAddressLabel: 'بداية الدرب فوق بارو',
    },
    links: { categoryId: ['eventCategory', 'day-hikes'], difficultyId: ['eventDifficulty', 'beginner'] },
  },
  {
    en: {
      name: 'Illuminated letters, online',
      slug: 'illuminated-letters-online',
      capacity: 60,
      startsOn: day(9),
      shortDescription: 'Paint one capital letter in two hours, live from wherever you are. Still a draft.',
      infoStartTime: '19:00',
      infoEndTime: '21:00',
      infoType: 'Online',
    },
    ar: {
      name: 'الحروف المزخرفة، عبر الإنترنت',
      shortDescription: 'ارسم حرفًا كبيرًا واحدًا في ساعتين، مباشرة من أي مكان. ما زالت مسودة.',
      infoType: 'عبر الإنترنت',
    },
    links: { categoryId: ['eventCategory', 'online-sessions'] },
    flags: { published: false },
  },
];

const prices: readonly DemoRecord[] = [
  price('festival-of-lanterns', 'BHUTANESE', 'FRESHER', 300, EARLY),
  price('festival-of-lanterns', 'INTERNATIONAL', 'FRESHER', 10, REGULAR),
  price(SOLD_OUT.slug, 'BHUTANESE', 'FRESHER', 2600, REGULAR),
  price(SOLD_OUT.slug, 'INTERNATIONAL', 'FRESHER', 55, REGULAR),
  price('river-walk', 'BHUTANESE', 'FRESHER', 800, REGULAR),
];

/** The picture of each event, on its card and in its banner. */
const pictures: Readonly<Record<string, SceneName>> = {
  'bookbinding-weekend': 'bookbinding',
  'tigers-nest-at-dawn': 'mountain',
  'small-presses-conference': 'presses',
  'festival-of-lanterns': 'lanterns',
  [SOLD_OUT.slug]: 'indigo',
  'river-walk': 'river',
  'illuminated-letters-online': 'calligraphy',
};

async function giveItsPicture(
  stores: RecordStores,
  slug: string,
  file: string | undefined,
  context: Context,
): Promise<void> {
  const events = stores.of('event');
  const record = await events.model.findOne({ slug }, { _id: 1 }).lean<StoredRecord>();
  if (!record) throw new Error(`Demo content: there is no event '${slug}'.`);
  const input = { featuredImage: file, bannerImage: file };
  expectDone(await events.update(record._id.toHexString(), input, null, context));
}

/** Writes further events, a picture for every one, and what there is to read. */
export async function writeShowcase(
  stores: RecordStores,
  files: ReadonlyMap<SceneName, string>,
  contextNow: ContextNow,
): Promise<void> {
  await writeRecords(stores, 'event', events, contextNow);
  await writeRecords(stores, 'eventPrice', prices, contextNow);
  const context = await contextNow();
  for (const [slug, scene] of Object.entries(pictures)) await giveItsPicture(stores, slug, files.get(scene), context);
  await writeBlogAndNews(stores, contextNow);
  await writePictured(stores, 'career', demoCareers, contextNow);
  await writePictured(stores, 'testimonial', demoTestimonials, contextNow);
  await writeCourses(stores, contextNow);
}
