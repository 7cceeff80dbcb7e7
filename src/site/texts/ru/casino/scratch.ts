import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/scratch.ts';

export const texts: Translation<typeof en> = {
  casino_scratch_card: 'Карта',
  casino_scratch_panels: 'Карта: стрелки перемещают, Enter стирает',
  casino_scratch_covered: 'Поле {{number}}, закрыто',
  casino_scratch_shows: 'Поле {{number}}: {{prize}}',
  casino_scratch_begin: 'Сотрите поля по одному или все сразу.',
  casino_scratch_all: 'Стереть все',
  casino_scratch_buy: 'Купить карту за {{stake}}',
  casino_scratch_won: 'Три раза {{prize}}.',
  casino_scratch_none: 'Трёх одинаковых нет.',
  casino_scratch_any: 'Шанс приза',
  casino_scratch_rules:
    'На карте девять полей. Три одинаковых и есть приз: на него умножается ставка. Что на карте, решается при покупке; как и когда вы стираете, ничего не меняет, и выплата приходит, даже если не стирать.',
  casino_scratch_rules_pay: 'В среднем возвращается 92,00 % ставок. Приз 1× — это сама ставка.',
};
