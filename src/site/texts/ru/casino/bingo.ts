/** Bingo. */
export const texts = {
  casino_bingo_table_free: 'свободная',
  casino_bingo_table_hit: 'выпало',
  casino_bingo_table_balls: 'Выпавшие числа',
  casino_bingo_table_ticket: 'Билет {{number}}',
  casino_bingo_table_drawn: 'Выпали все 40 чисел.',
  casino_bingo_table_rolling: 'Идёт розыгрыш',
  casino_bingo_table_lines_one: '{{count}} линия.',
  casino_bingo_table_lines_few: '{{count}} линии.',
  casino_bingo_table_lines_many: '{{count}} линий.',
  casino_bingo_table_lines_other: '{{count}} линии.',
  casino_bingo_table_lines_of: 'Полных линий',
  casino_bingo_table_buy: 'Купить билет за {{stake}}',
  casino_bingo_table_rules:
    'В билете 24 числа в пяти столбцах, 1–15, 16–30 и так далее, и свободная клетка в середине. Он берётся из ваших сидов при покупке. Разыгрываются 40 чисел из 75; полные ряды, столбцы и диагонали — линии. В среднем возвращается 94,11% ставок.',
  casino_bingo_table_rules_draws:
    'Розыгрыш общий для всех и проходит раз в минуту. В нём у вас может быть до десяти билетов. Он рассчитывается и без вас.',
} as const;
