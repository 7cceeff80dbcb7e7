import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/points.ts';

export const texts: Translation<typeof en> = {
  casino_points_one: '{{points}} балл',
  casino_points_few: '{{points}} балла',
  casino_points_many: '{{points}} баллов',
  casino_points_other: '{{points}} балла',
  casino_points_held: 'У вас {{points}}.',
  casino_points_earned:
    'Один балл начисляется за каждые {{each}} собственных денег, поставленных на спорт или в играх, когда ставка выиграна или проиграна. Каждый счёт считается отдельно, а неполный балл идёт в счёт следующего.',
  casino_points_not_earned:
    'За бонусные деньги, игровые деньги, раунды на баллы, недействительные ставки и проданное обратно баллов нет.',
  casino_points_no_money:
    'Баллы — не деньги: их не покупают и не выплачивают. Раунд этих игр стоит десять баллов и приносит баллы. Сколько игра возвращает в среднем, указано рядом с ней.',
  casino_points_cost: 'Раунд стоит {{stake}}.',
  casino_points_too_few: 'У вас {{points}}; раунд стоит {{stake}}.',
  casino_points_demo:
    'Вы играете на игровые баллы: ничего не ставится и не выигрывается. Войдите, чтобы играть на свои.',
  casino_points_spin: 'Крутить: {{stake}}',
  casino_points_entries: 'Откуда ваши баллы',
  casino_points_no_entries: 'Пока ничто не принесло вам баллов.',
  casino_points_entries_failed: 'Не удалось загрузить ваши баллы',
  casino_points_older: 'Более ранние записи',
  casino_points_older_failed: 'Не удалось загрузить более ранние записи.',
  casino_points_from_bet: 'Ставка {{bet}}',
  casino_points_from_round: 'Ваши ставки: {{game}}',
  casino_points_from_staked: 'Раунд на баллы: {{game}}',
  casino_points_from_paid: 'Выигрыш: {{game}}',
  casino_points_from_returned: 'Возвращено: {{game}}',
  casino_points_some_game: 'игра',
  casino_points_from_bought: 'Промокод {{game}}',
  casino_points_store: 'Бонус к выигрышу за баллы',
  casino_points_store_about:
    'Код добавляет столько-то процентов к выигрышу одной ставки. Он только ваш, действует один раз и стоит среди ваших промокодов, пока его не использует ставка. Взятое обратно на баллы не меняется.',
  casino_points_store_code: 'Промокод {{code}}',
  casino_points_store_left: 'Ещё можно взять за {{days}} дней: {{left}}',
  casino_points_store_buy: 'Взять: {{price}}',
  casino_points_store_sure: '{{code}} за {{price}}: обратно в баллы он не возвращается. Взять?',
  casino_points_store_take: 'Взять',
  casino_points_store_failed: 'Не удалось загрузить, что дают за баллы',
  casino_points_store_bought: '{{code}} ваш: выберите его в купоне среди промокодов.',
  casino_points_store_too_few: 'У вас {{points}}; цена: {{price}}.',
  casino_points_store_limit: 'Вы взяли его столько раз, сколько можно за {{days}} дней.',
  casino_points_store_closed: 'Сейчас его взять нельзя.',
  casino_points_store_taken: 'Взято раньше',
};
