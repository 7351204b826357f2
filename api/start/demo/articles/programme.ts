import type { DemoArticle } from './demoArticle.js';

const PROGRAMME = { categoryId: ['blogCategory', 'behind-the-programme'] } as const;

export const programme: readonly DemoArticle[] = [
  {
    picture: {
      scene: 'circle',
      en: 'Twelve round stools around a table, seen from above',
      ar: 'اثنا عشر مقعدًا مستديرًا حول طاولة، من الأعلى',
    },
    links: PROGRAMME,
    en: {
      title: 'Why our groups have twelve places',
      slug: 'why-our-groups-have-twelve-places',
      shortDescription: 'We have tried six, nine, twenty and thirty. Here is what we found.',
      tags: ['Teaching', 'Workshops'],
      isFormActive: true,
      description: `<p>“Could you not take two more?” is the question that we hear most often. We could. We have the chairs. This is why we do not.</p>
<h2>Six is a class, not a group</h2>
<p>With six, everybody waits for the teacher. Nobody wants to be the one who asks, because the one who asks is a sixth of the room.</p>
<h2>Twenty is an audience</h2>
<p>With twenty, people at the back watch people at the front. The teacher talks louder and shows less. We have measured it once: each person had the needle in their hand for eleven minutes in an hour.</p>
<h2>Twelve looks sideways</h2>
<p>With twelve, something else happens after half an hour. People stop looking at the teacher and begin to look at the hands of their neighbours. From then on there are thirteen teachers in the room.</p>
<p>And twelve people fit around our table. We admit that we found the table first.</p>`,
    },
    ar: {
      title: 'لماذا في مجموعاتنا اثنا عشر مكانًا',
      shortDescription: 'جرّبنا ستة وتسعة وعشرين وثلاثين. هذا ما وجدناه.',
      tags: ['تعليم', 'ورش'],
      description: `<p>«ألا تستطيعون قبول اثنين آخرين؟» هذا أكثر سؤال نسمعه. نستطيع، فلدينا الكراسي. وإليكم لماذا لا نفعل.</p>
<h2>الستة صفّ لا مجموعة</h2>
<p>مع ستة ينتظر الجميع المعلم. ولا يريد أحد أن يكون السائل، لأن السائل سدس الغرفة.</p>
<h2>العشرون جمهور</h2>
<p>مع عشرين يشاهد من في الخلف من في الأمام. يتكلم المعلم بصوت أعلى ويُري أقل. قسنا ذلك مرة: أمسك كل شخص الإبرة إحدى عشرة دقيقة في الساعة.</p>
<h2>الاثنا عشر ينظرون إلى الجانب</h2>
<p>مع اثني عشر يحدث شيء آخر بعد نصف ساعة. يكفّ الناس عن النظر إلى المعلم ويبدؤون بالنظر إلى أيدي جيرانهم. ومنذ تلك اللحظة يكون في الغرفة ثلاثة عشر معلمًا.</p>
<p>ثم إن اثني عشر شخصًا يتسعون حول طاولتنا. ونعترف بأننا وجدنا الطاولة أولًا.</p>`,
    },
  },
  {
    picture: {
      scene: 'board',
      en: 'Cards in three columns on a pinboard',
      ar: 'بطاقات في ثلاثة أعمدة على لوح',
    },
    links: PROGRAMME,
    en: {
      title: 'How we choose what to teach',
      slug: 'how-we-choose-what-to-teach',
      shortDescription: 'Three columns on a pinboard, one rule, and a veto that everybody has once a year.',
      tags: ['Teaching', 'Workshops', 'Planning'],
      description: `<p>In October the pinboard in the kitchen is emptied. By November there are about forty cards on it. Nine of them will be in the programme.</p>
<h2>The three columns</h2>
<ol><li><strong>Somebody can teach it.</strong> Not “somebody knows it”: somebody can sit beside a person who is failing at it and stay cheerful.</li><li><strong>It can be done badly.</strong> What works at the first try is a pleasant afternoon, not a workshop.</li><li><strong>You take something home.</strong> A notebook, a blue hand, a song.</li></ol>
<h2>The rule</h2>
<p>A card moves only when the person who moves it has tried the thing. That is how our accountant learned to fire clay, and why she now writes the best descriptions of all of us.</p>
<h2>The veto</h2>
<p>Each of us has one a year and need not say why. It has been used four times. We have never been sorry.</p>`,
    },
    ar: {
      title: 'كيف نختار ما نعلّمه',
      shortDescription: 'ثلاثة أعمدة على لوح، وقاعدة واحدة، وحق نقض لكل منا مرة في السنة.',
      tags: ['تعليم', 'ورش', 'تخطيط'],
      description: `<p>في أكتوبر يُفرَّغ اللوح في المطبخ. وبحلول نوفمبر يكون عليه نحو أربعين بطاقة، تسع منها ستدخل البرنامج.</p>
<h2>الأعمدة الثلاثة</h2>
<ol><li><strong>يستطيع أحد أن يعلّمه.</strong> ليس «يعرفه أحد»: بل يستطيع أحد أن يجلس بجانب من يفشل فيه ويبقى مرحًا.</li><li><strong>يمكن إتقانه بشكل سيئ.</strong> ما ينجح من أول محاولة عصر لطيف، لا ورشة.</li><li><strong>تأخذ شيئًا إلى البيت.</strong> دفترًا، أو يدًا زرقاء، أو أغنية.</li></ol>
<h2>القاعدة</h2>
<p>لا تتحرك بطاقة إلا إذا جرّب من يحركها ذلك الشيء بنفسه. هكذا تعلمت محاسبتنا حرق الفخار، ولهذا تكتب الآن أفضل الأوصاف بيننا.</p>
<h2>حق النقض</h2>
<p>لكل منا واحد في السنة، ولا يلزمه أن يقول لماذا. استُعمل أربع مرات، ولم نندم قط.</p>`,
    },
  },
  {
    picture: {
      scene: 'supper',
      en: 'Five steaming bowls on a long table under lamps',
      ar: 'خمسة أوعية يتصاعد منها البخار على طاولة طويلة تحت المصابيح',
    },
    links: PROGRAMME,
    en: {
      title: 'The last hour belongs to the soup',
      slug: 'the-last-hour-belongs-to-the-soup',
      shortDescription: 'Every workshop ends at the kitchen table. A recipe, and why it is on the timetable.',
      tags: ['Food', 'Workshops'],
      source: 'From the kitchen',
      description: `<p>It says so on every timetable: 17:00, soup. It is not a break and it is not the end. We have learned that people understand what they did all day when they tell it to somebody with a spoon in the hand.</p>
<h2>For twelve and the teacher</h2>
<ul><li>a kilo of red lentils, washed until the water is clear</li><li>four onions, and more ginger than seems right</li><li>two spoons of turmeric, one of cumin</li><li>a bunch of coriander, stems and all</li><li>lemons</li></ul>
<p>Fry onions and ginger slowly, until somebody comes in and asks what that is. Add the spices for as long as it takes to say their names. Then the lentils, and three times as much water. After forty minutes it is soup; after fifty it is better.</p>
<h2>The rule of the table</h2>
<p>Nobody sits beside the person they came with.</p>`,
    },
    ar: {
      title: 'الساعة الأخيرة للحساء',
      shortDescription: 'تنتهي كل ورشة على طاولة المطبخ. وصفة، ولماذا هي في الجدول.',
      tags: ['طعام', 'ورش'],
      description: `<p>هذا مكتوب في كل جدول: الخامسة، حساء. ليست استراحة وليست النهاية. تعلمنا أن الناس يفهمون ما فعلوه طوال اليوم حين يروونه لأحد والملعقة في أيديهم.</p>
<h2>لاثني عشر شخصًا والمعلم</h2>
<ul><li>كيلوغرام من العدس الأحمر، يُغسل حتى يصفو الماء</li><li>أربع بصلات، وزنجبيل أكثر مما يبدو معقولًا</li><li>ملعقتان من الكركم وواحدة من الكمون</li><li>حزمة كزبرة بسيقانها</li><li>ليمون</li></ul>
<p>اقلِ البصل والزنجبيل ببطء حتى يدخل أحد ويسأل ما هذا. أضف التوابل بقدر ما يستغرق نطق أسمائها، ثم العدس وثلاثة أضعافه ماءً. بعد أربعين دقيقة يصير حساءً، وبعد خمسين يصير أطيب.</p>
<h2>قاعدة الطاولة</h2>
<p>لا يجلس أحد بجانب من جاء معه.</p>`,
    },
  },
];
