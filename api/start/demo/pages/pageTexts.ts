import type { MotifName } from './motifs.js';
import type { PartnerName, SignName } from './marks.js';
import type { SceneName } from '../scenes.js';
import type { ViewName } from './views.js';

/** A picture of the demo content by its name. */
export const picture = (name: SceneName | ViewName | MotifName | PartnerName | SignName) => ({ picture: name });
export type PictureOf = ReturnType<typeof picture>;

/** A text in English and Arabic; a picture or another value is the same in every language. */
type Both = readonly [en: string, ar: string];
type Texts = readonly Both[];
export type DemoValue = Both | Texts | PictureOf | readonly PictureOf[] | string;

/** The content of a page by the keys of its sections, without the slug: 'section-1-title'. */
export type DemoPage = Readonly<Record<string, DemoValue>>;

const booking = (section: string, image: SceneName | ViewName): DemoPage => ({
  [`${section}-title`]: ['Join us', 'انضم إلينا'],
  [`${section}-heading`]: ['Your place at the table is free', 'مكانك حول الطاولة محجوز لك'],
  [`${section}-sub-heading`]: [
    'Pick a date, bring a friend, leave with something you made.',
    'اختر موعدًا، واصطحب صديقًا، وعد بشيء صنعته بيديك.',
  ],
  [`${section}-description`]: [
    'No experience needed. Tools, tea and patience are ours to bring.',
    'لا تحتاج إلى خبرة. الأدوات والشاي والصبر علينا.',
  ],
  [`${section}-image`]: picture(image),
  [`${section}-button-label`]: ['Find a date', 'اختر موعدًا'],
  [`${section}-button-link`]: '/event',
});

export const home: DemoPage = {
  'section-1-banner-title': ['Workshops · Courses · Gatherings', 'ورش · دورات · لقاءات'],
  'section-1-banner-heading': ['Make something with your own hands', 'اصنع شيئًا بيديك'],
  'section-1-banner-sub-heading': [
    'Small groups, patient teachers and a long table. Learn a craft in a day, or stay with it for a season.',
    'مجموعات صغيرة ومعلّمون صبورون وطاولة طويلة. تعلّم حرفة في يوم، أو رافقها موسمًا كاملًا.',
  ],
  'section-1-banner-image': picture('calligraphy'),
  'section-1-button-label': ['See what is on', 'اكتشف المواعيد'],
  'section-1-button-link': '/event',
  'section-3-title': ['About us', 'من نحن'],
  'section-3-heading': ['A workshop that became a neighbourhood', 'ورشة صارت حيًّا بأكمله'],
  'section-3-sub-heading': ['Since 2009, above the old paper mill.', 'منذ عام 2009، فوق مصنع الورق القديم.'],
  'section-3-description': [
    'We began with one press and six chairs. Today forty makers teach here, and every week two hundred people climb our stairs to learn from them.',
    'بدأنا بمكبس واحد وستة كراسٍ. واليوم يعلّم هنا أربعون حرفيًّا، ويصعد درجنا كل أسبوع مئتا شخص ليتعلموا منهم.',
  ],
  'section-3-image': picture('village'),
  'section-3-button-label': ['Read our story', 'اقرأ قصتنا'],
  'section-3-button-link': '/about-us',
  'section-3-partner-image': (['press', 'river', 'guild', 'school', 'garden'] as const).map(picture),
  'section-4-title': ['Courses', 'الدورات'],
  'section-4-heading': ['Eight evenings, one craft, for good', 'ثماني أمسيات وحرفة واحدة تبقى معك'],
  'section-4-sub-heading': ['From the first knot to your own design.', 'من العقدة الأولى إلى تصميمك الخاص.'],
  'section-4-description': [
    'Our courses are taught by people who live from what they teach. Groups have at most nine places, so that everybody is seen.',
    'يقدّم دوراتنا من يعيشون مما يعلّمونه. لا تتجاوز المجموعة تسعة مقاعد، كي ينال كل واحد عنايته.',
  ],
  'section-4-image': picture('language'),
  'section-4-button-label': ['See the courses', 'تصفح الدورات'],
  'section-4-button-link': '/courses',
  'section-5-title': ['Why choose us', 'لماذا نحن'],
  'section-5-heading': ['Fair prices, and nothing hidden', 'أسعار عادلة بلا مفاجآت'],
  'section-5-sub-heading': ['What you pay is what it costs.', 'ما تدفعه هو ما تكلّفه الورشة.'],
  'section-5-description': [
    'Material, tools and lunch are part of every price. Students and neighbours pay half.',
    'المواد والأدوات والغداء جزء من كل سعر. والطلاب وأهل الحي يدفعون النصف.',
  ],
  'section-5-card-icon': (['people', 'tool', 'open'] as const).map(picture),
  'section-5-card-title': [
    ['Small groups', 'مجموعات صغيرة'],
    ['Good tools', 'أدوات جيدة'],
    ['Open doors', 'أبواب مفتوحة'],
  ],
  'section-5-card-description': [
    ['Nine people at most, and a teacher who knows your name.', 'تسعة أشخاص على الأكثر، ومعلّم يعرف اسمك.'],
    [
      'Sharp, oiled and ready: you work with what professionals use.',
      'حادة ونظيفة وجاهزة: تعمل بما يعمل به المحترفون.',
    ],
    ['Come back on Fridays and finish what you began, free of charge.', 'عُد يوم الجمعة وأكمل ما بدأته من دون مقابل.'],
  ],
  'section-6-title': ['News', 'الأخبار'],
  'section-6-heading': ['From the workshop', 'من الورشة'],
  'section-6-sub-heading': ['What we learned, made and broke lately.', 'ما تعلمناه وصنعناه وكسرناه مؤخرًا.'],
  'section-6-button-label': ['All stories', 'جميع القصص'],
  'section-6-button-link': '/news',
  'section-7-title': ['Voices', 'أصوات'],
  'section-7-heading': ['What people take home', 'ما يعود به الناس إلى بيوتهم'],
  'section-7-sub-heading': ['Besides a bowl that leaks a little.', 'غير وعاء يتسرب منه الماء قليلًا.'],
  'section-7-image': picture('hands'),
  'section-8-title': ['Memories', 'ذكريات'],
  'section-8-heading': ['Made here', 'صُنع هنا'],
  'section-8-sub-heading': ['A year of afternoons on one page.', 'عام من الأمسيات في صفحة واحدة.'],
  'section-8-card-image': (
    [
      'notebook',
      'lantern',
      'bowl',
      'loom',
      'kite',
      'drum',
      'teapot',
      'boat',
      'stars',
      'leaf',
      'letter',
      'threads',
    ] as const
  ).map(picture),
  ...booking('section-9', 'kitchen'),
};

