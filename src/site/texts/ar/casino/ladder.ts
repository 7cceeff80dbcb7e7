import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/ladder.ts';

export const texts: Translation<typeof en> = {
  casino_ladder_preset: 'السلّم',
  casino_ladder_coin: 'العملة',
  casino_ladder_apple: 'التفاح',
  casino_ladder_penalty: 'ركلات الجزاء',
  casino_ladder_grid: 'السلّم: الأسهم للتنقل و Enter للاختيار',
  casino_ladder_tile_hidden: 'المستوى {{level}}، المربع {{tile}}',
  casino_ladder_tile_safe: 'المستوى {{level}}، المربع {{tile}}، آمن',
  casino_ladder_tile_hit: 'المستوى {{level}}، المربع {{tile}}، السيئ الذي اخترته',
  casino_ladder_tile_bad: 'المستوى {{level}}، المربع {{tile}}، سيئ',
  casino_ladder_tile_left: 'المستوى {{level}}، المربع {{tile}}، كان آمنًا',
  casino_ladder_begin: 'اختر مربعًا من المستوى الأدنى.',
  casino_ladder_first: 'اختر مربعًا أولًا',
  casino_ladder_climbed: 'اجتزت المستوى {{level}} من {{levels}}.',
  casino_ladder_lost: 'مربع سيئ في المستوى {{level}} من {{levels}}.',
  casino_ladder_next: 'المستوى التالي آمن',
  casino_ladder_all: 'بعد كل المستويات',
  casino_ladder_level: 'المستوى',
  casino_ladder_safe_tiles: 'المربعات الآمنة',
  casino_ladder_safe_of: '{{safe}} من {{tiles}}',
  casino_ladder_rules:
    'في كل مستوى مربعات سيئة وُضعت قبل أن تختار الأول. تصعد من الأسفل: المربع الآمن يرفع قيمة الرهان، والسيئ يخسره. بعد أي مستوى يمكنك الصرف متى شئت، وفي الأعلى تُدفع الجولة من تلقاء نفسها. ثم تُعرض كل المستويات.',
  casino_ladder_rules_pay:
    'المضاعف هو 0.97 مقسومًا على احتمال الصعود حتى الآن، فيعود في المتوسط 97.00% أينما توقفت. تُقرَّب المدفوعات إلى أسفل لأصغر وحدة.',
};
