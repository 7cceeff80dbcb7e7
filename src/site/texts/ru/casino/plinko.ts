import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/plinko.ts';

export const texts: Translation<typeof en> = {
  casino_plinko_rows: 'Ряды штырьков',
  casino_plinko_rows_of: '{{rows}} рядов',
  casino_plinko_risk: 'Риск',
  casino_plinko_low: 'Низкий риск',
  casino_plinko_medium: 'Средний риск',
  casino_plinko_high: 'Высокий риск',
  casino_plinko_bet: '{{rows}} рядов, {{risk}}',
  casino_plinko_fell: 'Лунка {{bucket}}: {{multiplier}}.',
  casino_plinko_middle: 'В середине',
  casino_plinko_edge: 'По краям',
  casino_plinko_drop: 'Бросить за {{stake}}',
  casino_plinko_bucket: 'Лунка',
  casino_plinko_either: '{{one}} или {{other}}',
  casino_plinko_rules:
    'Шарик падает сквозь ряды штырьков. На каждом он с равным шансом уходит влево или вправо; на число под лункой умножается ставка.',
  casino_plinko_rules_pay:
    'Середина вероятна, края редки. При любом числе рядов и любом риске в среднем возвращается 98,43 % ставок. Выплаты округляются вниз до минимальной единицы.',
};
