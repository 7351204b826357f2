import type { DemoArticle } from './demoArticle.js';

const WORKSHOP = { categoryId: ['newsCategory', 'around-the-workshop'] } as const;
const PROGRAMME = { categoryId: ['newsCategory', 'programme'] } as const;

export const news: readonly DemoArticle[] = [
  {
    picture: {
      scene: 'openDoor',
      en: 'A white house with a red roof whose door is open',
      ar: 'بيت أبيض بسقف أحمر وباب مفتوح',
    },
    links: WORKSHOP,
    flags: { featured: true },
    en: {
      title: 'The Old Press opens its doors again',
      slug: 'the-old-press-opens-its-doors-again',
      shortDescription: 'After a winter of repairs the workshop can be visited from Tuesday on.',
      tags: ['Workshop', 'Opening hours'],
      source: 'Press office',
      isFormActive: true,
      description: `<p>The roof is tight, the presses are oiled, and the kitchen has a second window. From Tuesday on the Old Press on Norzin Lam is open again, five days a week.</p>
<h2>What is new</h2>
<ul><li>A ramp at the side entrance, and a door that opens by itself.</li><li>Light from the north in the small room, for everybody who works with colour.</li><li>A quiet corner with tea, a dictionary, and no network.</li></ul>
<p>The old floor is still there. We took it out, board by board, numbered it, and put it back: it has been polished by eighty years of shoes, and no machine does that.</p>
<p>Visitors are welcome from 10:00 to 17:00. On Tuesday there is soup.</p>`,
    },
    ar: {
      title: 'المطبعة القديمة تفتح أبوابها من جديد',
      shortDescription: 'بعد شتاء من الإصلاحات يمكن زيارة الورشة ابتداءً من الثلاثاء.',
      tags: ['الورشة', 'مواعيد'],
      description: `<p>السقف محكم، والمطابع مزيّتة، وللمطبخ نافذة ثانية. ابتداءً من الثلاثاء تعود المطبعة القديمة في نورزين لام مفتوحة خمسة أيام في الأسبوع.</p>
<h2>ما الجديد</h2>
<ul><li>منحدر عند المدخل الجانبي وباب يُفتح من تلقاء نفسه.</li><li>ضوء من الشمال في الغرفة الصغيرة لكل من يعمل بالألوان.</li><li>ركن هادئ فيه شاي ومعجم، ولا شبكة فيه.</li></ul>
<p>الأرضية القديمة باقية. نزعناها لوحًا لوحًا ورقّمناها وأعدناها: صقلتها أحذية ثمانين عامًا، ولا آلة تفعل ذلك.</p>
<p>نرحب بالزوار من العاشرة إلى الخامسة. ويوم الثلاثاء حساء.</p>`,
    },
  },
  {
    picture: {
      scene: 'moonlit',
      en: 'Nine lanterns on a line below a full moon',
      ar: 'تسعة فوانيس على حبل تحت البدر',
    },
    links: PROGRAMME,
    flags: { featured: true },
    en: {
      title: 'Festival of Lanterns: the dates are fixed',
      slug: 'festival-of-lanterns-the-dates-are-fixed',
      shortDescription: 'Three evenings around the full moon, with a children’s hour at dusk on each of them.',
      tags: ['Festival', 'Lanterns'],
      description: `<p>The moon has decided, as every year: the festival takes place on the three evenings around the full moon, in the meadow behind the convention hall.</p>
<h2>How the evenings run</h2>
<p>At dusk there is an hour for children, with paper, glue and a great deal of patience. When it is dark the lanterns are lit from one flame, which goes from hand to hand. Then there is music until ten, and silence at five past: the owls live here too.</p>
<h2>What to bring</h2>
<ul><li>Shoes that may get wet.</li><li>A blanket, or somebody with a blanket.</li><li>No fireworks. None.</li></ul>
<p>Places are free but counted. Booking opens with the events of the season.</p>`,
    },
    ar: {
      title: 'مهرجان الفوانيس: تحددت المواعيد',
      shortDescription: 'ثلاث أمسيات حول ليلة البدر، وفي كل منها ساعة للأطفال عند الغسق.',
      tags: ['مهرجان', 'فوانيس'],
      description: `<p>قرر القمر كما في كل عام: يقام المهرجان في الأمسيات الثلاث حول ليلة البدر، في المرج خلف قاعة المؤتمرات.</p>
<h2>كيف تسير الأمسيات</h2>
<p>عند الغسق ساعة للأطفال مع ورق وغراء وصبر كثير. وحين يحل الظلام تُضاء الفوانيس من شعلة واحدة تنتقل من يد إلى يد. ثم موسيقى حتى العاشرة، وصمت بعدها بخمس دقائق: فالبوم يسكن هنا أيضًا.</p>
<h2>ماذا تحضر</h2>
<ul><li>حذاءً لا بأس أن يبتل.</li><li>بطانية، أو شخصًا معه بطانية.</li><li>لا ألعاب نارية إطلاقًا.</li></ul>
<p>الأماكن مجانية لكنها معدودة. ويبدأ الحجز مع فعاليات الموسم.</p>`,
    },
  },
  {
    picture: {
      scene: 'bridge',
      en: 'A hanging bridge with prayer flags over a river',
      ar: 'جسر معلّق برايات فوق نهر',
    },
    links: WORKSHOP,
    en: {
      title: 'A new bridge to the river meadow',
      slug: 'a-new-bridge-to-the-river-meadow',
      shortDescription: 'The detour of forty minutes is over: walkers cross at the birches again.',
      tags: ['Walking', 'River'],
      source: 'With thanks to the village of Wangsisina',
      description: `<p>Two years ago the flood took the old bridge. Since then our spring walk began with a detour of forty minutes, on the road, with lorries. That is over.</p>
<p>The new bridge hangs eleven metres above the water and carries eight people at a time. It was built by the village; we paid for the cables, and carried planks on six Saturdays. Ninety-three people helped, of whom eleven had only come for a walk.</p>
<h2>Please</h2>
<p>Do not swing. Do not run. Greet whoever comes the other way: the one going uphill has the right of way, and the one with a cow has it always.</p>`,
    },
    ar: {
      title: 'جسر جديد إلى مرج النهر',
      shortDescription: 'انتهى الالتفاف الذي يستغرق أربعين دقيقة: يعبر المشاة من جديد عند أشجار البتولا.',
      tags: ['مشي', 'نهر'],
      description: `<p>قبل عامين أخذ الفيضان الجسر القديم. ومنذ ذلك الحين كانت مسيرتنا الربيعية تبدأ بالتفاف يستغرق أربعين دقيقة على الطريق بين الشاحنات. انتهى ذلك.</p>
<p>يتدلى الجسر الجديد على ارتفاع أحد عشر مترًا فوق الماء ويحمل ثمانية أشخاص معًا. بناه أهل القرية، ودفعنا نحن ثمن الحبال وحملنا الألواح ستة أيام سبت. ساعد ثلاثة وتسعون شخصًا، منهم أحد عشر جاؤوا للمشي فقط.</p>
<h2>من فضلكم</h2>
<p>لا تتأرجحوا ولا تركضوا. وحيّوا من يأتي من الجهة الأخرى: الأولوية للصاعد، ولمن معه بقرة دائمًا.</p>`,
    },
  },
  {
    picture: {
      scene: 'shelves',
      en: 'Shelves full of rolled papers in many colours',
      ar: 'رفوف مليئة بلفائف ورق ملونة',
    },
    links: WORKSHOP,
    en: {
      title: 'Four hundred papers that you may touch',
      slug: 'four-hundred-papers-that-you-may-touch',
      shortDescription: 'The library of samples is catalogued and open. Gloves are not allowed.',
      tags: ['Paper', 'Library'],
      description: `<p>For years they lay in drawers, in no order: papers from four continents, gifts from guests, remnants of large jobs. A trainee has now catalogued all four hundred and six.</p>
<h2>How the library works</h2>
<p>Each paper has a roll, a number and a card. The card says where it comes from, what is in it, and what it sounds like when it is torn. The last line took the longest, and there was an argument about number 212.</p>
<p>You may touch everything. You may fold a corner, write on it, hold it to the light. What you may not do is wear gloves: a paper that nobody feels is only a colour.</p>
<p>Open on Wednesdays, or when somebody is there.</p>`,
    },
    ar: {
      title: 'أربعمئة ورقة يجوز لمسها',
      shortDescription: 'مكتبة العينات مفهرسة ومفتوحة. القفازات ممنوعة.',
      tags: ['ورق', 'مكتبة'],
      description: `<p>ظلت سنوات في الأدراج بلا ترتيب: أوراق من أربع قارات، هدايا من الضيوف، وبقايا أعمال كبيرة. وقد فهرست متدربة الآن الأربعمئة والست كلها.</p>
<h2>كيف تعمل المكتبة</h2>
<p>لكل ورق لفافة ورقم وبطاقة. تقول البطاقة من أين جاء، ومم صُنع، وما صوته حين يُمزق. السطر الأخير استغرق أطول وقت، وكان هناك جدال حول الرقم ٢١٢.</p>
<p>يجوز لك لمس كل شيء. يجوز أن تطوي زاوية وتكتب عليها وترفعها إلى الضوء. ما لا يجوز هو ارتداء القفازات: فالورق الذي لا يلمسه أحد لون فقط.</p>
<p>مفتوحة أيام الأربعاء، أو حين يكون أحد هناك.</p>`,
    },
  },
  {
    picture: {
      scene: 'bus',
      en: 'A red bus on a road below mountains',
      ar: 'حافلة حمراء على طريق تحت الجبال',
    },
    links: PROGRAMME,
    en: {
      title: 'By bus to the trailhead',
      slug: 'by-bus-to-the-trailhead',
      shortDescription: 'Line 4 now stops at the foot of the mountain, twice each morning.',
      tags: ['Walking', 'Getting here'],
      description: `<p>Those who walk with us no longer need a car. Line 4 goes on to the trailhead above Paro, at 6:10 and at 7:40, and brings you back at 15:30 and 17:00.</p>
<h2>What this means for our walks</h2>
<ul><li>All day hikes begin at 7:50, when the second bus is there.</li><li>The car park is for people who cannot take the bus. There are nine places left, and that is enough.</li><li>Who shows a ticket of the bus gets tea at the hut.</li></ul>
<p>The driver of the early bus, by the way, sings. It is included.</p>`,
    },
    ar: {
      title: 'بالحافلة إلى بداية الدرب',
      shortDescription: 'يتوقف الخط ٤ الآن عند سفح الجبل مرتين كل صباح.',
      tags: ['مشي', 'الوصول'],
      description: `<p>لم يعد من يمشي معنا بحاجة إلى سيارة. يواصل الخط ٤ سيره إلى بداية الدرب فوق بارو في الساعة 6:10 و7:40، ويعيدكم في 15:30 و17:00.</p>
<h2>ما الذي يعنيه ذلك لمسيراتنا</h2>
<ul><li>تبدأ كل المسيرات اليومية في 7:50 حين تصل الحافلة الثانية.</li><li>موقف السيارات لمن لا يستطيع ركوب الحافلة. بقي فيه تسعة أماكن، وهذا يكفي.</li><li>من يُظهر تذكرة الحافلة يحصل على الشاي في الكوخ.</li></ul>
<p>سائق الحافلة المبكرة يغني بالمناسبة، وذلك مشمول في السعر.</p>`,
    },
  },
  {
    picture: {
      scene: 'sprout',
      en: 'A shoot with two leaves that grows out of an open book',
      ar: 'برعم بورقتين ينمو من كتاب مفتوح',
    },
    links: PROGRAMME,
    en: {
      title: 'Six free places for young bookbinders',
      slug: 'six-free-places-for-young-bookbinders',
      shortDescription: 'Between 14 and 18, curious, and patient for at least ten minutes: then write to us.',
      tags: ['Bookbinding', 'Young people'],
      isFormActive: true,
      description: `<p>Thanks to a guest who does not want to be named, six young people can take part in the bookbinding weekends of this year without paying. Travel and soup are included.</p>
<h2>Who can apply</h2>
<p>Everybody between 14 and 18. You do not have to have made anything yet. Tell us in ten sentences about an object that you like to hold in your hand, and why. We read all of them, aloud, to each other.</p>
<h2>What happens then</h2>
<ol><li>We answer everybody within three weeks.</li><li>You come with somebody you trust, look around, and decide.</li><li>You bind a book. It will be crooked. You will keep it for ever.</li></ol>`,
    },
    ar: {
      title: 'ستة أماكن مجانية لمجلّدي الكتب الشباب',
      shortDescription: 'بين 14 و18، فضولي، وصبور عشر دقائق على الأقل: اكتب إلينا.',
      tags: ['تجليد', 'شباب'],
      description: `<p>بفضل ضيف لا يريد أن يُذكر اسمه يستطيع ستة من الشباب المشاركة هذا العام في عطلات تجليد الكتب دون مقابل. السفر والحساء مشمولان.</p>
<h2>من يمكنه التقدم</h2>
<p>كل من عمره بين 14 و18. لا يلزم أن تكون قد صنعت شيئًا من قبل. حدثنا في عشر جمل عن شيء تحب أن تمسكه بيدك، ولماذا. نقرؤها كلها بصوت عالٍ بعضنا لبعض.</p>
<h2>ماذا يحدث بعد ذلك</h2>
<ol><li>نجيب الجميع خلال ثلاثة أسابيع.</li><li>تأتي مع شخص تثق به وتنظر حولك وتقرر.</li><li>تجلّد كتابًا. سيكون مائلًا. وستحتفظ به إلى الأبد.</li></ol>`,
    },
  },
  {
    picture: {
      scene: 'flywheel',
      en: 'A large wheel, one half dark with age, the other one restored',
      ar: 'عجلة كبيرة نصفها أسود من القدم ونصفها مرمَّم',
    },
    links: WORKSHOP,
    en: {
      title: 'The press of 1912 turns again',
      slug: 'the-press-of-1912-turns-again',
      shortDescription: 'It took three years, a blacksmith and a letter from Leipzig.',
      tags: ['Printing', 'Machines', 'Workshop'],
      source: 'Workshop diary',
      description: `<p>It came over the passes in pieces, on the backs of mules, and for forty years it printed the forms of the district office. Then it stood. On Friday at a quarter past four it turned again.</p>
<h2>What was missing</h2>
<p>The bearing of the flywheel, two rollers, and the knowledge of how it sounds when it is right. The first we had cast. For the second we wrote to the town where the press was built: an archive there sent a drawing, and a retired printer sent a recording, which he had made in his youth because he liked the sound.</p>
<blockquote><p>“Slower. It is a waltz, not a march.”</p></blockquote>
<p>That was all that he wrote when he heard ours. We have slowed it down.</p>`,
    },
    ar: {
      title: 'مطبعة عام 1912 تدور من جديد',
      shortDescription: 'استغرق الأمر ثلاث سنوات وحدادًا ورسالة من لايبزيغ.',
      tags: ['طباعة', 'آلات', 'الورشة'],
      description: `<p>جاءت عبر الممرات قطعًا على ظهور البغال، وطبعت أربعين عامًا استمارات دائرة المنطقة. ثم توقفت. ويوم الجمعة في الرابعة والربع دارت من جديد.</p>
<h2>ما الذي كان ينقص</h2>
<p>محمل العجلة الكبيرة، وأسطوانتان، ومعرفة كيف يكون صوتها حين تكون سليمة. الأول سبكناه. أما الثانية فكتبنا إلى المدينة التي صُنعت فيها: أرسل أرشيف هناك رسمًا، وأرسل طبّاع متقاعد تسجيلًا صنعه في شبابه لأنه أحب الصوت.</p>
<blockquote><p>«أبطأ. إنها فالس لا مارش.»</p></blockquote>
<p>هذا كل ما كتبه حين سمع مطبعتنا. وقد أبطأناها.</p>`,
    },
  },
  {
    picture: {
      scene: 'winter',
      en: 'A wooden workshop in the snow, its window lit',
      ar: 'ورشة خشبية في الثلج ونافذتها مضاءة',
    },
    links: PROGRAMME,
    en: {
      title: 'The winter programme is here',
      slug: 'the-winter-programme-is-here',
      shortDescription: 'Nine workshops, two trips, and a whole week without any plan.',
      tags: ['Workshops', 'Winter'],
      description: `<p>Long evenings are good for things that need a lamp. From December to February there are nine workshops, six of them new.</p>
<h2>New this winter</h2>
<ul><li><strong>Darning.</strong> Bring the sock. Bring the story of the sock.</li><li><strong>Letters with a brush.</strong> Four evenings, one alphabet.</li><li><strong>Maps from memory.</strong> Of the way to school, for people who have not walked it for thirty years.</li></ul>
<h2>The week without a plan</h2>
<p>In the last week of January the workshop is open and nothing is taught. The tools are there, the stove is lit, somebody makes soup. We tried it last year, because the teacher was ill. It was the best week of the winter.</p>`,
    },
    ar: {
      title: 'برنامج الشتاء هنا',
      shortDescription: 'تسع ورش ورحلتان وأسبوع كامل بلا خطة.',
      tags: ['ورش', 'شتاء'],
      description: `<p>الأمسيات الطويلة تصلح لما يحتاج إلى مصباح. من ديسمبر إلى فبراير تسع ورش، ست منها جديدة.</p>
<h2>جديد هذا الشتاء</h2>
<ul><li><strong>الرتق.</strong> أحضر الجورب، وأحضر قصة الجورب.</li><li><strong>حروف بالفرشاة.</strong> أربع أمسيات وأبجدية واحدة.</li><li><strong>خرائط من الذاكرة.</strong> للطريق إلى المدرسة، لمن لم يمشه منذ ثلاثين عامًا.</li></ul>
<h2>الأسبوع الذي بلا خطة</h2>
<p>في الأسبوع الأخير من يناير تكون الورشة مفتوحة ولا يُدرَّس شيء. الأدوات هناك، والموقد مشتعل، وأحدهم يطبخ الحساء. جرّبناه العام الماضي لأن المعلم كان مريضًا، وكان أجمل أسبوع في الشتاء.</p>`,
    },
  },
];
