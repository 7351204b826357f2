import type { DemoArticle } from './demoArticle.js';

const FIELD_NOTES = { categoryId: ['blogCategory', 'field-notes'] } as const;

export const fieldNotes: readonly DemoArticle[] = [
  {
    picture: {
      scene: 'notebooks',
      en: 'Sixteen notebooks in many colours, spine to spine on a shelf',
      ar: 'ستة عشر دفترًا بألوان كثيرة، كعبًا إلى كعب على رف',
    },
    links: FIELD_NOTES,
    flags: { featured: true },
    en: {
      title: 'What a hundred notebooks taught us',
      slug: 'what-a-hundred-notebooks-taught-us',
      shortDescription: 'Thread tears at the third fold, and other things that no manual says.',
      tags: ['Bookbinding', 'Paper', 'Mistakes'],
      source: 'The workshop',
      isFormActive: true,
      description: `<p>Last winter twelve people bound a hundred notebooks on our long table. We kept the ones that went wrong. They are a better textbook than any we own.</p>
<h2>Paper has a direction</h2>
<p>Hold a sheet at one edge and let it hang. Turn it a quarter and let it hang again. One way it droops more: that is along the grain. Fold <strong>with</strong> the grain and the page lies flat; fold across it and the book will try to close itself for the rest of its life.</p>
<p>Nineteen of our hundred notebooks close themselves.</p>
<h2>Thread tears at the third fold</h2>
<p>Not at the first, where the knot is, and not at the last, where everybody pulls. It tears at the third, because that is where the hand has found its rhythm and stops paying attention. We now ask people to say the number of each section out loud. It sounds silly. Since then nothing has torn.</p>
<h2>Glue is patient, people are not</h2>
<p>A spine needs a night under weight. Eleven notebooks were opened after an hour, “only to look”, and all eleven have a crack in the same place.</p>
<ul><li>Put the book under the press.</li><li>Put a slip with tomorrow's date on top.</li><li>Leave the room.</li></ul>
<h2>The last one</h2>
<p>Number one hundred is not perfect either. Its corners are soft and the title is a little crooked. But it lies open at any page without a hand on it, and that is all that a notebook has to do.</p>`,
    },
    ar: {
      title: 'ما علّمتنا إياه مئة دفتر',
      shortDescription: 'ينقطع الخيط عند الطية الثالثة، وأشياء أخرى لا يذكرها أي كتاب.',
      tags: ['تجليد', 'ورق', 'أخطاء'],
      description: `<p>في الشتاء الماضي جلّد اثنا عشر شخصًا مئة دفتر على طاولتنا الطويلة. واحتفظنا بما فشل منها، فهي كتاب تعليمي أفضل من كل ما لدينا.</p>
<h2>للورق اتجاه</h2>
<p>أمسك ورقة من حافتها ودعها تتدلى، ثم أدرها ربع دورة ودعها تتدلى مرة أخرى. ستتدلى أكثر في أحد الاتجاهين: ذلك اتجاه الألياف. اطوِ <strong>مع</strong> الألياف تنبسط الصفحة، واطوِ عكسها يحاول الكتاب أن يغلق نفسه ما بقي من عمره.</p>
<p>تسعة عشر دفترًا من مئتنا تغلق نفسها.</p>
<h2>ينقطع الخيط عند الطية الثالثة</h2>
<p>لا عند الأولى حيث العقدة، ولا عند الأخيرة حيث يشد الجميع، بل عند الثالثة، لأن اليد تكون قد وجدت إيقاعها وكفّت عن الانتباه. نطلب الآن من كل واحد أن يقول رقم كل ملزمة بصوت عالٍ. يبدو الأمر مضحكًا، لكن شيئًا لم ينقطع منذ ذلك الحين.</p>
<h2>الغراء صبور والناس ليسوا كذلك</h2>
<p>يحتاج الكعب إلى ليلة تحت ثقل. فُتح أحد عشر دفترًا بعد ساعة «للنظر فقط»، وفيها كلها شقّ في الموضع نفسه.</p>
<ul><li>ضع الكتاب تحت المكبس.</li><li>ضع فوقه ورقة بتاريخ الغد.</li><li>غادر الغرفة.</li></ul>
<h2>الدفتر الأخير</h2>
<p>الدفتر المئة ليس كاملًا أيضًا. زواياه طرية وعنوانه مائل قليلًا. لكنه يبقى مفتوحًا على أي صفحة دون يد تمسكه، وهذا كل ما على الدفتر أن يفعله.</p>`,
    },
  },
  {
    picture: {
      scene: 'uphill',
      en: 'A path that climbs a green hill in bends',
      ar: 'درب يصعد تلًا أخضر في منعطفات',
    },
    links: FIELD_NOTES,
    en: {
      title: 'How to walk slowly uphill',
      slug: 'how-to-walk-slowly-uphill',
      shortDescription: 'Everyone starts too fast. Our guides have a trick that costs nothing and works at any age.',
      tags: ['Walking', 'Mountains'],
      description: `<p>The trail above Paro gains nine hundred metres. In the first ten minutes you can see who will enjoy it: not the fit ones, but the slow ones.</p>
<h2>Breathe through the nose</h2>
<p>That is the whole trick. As long as you can breathe through your nose you are at a pace that you can keep for hours. When your mouth opens, you are borrowing from the afternoon.</p>
<h2>Rest before you need it</h2>
<p>We stop every twenty-five minutes for three, whether or not anybody is tired. A group that rests only when it must always rests at the worst place: in the sun, on the steepest bend, with the view behind a tree.</p>
<blockquote><p>“The mountain does not know that you are in a hurry.”</p></blockquote>
<p>At the last bend before the viewpoint the monastery is suddenly there, across the gorge, as if somebody had drawn a curtain. Fast walkers arrive there with their eyes on their watches. Do not be one of them.</p>`,
    },
    ar: {
      title: 'كيف تصعد الجبل ببطء',
      shortDescription: 'الجميع يبدأ أسرع مما ينبغي. لدى مرشدينا حيلة لا تكلف شيئًا وتنفع في كل عمر.',
      tags: ['مشي', 'جبال'],
      description: `<p>يرتفع الدرب فوق بارو تسعمئة متر. في الدقائق العشر الأولى ترى من سيستمتع به: ليس الأقوياء، بل البطيئين.</p>
<h2>تنفّس من أنفك</h2>
<p>هذه هي الحيلة كلها. ما دمت تستطيع التنفس من أنفك فأنت على وتيرة تقدر عليها ساعات. وحين ينفتح فمك فأنت تستدين من بعد الظهر.</p>
<h2>استرح قبل أن تحتاج</h2>
<p>نتوقف كل خمس وعشرين دقيقة ثلاث دقائق، سواء تعب أحد أم لا. المجموعة التي لا تستريح إلا مضطرة تستريح دائمًا في أسوأ مكان: في الشمس، عند أشد منعطف، والمنظر خلف شجرة.</p>
<blockquote><p>«الجبل لا يعرف أنك مستعجل.»</p></blockquote>
<p>عند آخر منعطف قبل المطل يظهر الدير فجأة عبر الوادي، كأن أحدًا أزاح ستارًا. المسرعون يصلون إلى هناك وعيونهم على ساعاتهم. لا تكن منهم.</p>`,
    },
  },
  {
    picture: {
      scene: 'vat',
      en: 'An indigo cloth that is lifted out of a vat',
      ar: 'قماش نيلي يُرفع من حوض الصباغة',
    },
    links: FIELD_NOTES,
    en: {
      title: 'The colour that needs a week',
      slug: 'the-colour-that-needs-a-week',
      shortDescription:
        'Indigo is green when it leaves the vat and blue when it has breathed. Notes from seven days of dyeing.',
      tags: ['Indigo', 'Textiles'],
      description: `<p>On Monday the vat smelled of hay. On Tuesday of a stable. On Wednesday our dyer put a finger in, tasted it, and said that we could begin on Friday.</p>
<h2>Why it takes so long</h2>
<p>Indigo does not dissolve in water. It has to be persuaded, by warmth and by the bran and madder that feed the vat, to give up its oxygen. Only then does it enter the cloth. When the cloth is lifted out it is yellow-green; in the air, within a minute, it turns blue in front of your eyes. Nobody has ever watched this without saying something.</p>
<h2>Seven dips</h2>
<ol><li>One dip gives the blue of a washed-out sky.</li><li>Three give the blue of work clothes.</li><li>Seven give the blue that is nearly black, and that comes off on your hands for a month.</li></ol>
<p>Between the dips the cloth rests. So do we. It is the only craft we teach in which doing nothing is half of the work.</p>`,
    },
    ar: {
      title: 'اللون الذي يحتاج أسبوعًا',
      shortDescription: 'النيلي أخضر حين يخرج من الحوض وأزرق حين يتنفس. ملاحظات من سبعة أيام من الصباغة.',
      tags: ['نيلي', 'منسوجات'],
      description: `<p>يوم الاثنين كانت رائحة الحوض كالقش. ويوم الثلاثاء كالإسطبل. ويوم الأربعاء غمست صبّاغتنا إصبعها وذاقته وقالت إننا نستطيع أن نبدأ يوم الجمعة.</p>
<h2>لماذا كل هذا الوقت</h2>
<p>لا يذوب النيلي في الماء. لا بد من إقناعه، بالدفء وبالنخالة والفوّة التي تغذي الحوض، بأن يتخلى عن أكسجينه. عندها فقط يدخل القماش. حين يُرفع القماش يكون أخضر مصفرًّا، وفي الهواء، خلال دقيقة، يصير أزرق أمام عينيك. لم يشاهد أحد ذلك قط دون أن يقول شيئًا.</p>
<h2>سبع غمسات</h2>
<ol><li>غمسة واحدة تعطي زرقة سماء باهتة.</li><li>ثلاث تعطي زرقة ثياب العمل.</li><li>سبع تعطي الزرقة التي تكاد تكون سوداء، والتي تبقى على يديك شهرًا.</li></ol>
<p>بين الغمسات يستريح القماش، ونحن كذلك. إنها الحرفة الوحيدة التي نعلّمها ونصف العمل فيها ألا تفعل شيئًا.</p>`,
    },
  },
  {
    picture: {
      scene: 'sheets',
      en: 'Five sheets of handmade paper that dry above green leaves',
      ar: 'خمس أوراق مصنوعة يدويًا تجف فوق أوراق خضراء',
    },
    links: FIELD_NOTES,
    en: {
      title: 'Paper from the daphne bush',
      slug: 'paper-from-the-daphne-bush',
      shortDescription: 'A shrub, a stream and a bamboo screen: how the strongest paper we know is made.',
      tags: ['Paper', 'Plants', 'Craft'],
      description: `<p>The daphne grows where nothing else wants to. Its inner bark has fibres as long as a finger, and if it is cut in autumn the bush is back after three summers, thicker than before.</p>
<h2>From bark to sheet</h2>
<p>The bark is soaked overnight, boiled with ash, and beaten with wooden mallets until it looks like cooked oats. Then comes the part that takes years to learn: a screen is dipped into the vat and moved, once away from you and once to the side. The water runs off. What is left on the screen is a sheet, or it is soup.</p>
<h2>Why conservators like it</h2>
<p>There is no acid in it, insects leave it alone, and it can be folded thousands of times. Archives far away repair their manuscripts with it. We bind notebooks with it, which feels like using a silver spoon for soup. But spoons are made to be used.</p>`,
    },
    ar: {
      title: 'ورق من شجيرة الدافني',
      shortDescription: 'شجيرة وجدول ومصفاة من الخيزران: كيف يُصنع أقوى ورق نعرفه.',
      tags: ['ورق', 'نباتات', 'حرف'],
      description: `<p>تنمو الدافني حيث لا يريد غيرها أن ينمو. للحائها الداخلي ألياف بطول الإصبع، وإذا قُطعت في الخريف عادت بعد ثلاثة أصياف أكثف مما كانت.</p>
<h2>من اللحاء إلى الورقة</h2>
<p>يُنقع اللحاء ليلة، ويُغلى مع الرماد، ويُدق بمطارق خشبية حتى يشبه الشوفان المطبوخ. ثم يأتي الجزء الذي يحتاج تعلّمه إلى سنوات: تُغمس المصفاة في الحوض وتُحرّك، مرة بعيدًا عنك ومرة إلى الجانب. ينساب الماء، وما يبقى على المصفاة إما ورقة وإما حساء.</p>
<h2>لماذا يحبه المرممون</h2>
<p>لا حمض فيه، والحشرات تتركه وشأنه، ويمكن طيّه آلاف المرات. ترمم به أراشيف بعيدة مخطوطاتها. ونحن نجلّد به الدفاتر، كمن يأكل الحساء بملعقة من فضة. لكن الملاعق صُنعت لتُستعمل.</p>`,
    },
  },
  {
    picture: {
      scene: 'nightWalk',
      en: 'A line of lanterns that winds through dark hills below the stars',
      ar: 'صف من الفوانيس يتلوى بين تلال مظلمة تحت النجوم',
    },
    links: FIELD_NOTES,
    en: {
      title: 'Eighteen lanterns in the dark',
      slug: 'eighteen-lanterns-in-the-dark',
      shortDescription: 'We walked a familiar path at night, and nobody recognised it.',
      tags: ['Walking', 'Night', 'Lanterns'],
      description: `<p>The path to the upper meadow takes forty minutes by day. At night, with a candle in a paper lantern, it takes two hours, and it is another path.</p>
<p>You see three steps ahead, and the lantern of the person before you. You do not see how steep it is, so it is not steep. You hear the stream long before the bridge. Somebody says that it smells of mint, and everybody stops, because it does, and it must have done so every day.</p>
<h2>Some practical words</h2>
<ul><li>A candle in paper is safe as long as it stands straight. Walk as if you carried soup.</li><li>Head torches stay in the bag. One of them makes seventeen others blind.</li><li>The last person counts. At every stop the number goes forward from mouth to mouth.</li></ul>
<p>At the meadow we put all lanterns on the ground and stepped away from them. It took ten minutes until the stars were there. Then nobody wanted to go back.</p>`,
    },
    ar: {
      title: 'ثمانية عشر فانوسًا في العتمة',
      shortDescription: 'مشينا ليلًا دربًا نعرفه، فلم يتعرّف عليه أحد.',
      tags: ['مشي', 'ليل', 'فوانيس'],
      description: `<p>يستغرق الدرب إلى المرج العلوي أربعين دقيقة في النهار. أما ليلًا، مع شمعة في فانوس من ورق، فيستغرق ساعتين، ويكون دربًا آخر.</p>
<p>ترى ثلاث خطوات أمامك وفانوس من يسبقك. لا ترى كم هو شديد الانحدار، فلا يكون شديد الانحدار. تسمع الجدول قبل الجسر بوقت طويل. يقول أحدهم إن في الهواء رائحة نعناع، فيتوقف الجميع، لأن ذلك صحيح، ولا بد أنه كان صحيحًا كل يوم.</p>
<h2>كلمات عملية</h2>
<ul><li>الشمعة في الورق آمنة ما دامت مستقيمة. امشِ كأنك تحمل حساءً.</li><li>تبقى مصابيح الرأس في الحقيبة. واحد منها يُعمي سبعة عشر آخرين.</li><li>الأخير هو من يعدّ. وعند كل وقفة ينتقل الرقم إلى الأمام من فم إلى فم.</li></ul>
<p>عند المرج وضعنا الفوانيس كلها على الأرض وابتعدنا عنها. مضت عشر دقائق حتى ظهرت النجوم. ثم لم يُرِد أحد أن يعود.</p>`,
    },
  },
  {
    picture: {
      scene: 'loom',
      en: 'A woven pattern of diamonds on its warp threads',
      ar: 'نقش منسوج من المعينات على خيوط السداة',
    },
    links: FIELD_NOTES,
    en: {
      title: 'Reading a loom',
      slug: 'reading-a-loom',
      shortDescription: 'A pattern is a sentence that somebody has counted. A short guide to what the diamonds say.',
      tags: ['Textiles', 'Patterns', 'Craft'],
      description: `<p>Our weaving teacher does not draw her patterns. She counts them, under her breath, and when somebody asks what comes next she has to start the row again.</p>
<h2>Three words to begin with</h2>
<p><strong>Warp</strong> are the threads that are there before you start, and that decide how wide the cloth can be. <strong>Weft</strong> is the thread that you add. A <strong>shed</strong> is the gap between them, through which the shuttle flies: open it cleanly, and half of all mistakes never happen.</p>
<h2>What the diamonds say</h2>
<p>A diamond in a diamond is an eye. A row of them with a line through it is a road. When the colours change in the middle of a row the weaver ran out of thread, and when they change at its end she did not want you to notice.</p>
<h2>Unweaving</h2>
<p>The most useful thing that she teaches takes up one afternoon: how to take a row out again, thread by thread, without hurting the ones below it. “Anybody can weave,” she says. “Going back is the craft.”</p>`,
    },
    ar: {
      title: 'قراءة النول',
      shortDescription: 'النقش جملة عدّها أحدهم. دليل قصير إلى ما تقوله المعينات.',
      tags: ['منسوجات', 'نقوش', 'حرف'],
      description: `<p>لا ترسم معلمة النسيج نقوشها، بل تعدّها همسًا، وإذا سألها أحد عما يأتي بعد ذلك اضطرت إلى بدء الصف من جديد.</p>
<h2>ثلاث كلمات للبداية</h2>
<p><strong>السداة</strong> هي الخيوط الموجودة قبل أن تبدأ، وهي التي تقرر عرض القماش. و<strong>اللحمة</strong> هي الخيط الذي تضيفه. و<strong>النفَس</strong> هو الفراغ بينهما الذي يطير فيه المكوك: افتحه جيدًا فلا يقع نصف الأخطاء أبدًا.</p>
<h2>ما تقوله المعينات</h2>
<p>معيّن داخل معيّن عين. وصف منها يقطعه خط طريق. وإذا تغيرت الألوان في وسط الصف فقد نفد الخيط، وإذا تغيرت في آخره فالنساجة لم تُرِد أن تلاحظ.</p>
<h2>فك النسيج</h2>
<p>أنفع ما تعلّمه يأخذ عصرًا كاملًا: كيف تُخرج صفًّا خيطًا خيطًا دون أن تؤذي ما تحته. تقول: «كل أحد يستطيع النسج. الرجوع هو الحرفة».</p>`,
    },
  },
];
