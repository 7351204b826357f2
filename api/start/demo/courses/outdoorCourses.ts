import { FEE_STRUCTURE_SLUG } from '@polyphony/domain/courses/feeStructure.js';
import { features, offer, type DemoCourse } from './demoCourse.js';

/** Courses that are held outdoors. */
export const outdoorCourses: readonly DemoCourse[] = [
  {
    picture: { scene: 'road', en: 'A red car on a road by the sea', ar: 'سيارة حمراء على طريق بجانب البحر' },
    flags: { featured: true },
    en: {
      title: 'Driving license for golden visa holders',
      subTitle: 'From the eye test to the road test, in your language',
      slug: FEE_STRUCTURE_SLUG,
      orderNumber: 2,
      courseStaticId: 'GV-DL-01',
      shortDescription: 'Theory, yard and road with the same instructor, and somebody who takes care of the papers.',
      description: 'Holders of a golden visa with a license from home need fewer lessons. We find out how many.',
      trainingHeading: 'The way to the license',
      trainingDetails: [
        { title: 'Theory', description: 'Eight lessons, or two with a license from home.' },
        { title: 'Yard', description: 'Parking, hills, and the garage that everybody fears.' },
        { title: 'Road', description: 'City, highway and night.' },
      ],
      registrationHeading: 'What to bring',
      registrationCards: [
        { title: 'Emirates ID', description: 'The original, and a copy of both sides.' },
        { title: 'License from home', description: 'If you have one, with a legal translation.' },
        { title: 'Eye test', description: 'From any optician; ours takes five minutes.' },
      ],
      categoryConditionHeading: 'Who can register',
      categoryConditionDescription: 'From 18 years on, with a valid golden visa.',
      packageCategoriesSwitch: true,
      packageCategories: ['With a license from home', 'First license'],
      feeStructure: [
        { service: 'Opening a traffic file', amount: 'AED 200' },
        { service: 'Eye test', amount: 'AED 140' },
        { service: 'Theory test', amount: 'AED 200' },
        { service: 'Road test', amount: 'AED 200' },
        { service: 'Issuing the license', amount: 'AED 300' },
      ],
      questions: [
        { question: 'How long does it take?', answer: 'Two to six weeks, as the tests are free.' },
        { question: 'In which languages are the lessons?', answer: 'English, Arabic, Urdu and Dzongkha.' },
      ],
      metaKeywords: 'golden visa, driving license',
    },
    ar: {
      title: 'رخصة القيادة لحاملي الإقامة الذهبية',
      subTitle: 'من فحص النظر إلى اختبار الطريق، بلغتك',
      shortDescription: 'النظري والساحة والطريق مع المدرب نفسه، ومن يتولى الأوراق عنك.',
      description: 'يحتاج حاملو الإقامة الذهبية ممن لديهم رخصة من بلدهم إلى دروس أقل. نعرف معك كم.',
      trainingHeading: 'الطريق إلى الرخصة',
      trainingDetails: [
        { title: 'النظري', description: 'ثمانية دروس، أو درسان لمن لديه رخصة من بلده.' },
        { title: 'الساحة', description: 'الوقوف والمرتفعات والمرآب الذي يخشاه الجميع.' },
        { title: 'الطريق', description: 'المدينة والطريق السريع والليل.' },
      ],
      registrationHeading: 'ماذا تحضر',
      registrationCards: [
        { title: 'الهوية الإماراتية', description: 'الأصل ونسخة من الوجهين.' },
        { title: 'رخصة بلدك', description: 'إن وُجدت، مع ترجمة قانونية.' },
        { title: 'فحص النظر', description: 'من أي محل نظارات، وعندنا يستغرق خمس دقائق.' },
      ],
      categoryConditionHeading: 'من يمكنه التسجيل',
      categoryConditionDescription: 'من سن 18 عامًا، بإقامة ذهبية سارية.',
      packageCategories: ['لمن لديه رخصة', 'الرخصة الأولى'],
      feeStructure: [
        { service: 'فتح ملف مروري', amount: '٢٠٠ درهم' },
        { service: 'فحص النظر', amount: '١٤٠ درهمًا' },
        { service: 'الاختبار النظري', amount: '٢٠٠ درهم' },
        { service: 'اختبار الطريق', amount: '٢٠٠ درهم' },
        { service: 'إصدار الرخصة', amount: '٣٠٠ درهم' },
      ],
      questions: [
        { question: 'كم تستغرق؟', answer: 'من أسبوعين إلى ستة، بحسب مواعيد الاختبارات.' },
        { question: 'بأي لغات الدروس؟', answer: 'بالإنجليزية والعربية والأوردية والدزونغكا.' },
      ],
    },
    packages: [
      offer(
        'AED,2400',
        3,
        {
          type: 'With a license from home',
          title: 'Ten lessons',
          tagName: 'Most chosen',
          featuresTitle: 'Included',
          features: features('Two theory lessons', 'Ten hours on the road', 'All papers'),
          terms: '<p>Fees of the authority are paid beside it: see below.</p>',
        },
        {
          type: 'لمن لديه رخصة',
          title: 'عشرة دروس',
          tagName: 'الأكثر اختيارًا',
          featuresTitle: 'يشمل',
          features: features('درسان نظريان', 'عشر ساعات على الطريق', 'كل الأوراق'),
          terms: '<p>تُدفع رسوم الجهة المختصة على حدة: انظر أدناه.</p>',
        },
        { featured: true },
      ),
      offer(
        'AED,4600',
        2,
        {
          type: 'First license',
          title: 'Twenty lessons',
          featuresTitle: 'Included',
          features: features('Eight theory lessons', 'Twenty hours on the road', 'All papers'),
        },
        {
          type: 'الرخصة الأولى',
          title: 'عشرون درسًا',
          featuresTitle: 'يشمل',
          features: features('ثمانية دروس نظرية', 'عشرون ساعة على الطريق', 'كل الأوراق'),
        },
      ),
      offer(
        'AED,7900',
        1,
        {
          type: 'First license',
          title: 'Until you pass',
          tagName: 'No worries',
          featuresTitle: 'Included',
          features: features('All lessons that you need', 'All repeated tests', 'A car that picks you up'),
        },
        {
          type: 'الرخصة الأولى',
          title: 'حتى تنجح',
          tagName: 'بلا قلق',
          featuresTitle: 'يشمل',
          features: features('كل ما تحتاجه من دروس', 'كل إعادة للاختبار', 'سيارة تقلّك من بيتك'),
        },
      ),
    ],
  },
  {
    picture: { scene: 'peaks', en: 'A tent with prayer flags below two peaks', ar: 'خيمة ورايات صلاة تحت قمتين' },
    en: {
      title: 'Walking safely in the mountains',
      subTitle: 'Weather, map, rope, and turning back in time',
      slug: 'walking-safely-in-the-mountains',
      orderNumber: 1,
      shortDescription: 'Five days with a guide who has turned back more often than anybody, and is still here.',
      trainingDetails: [
        { title: 'Map and weather', description: 'Reading both, and believing them.' },
        { title: 'Rope and river', description: 'Knots, crossings, and what not to try.' },
        { title: 'Camp', description: 'Two nights out, at 3,400 metres.' },
      ],
      categoryConditionHeading: 'Conditions',
      categoryConditionDescription:
        'You can walk for six hours with eight kilos. From 16 years on, with a parent from 12 on.',
      questions: [
        { question: 'Which equipment do I need?', answer: 'Boots and a sleeping bag. All else is there.' },
        { question: 'What when it rains?', answer: 'Then the lesson is about rain.' },
      ],
    },
    ar: {
      title: 'المشي الآمن في الجبال',
      subTitle: 'الطقس والخريطة والحبل والعودة في الوقت المناسب',
      shortDescription: 'خمسة أيام مع مرشد عاد أدراجه أكثر من أي أحد، وما زال بيننا.',
      trainingDetails: [
        { title: 'الخريطة والطقس', description: 'قراءتهما وتصديقهما.' },
        { title: 'الحبل والنهر', description: 'العُقد والعبور وما لا ينبغي تجربته.' },
        { title: 'المخيم', description: 'ليلتان في الخارج على ارتفاع 3400 متر.' },
      ],
      categoryConditionHeading: 'الشروط',
      categoryConditionDescription: 'تستطيع المشي ست ساعات بثمانية كيلوغرامات. من سن 16، ومع أحد الوالدين من سن 12.',
      questions: [
        { question: 'ما المعدات التي أحتاجها؟', answer: 'حذاء جبلي وكيس نوم، وما سواهما موجود.' },
        { question: 'وماذا إذا أمطرت؟', answer: 'يصير الدرس عن المطر.' },
      ],
    },
    packages: [
      offer(
        'AED,2100',
        2,
        {
          title: 'Five days',
          featuresTitle: 'Included',
          features: features('Guide and cook', 'Tent, rope and stove', 'Transport from Paro'),
        },
        {
          title: 'خمسة أيام',
          featuresTitle: 'يشمل',
          features: features('مرشد وطاهٍ', 'خيمة وحبل وموقد', 'النقل من بارو'),
        },
        { featured: true },
      ),
      offer(
        'AED,650',
        1,
        { title: 'The first day', features: features('Guide', 'Lunch', 'Counts towards the five days') },
        { title: 'اليوم الأول', features: features('مرشد', 'الغداء', 'يُحسب من الأيام الخمسة') },
      ),
    ],
  },
];
