import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/keno.ts';

export const texts: Translation<typeof en> = {
  casino_keno_grid: 'Числа: стрелки перемещают, Enter выбирает',
  casino_keno_free: '{{number}}',
  casino_keno_picked: '{{number}}, ваш выбор',
  casino_keno_drawn: '{{number}}, выпало',
  casino_keno_hit: '{{number}}, ваш выбор, выпало',
  casino_keno_picks: 'Чисел',
  casino_keno_picked_of: 'Выбрано: {{picks}} из {{most}}',
  casino_keno_clear: 'Очистить выбор',
  casino_keno_first: 'Сначала выберите число',
  casino_keno_play: 'Играть за {{stake}}',
  casino_keno_hits: 'Совпадений: {{hits}} из {{picks}}.',
  casino_keno_hit_count: 'Совпадения',
  casino_keno_most: 'Наибольший множитель',
  casino_keno_returned: 'Возврат в среднем',
  casino_keno_rules:
    'Вы выбираете от одного до десяти чисел из 80, затем разыгрываются 20 чисел без повторов. Выплата зависит от того, сколько ваших чисел среди них.',
  casino_keno_rules_pay:
    'Все наборы чисел равновероятны: важно не какие числа вы выбрали, а сколько. Выплаты округляются вниз до минимальной единицы.',
};
