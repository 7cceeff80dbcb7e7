/** The race. */
export const texts = {
  casino_race_runner: 'الأرنب {{number}}',
  casino_race_kind: 'نوع الرهان',
  casino_race_kind_win: 'الأول',
  casino_race_kind_place: 'ضمن اثنين',
  casino_race_kind_forecast: 'كلاهما بالترتيب',
  casino_race_on_win: 'الأرنب {{number}} أولًا',
  casino_race_on_place: 'الأرنب {{number}} ضمن أول اثنين',
  casino_race_in_order: 'الأرنب {{first}} ثم {{second}}',
  casino_race_first: 'يصل أولًا',
  casino_race_second: 'يصل ثانيًا',
  casino_race_differ: 'اختر أرنبين مختلفين',
  casino_race_own: 'رهاناتك على هذا السباق',
  casino_race_runs: 'السباق جارٍ',
  casino_race_came: 'الأول {{first}}، الثاني {{second}}، الثالث {{third}}.',
  casino_race_rules:
    'تجري ستة أرانب، لكل منها وزن 30 أو 22 أو 17 أو 13 أو 10 أو 8 من 100، وهو احتمال وصوله أولًا. تتبدل الأوزان من سباق إلى آخر وتُعرف قبل فتح الرهان. ويُسحب التالي من الباقين بحسب الأوزان؛ وما تراه يعرض الترتيب المسحوب فقط.',
  casino_race_rules_pay:
    'المعامل هو 0.94 على احتمال الأول، و0.92 على احتمال أول اثنين، و0.90 على احتمال كليهما بالترتيب، مقصوصًا إلى خانتين: هذا ما يعود في المتوسط أو أقل قليلًا.',
  casino_race_rules_draws: 'السباق واحد للجميع ويجري كل 90 ثانية، ويُسوّى سواء كنت هنا أم لا.',

  /** The same with marbles. */
  casino_marble_title: 'سباقات الكرات الزجاجية، مباشر',
  casino_marble_up: 'مباشر',
  casino_marble_runner: 'الكرة {{number}}',
  casino_marble_on_win: 'الكرة {{number}} أولًا',
  casino_marble_on_place: 'الكرة {{number}} ضمن أول اثنتين',
  casino_marble_in_order: 'الكرة {{first}} ثم {{second}}',
  casino_marble_differ: 'اختر كرتين مختلفتين',
  casino_marble_rules:
    'تتدحرج ست كرات، لكل منها وزن 30 أو 22 أو 17 أو 13 أو 10 أو 8 من 100، وهو احتمال وصولها أولًا. تتبدل الأوزان من سباق إلى آخر وتُعرف قبل فتح الرهان. وتُسحب التالية من الباقيات بحسب الأوزان؛ وما تراه يعرض الترتيب المسحوب فقط.',
  casino_marble_same:
    'إنه سباق الكازينو بكرات بدل الأرانب: السحب نفسه والمعاملات نفسها والرهانات نفسها. وما تراهن به هنا يظهر بين رهانات تلك اللعبة.',
} as const;
