/** Baccarat. */
export const texts = {
  casino_baccarat_on_player: 'اللاعب',
  casino_baccarat_on_banker: 'البنك',
  casino_baccarat_on_tie: 'تعادل',
  casino_baccarat_on_player_pair: 'زوج اللاعب',
  casino_baccarat_on_banker_pair: 'زوج البنك',
  casino_baccarat_spots: 'على ماذا تراهن، والرهان على كل منها',
  casino_baccarat_choose: 'اختر ما تراهن عليه',
  casino_baccarat_deal: 'وزّع مقابل {{stake}}',
  casino_baccarat_hand: '{{whose}}: {{points}}',
  casino_baccarat_came_player: 'ربح اللاعب، {{player}} مقابل {{banker}}.',
  casino_baccarat_came_banker: 'ربح البنك، {{banker}} مقابل {{player}}.',
  casino_baccarat_came_tie: 'تعادل، {{player}} مقابل {{banker}}.',
  casino_baccarat_drawing_natural: '8 أو 9 في ورقتين: يقف كلاهما.',
  casino_baccarat_drawing_none: 'لدى كليهما 6 أو 7 فيقفان.',
  casino_baccarat_drawing_player: 'سحب اللاعب عند 0 إلى 5، وأمام هذه الورقة الثالثة يقف البنك.',
  casino_baccarat_drawing_banker: 'يقف اللاعب عند 6 أو 7، وسحب البنك عند 0 إلى 5.',
  casino_baccarat_drawing_both: 'سحب اللاعب عند 0 إلى 5، وأمام هذه الورقة الثالثة سحب البنك أيضًا.',
  casino_baccarat_rtp: 'يعود في المتوسط',
  casino_baccarat_rules:
    '«اللاعب» و«البنك» اسما يدين، وتراهن على ما تؤولان إليه. تُحسب الأوراق بما تُظهره، والآس بواحد، والعشرات والصور بصفر؛ ويُؤخذ من المجموع رقمه الأخير. كل توزيعة من ثماني مجموعات جديدة.',
  casino_baccarat_rules_thirds:
    'عند 8 أو 9 في ورقتين يقف كلاهما. وإلا يسحب اللاعب ثالثة عند 0 إلى 5. إن وقف اللاعب سحب البنك عند 0 إلى 5؛ وإلا يسحب عند 0 إلى 2 دائمًا، وعند 3 إلا أمام 8، وعند 4 أمام 2 إلى 7، وعند 5 أمام 4 إلى 7، وعند 6 أمام 6 و7.',
  casino_baccarat_rules_pay:
    'التعادل يعيد ما على اللاعب والبنك. الزوج ورقتان من الرتبة نفسها في الأوليين. يُدفع كل رهان على حدة.',
} as const;