export const aboutUs: DemoPage = {
  'section-1-banner-image': picture('mountain'),
  'section-1-banner-heading': ['We keep hands busy and doors open', 'نشغل الأيدي ونفتح الأبواب'],
  'section-1-banner-sub-heading': [
    'A school of crafts, run by those who practise them.',
    'مدرسة للحرف يديرها من يمارسونها.',
  ],
  'section-2-widget-card-description-0': [
    'Forty makers teach with us, most of them part of the house for years.',
    'أربعون حرفيًّا يعلّمون معنا، ومعظمهم من أهل البيت منذ سنوات.',
  ],
  'section-2-widget-card-description-1': [
    'Two hundred guests a week, from six to eighty-six years old.',
    'مئتا ضيف كل أسبوع، من السادسة إلى السادسة والثمانين.',
  ],
  'section-2-widget-card-description-2': [
    'One in four places is paid for by neighbours for neighbours.',
    'مكان من كل أربعة يدفع ثمنه جيران لجيرانهم.',
  ],
  'section-3-image': picture('shelves'),
  'section-3-heading': [
    'We believe that whoever has made a thing looks at all things differently.',
    'نؤمن أن من صنع شيئًا مرة ينظر إلى الأشياء كلها نظرة أخرى.',
  ],
  'section-4-heading': ['How it began', 'كيف بدأت الحكاية'],
  'section-4-background-image': picture('sheets'),
  'section-4-image': picture('kitchen'),
  'section-4-description': [
    'In the winter of 2009 the paper mill closed, and its last bookbinder stayed. She put a table into the empty hall and a note on the door: come in, learn, bring wood.\n\nPeople came. They brought wood, and then looms, kettles and their children.',
    'في شتاء 2009 أُغلق مصنع الورق، وبقيت آخر مجلّدة كتب فيه. وضعت طاولة في القاعة الخالية وورقة على الباب: ادخلوا وتعلموا وأحضروا حطبًا.\n\nفجاء الناس بالحطب، ثم بالأنوال والأباريق وأطفالهم.',
  ],
  'section-5-heading': ['What we are here for', 'لماذا نحن هنا'],
  'section-5-image': picture('lanterns'),
  'section-5-description': [
    'To pass on what cannot be looked up: how wet the clay must be, when to stop sanding, why a seam runs straight.',
    'لننقل ما لا يوجد في الكتب: كم يجب أن يكون الطين رطبًا، ومتى نتوقف عن الصقل، ولماذا تستقيم الدرزة.',
  ],
  'section-6-heading': ['What you can count on', 'ما يمكنك الاعتماد عليه'],
  'section-6-sub-heading': ['Three promises that hang on our wall.', 'ثلاثة وعود معلّقة على جدارنا.'],
  'section-6-image': picture('camp'),
  'section-6-card-icon': (['care', 'time', 'word'] as const).map(picture),
  'section-6-card-title': [
    ['Care', 'عناية'],
    ['Time', 'وقت'],
    ['Plain words', 'كلام واضح'],
  ],
  'section-6-card-description': [
    ['We teach people, not techniques.', 'نعلّم الناس لا التقنيات.'],
    ['Nobody is hurried. Glue is not, either.', 'لا نستعجل أحدًا، ولا الغراء.'],
    ['We say what it costs, how long it takes and what can go wrong.', 'نقول كم يكلّف وكم يستغرق وما قد يسوء.'],
  ],
  'section-7-heading': ['Our way so far', 'طريقنا حتى الآن'],
  'section-7-sub-headings': [
    ['2009: one press, six chairs and a stove', '2009: مكبس واحد وستة كراسٍ وموقد'],
    ['2013: the weavers move in next door', '2013: النسّاجون ينتقلون إلى جوارنا'],
    ['2018: evening courses, and the Friday workshop', '2018: دورات مسائية وورشة الجمعة'],
    ['2024: a second floor, with a view of the river', '2024: طابق ثانٍ يطل على النهر'],
  ],
  ...booking('section-8', 'presses'),
};

