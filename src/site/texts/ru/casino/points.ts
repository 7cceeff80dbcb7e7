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
};
