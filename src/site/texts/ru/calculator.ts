import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/calculator.ts';

export const texts: Translation<typeof en> = {
  calculator_legs: 'События',
  calculator_odds: 'Коэффициент {{number}}',
  calculator_result: 'Исход {{number}}',
  calculator_open: 'Не известен',
  calculator_add: 'Добавить событие',
  calculator_remove: 'Убрать событие {{number}}',
  calculator_kind: 'Вид ставки',
  calculator_system: 'Система {{size}} из {{of}}',
  calculator_price: 'Коэффициент антиэкспресса',
  calculator_stake: 'Сумма',
  calculator_submit: 'Посчитать',
  calculator_answer: 'Результат',
  calculator_combos: 'Вариантов',
  calculator_coef: 'Общий коэффициент',
  calculator_win: 'Возможная выплата',
  calculator_winning_combos: 'Из них не проиграло',
  calculator_payout: 'Выплачено',
  calculator_invalid:
    'Введите коэффициенты больше 1 и сумму не более чем с двумя знаками после точки.',
  calculator_copy: 'Скопировать ссылку на этот расчёт',
  calculator_copied: 'Скопировано',
};