const intro = (title: Both, heading: Both, sub: Both): DemoPage => ({
  'section-1-title': title,
  'section-1-heading': heading,
  'section-1-sub-heading': sub,
});

export const demoPages: Readonly<Record<string, DemoPage>> = {
  home,
  'about-us': aboutUs,
  event: {
    ...intro(
      ['Events', 'الفعاليات'],
      ['Something is always going on', 'هنا دائمًا ما يحدث'],
      [
        'Workshops, walks and gatherings. Find yours and book a place.',
        'ورش ومسيرات ولقاءات. اختر ما يناسبك واحجز مكانك.',
      ],
    ),
    ...booking('section-2', 'camp'),
  },
  courses: {
    ...intro(
      ['Courses', 'الدورات'],
      ['Learn it properly, one evening at a time', 'تعلّمها كما يجب، أمسية بعد أمسية'],
      ['Eight evenings with a teacher and at most nine places.', 'ثماني أمسيات مع معلّم، وتسعة مقاعد على الأكثر.'],
    ),
    ...booking('section-2', 'language'),
  },
  careers: {
    ...intro(
      ['Careers', 'الوظائف'],
      ['Work where things are made', 'اعمل حيث تُصنع الأشياء'],
      ['We look for people who teach as they work.', 'نبحث عمّن يعلّمون وهم يعملون.'],
    ),
    ...booking('section-2', 'hands'),
  },
  'contact-us': intro(
    ['Contact', 'تواصل'],
    ['Write to us, or come by', 'اكتب إلينا أو مُرّ بنا'],
    ['We answer within two working days, mostly sooner.', 'نرد خلال يومي عمل، وغالبًا قبل ذلك.'],
  ),
  'news-and-blogs': {
    ...intro(
      ['News and stories', 'أخبار وقصص'],
      ['What happens between two dates', 'ما يحدث بين موعدين'],
      ['Reports, interviews and field notes from the people of the house.', 'تقارير ومقابلات ومذكرات من أهل البيت.'],
    ),
    'section-2-category-title': ['Topics', 'المواضيع'],
    'section-2-news-blogs-title': ['The latest', 'الأحدث'],
  },
  offers: {
    'section-1-banner-image-1': picture('presses'),
    'section-1-banner-image-2': picture('shelves'),
    'section-2-title': 'This season',
    'section-2-heading': 'Two for one, every Tuesday evening',
    'section-2-description':
      'Bring somebody who has never held a needle, a brush or a chisel: the second place is on us until the end of the season.',
    'section-2-button-label': 'Choose a Tuesday',
    'section-2-button-link': '/event',
  },
};
