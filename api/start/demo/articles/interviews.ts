import type { DemoArticle } from './demoArticle.js';

const INTERVIEWS = { categoryId: ['blogCategory', 'interviews'] } as const;

export const interviews: readonly DemoArticle[] = [
  {
    picture: {
      scene: 'letter',
      en: 'A large capital letter with tendrils on guide lines',
      ar: 'حرف كبير مزخرف على خطوط إرشادية',
    },
    links: INTERVIEWS,
    flags: { featured: true },
    en: {
      title: 'A letter is a small building',
      slug: 'a-letter-is-a-small-building',
      shortDescription: 'Our calligraphy teacher about gravity, bad pens, and why she never erases.',
      tags: ['Calligraphy', 'Letters', 'Teachers'],
      source: 'A conversation in the small room',
      isFormActive: true,
      description: `<p>Karma has painted initials for thirty years, first in manuscripts and now on screens. She answers while she mixes ink, and only when the ink allows it.</p>
<h2>What do beginners get wrong?</h2>
<p>They draw. A letter is not drawn, it is built. It has a foundation, it carries weight, and it falls over if you put the heavy part on top. When I look at a page I ask first: would it stand?</p>
<h2>Does it need a good pen?</h2>
<p>It needs a pen that is bad in a way that you know. I have one that leaks on the left. I have arranged my life around it.</p>
<h2>You do not erase. Why?</h2>
<p>Because then you would never look at what happened. I put a cross beside it and write the same letter next to it. A page of my students looks like a field with scarecrows. At the end of the day they can see exactly when they understood.</p>
<h2>And on a screen?</h2>
<blockquote><p>“The undo key is the best teacher of impatience that was ever invented.”</p></blockquote>
<p>I work on a screen every evening now. I have taken the undo key off the keyboard. It lies in the drawer with the erasers.</p>`,
    },
    ar: {
      title: 'الحرف مبنى صغير',
      shortDescription: 'معلمة الخط عن الجاذبية والأقلام السيئة ولماذا لا تمحو أبدًا.',
      tags: ['خط', 'حروف', 'معلمون'],
      description: `<p>ترسم كارما الأحرف الاستهلالية منذ ثلاثين عامًا، أولًا في المخطوطات والآن على الشاشات. تجيب وهي تمزج الحبر، وفقط حين يسمح الحبر بذلك.</p>
<h2>ما الذي يخطئ فيه المبتدئون؟</h2>
<p>إنهم يرسمون. الحرف لا يُرسم بل يُبنى. له أساس، وهو يحمل ثقلًا، ويسقط إذا وضعت الجزء الثقيل في الأعلى. حين أنظر إلى صفحة أسأل أولًا: هل ستقف؟</p>
<h2>هل يحتاج إلى قلم جيد؟</h2>
<p>يحتاج إلى قلم سيئ بطريقة تعرفها. عندي قلم يسرّب من اليسار، وقد رتّبت حياتي على ذلك.</p>
<h2>أنت لا تمحين. لماذا؟</h2>
<p>لأنك إن محوت لن تنظر أبدًا إلى ما حدث. أضع بجانبه علامة وأكتب الحرف نفسه إلى جواره. صفحات طلابي تشبه حقلًا فيه فزّاعات، وفي آخر النهار يرون بالضبط متى فهموا.</p>
<h2>وعلى الشاشة؟</h2>
<blockquote><p>«زر التراجع أفضل معلم لقلة الصبر اخترعه أحد.»</p></blockquote>
<p>أعمل الآن على الشاشة كل مساء. وقد نزعت زر التراجع من لوحة المفاتيح، وهو في الدرج مع الممحاوات.</p>`,
    },
  },
  {
    picture: {
      scene: 'wheels',
      en: 'Three toothed wheels of a printing press',
      ar: 'ثلاث عجلات مسننة لآلة طباعة',
    },
    links: INTERVIEWS,
    en: {
      title: 'The woman who listens to machines',
      slug: 'the-woman-who-listens-to-machines',
      shortDescription: 'Deki keeps five presses alive that are older than she is. She does it mostly by ear.',
      tags: ['Printing', 'Machines', 'Teachers'],
      description: `<p>There is a chair beside each of the five presses in the hall. They are not for visitors. Deki sits down, closes her eyes, and lets the machine run.</p>
<h2>What do you hear?</h2>
<p>A press that is well sounds like someone who walks down stairs and knows the stairs. When the rhythm limps, a spring is tired. When it whispers, it is dry. The only one that worries me is silence between two strokes that is longer than yesterday.</p>
<h2>Where do you get parts?</h2>
<p>From the sixth press. It stands in the yard and has been lending for twenty years. What it cannot lend, the blacksmith in the next street makes. He used to make them too well; now he looks at the wear first, and makes the new one just as tired as its neighbour.</p>
<h2>What can a laser printer not do?</h2>
<p>Bite. Run your thumb over a card from these machines: the letters are a little below the paper. People do not know why they keep such a card. Their thumb knows.</p>`,
    },
    ar: {
      title: 'المرأة التي تصغي إلى الآلات',
      shortDescription: 'تُبقي ديكي خمس مطابع أقدم منها على قيد الحياة، وتفعل ذلك غالبًا بالسمع.',
      tags: ['طباعة', 'آلات', 'معلمون'],
      description: `<p>بجانب كل من المطابع الخمس في القاعة كرسي. ليست الكراسي للزوار. تجلس ديكي وتغمض عينيها وتدع الآلة تدور.</p>
<h2>ماذا تسمعين؟</h2>
<p>المطبعة السليمة صوتها كمن ينزل درجًا يعرفه. إذا عرج الإيقاع فأحد النوابض متعب، وإذا همست فهي جافة. ولا يقلقني إلا صمت بين ضربتين أطول من صمت الأمس.</p>
<h2>من أين تأتين بالقطع؟</h2>
<p>من المطبعة السادسة. هي في الفناء وتُعير منذ عشرين عامًا. وما لا تقدر على إعارته يصنعه الحداد في الشارع المجاور. كان يصنعه متقنًا أكثر مما ينبغي؛ أما الآن فينظر أولًا إلى البِلى ويصنع الجديد متعبًا كجاره.</p>
<h2>ما الذي لا تستطيعه طابعة الليزر؟</h2>
<p>العضّ. مرّر إبهامك على بطاقة من هذه الآلات: الحروف أخفض من الورق قليلًا. لا يعرف الناس لماذا يحتفظون ببطاقة كهذه، لكن إبهامهم يعرف.</p>`,
    },
  },
  {
    picture: {
      scene: 'steps',
      en: 'Footprints in the snow towards a flag on a ridge',
      ar: 'آثار أقدام في الثلج نحو علم على قمة',
    },
    links: INTERVIEWS,
    en: {
      title: 'Four million steps: a guide looks back',
      slug: 'four-million-steps-a-guide-looks-back',
      shortDescription:
        'Tshering has led walks for twenty-six years. He remembers the weather, the dogs, and one umbrella.',
      tags: ['Mountains', 'Guides', 'Walking'],
      description: `<p>He counted them once, for a season, with a string of beads: about a hundred and fifty thousand steps a month. “So it must be four million and some,” says Tshering, “and I still look where I put my feet.”</p>
<h2>What has changed?</h2>
<p>The boots are better, the knees are not. People used to ask what the mountain is called. Now they ask whether there is a signal. I say yes: when it gets dark at noon, that is the signal.</p>
<h2>Your worst day?</h2>
<p>Fog, eleven people, and a dog who had decided that he was the guide. I followed the dog. I have never told the eleven people.</p>
<h2>And the best one?</h2>
<p>A woman of eighty-one brought an umbrella. The young ones smiled. At the pass it hailed, and there were nine people under that umbrella, and we stood like that for an hour and sang. I have carried one ever since.</p>`,
    },
    ar: {
      title: 'أربعة ملايين خطوة: مرشد ينظر إلى الوراء',
      shortDescription: 'يقود تشيرينغ المسيرات منذ ستة وعشرين عامًا. يتذكر الطقس والكلاب ومظلة واحدة.',
      tags: ['جبال', 'مرشدون', 'مشي'],
      description: `<p>عدّها مرة، موسمًا كاملًا، بخيط من الخرز: نحو مئة وخمسين ألف خطوة في الشهر. يقول تشيرينغ: «إذن لا بد أنها أربعة ملايين وبعض، وما زلت أنظر أين أضع قدمي».</p>
<h2>ما الذي تغيّر؟</h2>
<p>الأحذية أفضل، والرُكب ليست كذلك. كان الناس يسألون عن اسم الجبل، وهم اليوم يسألون إن كانت هناك إشارة. أقول نعم: إذا أظلمت السماء ظهرًا فتلك هي الإشارة.</p>
<h2>أسوأ يوم عشته؟</h2>
<p>ضباب، وأحد عشر شخصًا، وكلب قرر أنه المرشد. تبعت الكلب. ولم أخبر الأحد عشر قط.</p>
<h2>وأجمل يوم؟</h2>
<p>جاءت امرأة في الحادية والثمانين بمظلة، فابتسم الشباب. وعند الممر نزل البَرَد، وكان تحت تلك المظلة تسعة أشخاص، وقفنا هكذا ساعة نغني. ومنذ ذلك اليوم أحمل واحدة.</p>`,
    },
  },
];
