import type { information as en } from '../en/information.ts';
import type { Translation } from '../texts.ts';

export const information: Translation<typeof en> = {
  information_articles: 'Статьи',
  information_contents: 'На этой странице',
  information_chapters: 'Главы',
  information_none_title: 'Такой статьи нет',
  information_none_text: 'Возможно, её переименовали. Все статьи перечислены на этих страницах.',
  information_session: 'Номер этого сеанса',
  information_session_hint:
    'Назовите его поддержке: по нему находится точная запись того, что вы видели.',
  information_confirm_terms_error: 'Ответ сохранить не удалось. Попробуйте ещё раз.',

  information_calculator_odds: 'Коэффициенты через пробел',
  information_calculator_odds_hint: 'Десятичные, например 1.85 2.10 1.50',
  information_calculator_stake: 'Сумма',
  information_calculator_kind: 'Вид ставки',
  information_calculator_express: 'Экспресс',
  information_calculator_system: 'Система {{k}} из {{n}}',
  information_calculator_submit: 'Посчитать',
  information_calculator_result: 'Результат',
  information_calculator_combos: 'Вариантов',
  information_calculator_coef: 'Общий коэффициент',
  information_calculator_win: 'Возможная выплата',
  information_calculator_invalid:
    'Введите не меньше двух коэффициентов больше 1 и сумму обычными десятичными числами.',

  footer_betting: 'Ставки',
  footer_about: 'Информация',
  footer_safe: 'Безопасная игра',
  footer_policies: 'Документы',
  footer_adults: 'Только для совершеннолетних',
  footer_play:
    'Ставки — это развлечение, а не способ заработка. Ставьте только то, что готовы потерять.',
  footer_limits: 'Задать лимиты',
  footer_record:
    'Каждый сеанс записывается событие за событием, чтобы спор можно было решить по тому, что было на самом деле.',
  footer_session: 'Сеанс {{id}}',
};
