/** Bingo. */
export const texts = {
  casino_bingo_table_free: 'حرة',
  casino_bingo_table_hit: 'مسحوب',
  casino_bingo_table_balls: 'الأرقام المسحوبة',
  casino_bingo_table_ticket: 'التذكرة {{number}}',
  casino_bingo_table_drawn: 'سُحبت الأرقام الأربعون.',
  casino_bingo_table_rolling: 'يجري السحب',
  casino_bingo_table_lines_zero: 'لا خطوط.',
  casino_bingo_table_lines_one: 'خط واحد.',
  casino_bingo_table_lines_two: 'خطان.',
  casino_bingo_table_lines_few: '{{count}} خطوط.',
  casino_bingo_table_lines_many: '{{count}} خطًا.',
  casino_bingo_table_lines_other: '{{count}} خط.',
  casino_bingo_table_lines_of: 'الخطوط المكتملة',
  casino_bingo_table_buy: 'اشترِ تذكرة مقابل {{stake}}',
  casino_bingo_table_rules:
    'في التذكرة 24 رقمًا في خمسة أعمدة، من 1 إلى 15 ومن 16 إلى 30 وهكذا، وخانة حرة في الوسط. تُسحب من بذورك عند شرائها. يُسحب 40 رقمًا من 75؛ والصفوف والأعمدة والأقطار المكتملة خطوط. يعود في المتوسط 94.11% من الرهانات.',
  casino_bingo_table_rules_draws:
    'السحب واحد للجميع ويجري كل دقيقة. لك فيه حتى عشر تذاكر، ويُسوّى سواء كنت هنا أم لا.',
} as const;
