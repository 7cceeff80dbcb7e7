/** Crash. */
export const texts = {
  casino_crash_table_automatic: 'Автовывод на',
  casino_crash_table_automatic_hint:
    'Его хранит сервер, что бы ни случилось со связью. Он может быть понижен, чтобы выплату не пришлось урезать.',
  casino_crash_table_automatic_bounds: 'От 1,01 до 10000,00, не больше двух знаков',
  casino_crash_table_lowered:
    'При такой ставке автовывод сработает не позже {{multiplier}}, чтобы выплату не пришлось урезать.',
  casino_crash_table_bet: 'Поставить {{stake}} на следующую кривую',
  casino_crash_table_cash_out: 'Забрать около {{amount}}',
  casino_crash_table_own: 'Ваши ставки на эту кривую',
  casino_crash_table_company: 'Кто на кривой',
  casino_crash_table_company_counts:
    'Кривая {{number}}: ставок — {{bets}}, из них выведено — {{out}}',
  casino_crash_table_company_in: 'ещё на кривой',
  casino_crash_table_company_lost: 'проигрыш',
  casino_crash_table_company_more: 'И ещё ставок: {{bets}}',
  casino_crash_table_company_names:
    'Имена для каждой кривой придуманы, ваше — среди них: никто не узнает, кто это был и на какую сумму.',
  casino_crash_table_waits: '{{stake}}, автовывод на {{multiplier}}',
  casino_crash_table_out: '{{stake}}, выведено вручную на {{multiplier}}',
  casino_crash_table_by_itself: 'Автовывод на {{multiplier}}',
  casino_crash_table_by_hand: 'Выведено вручную на {{multiplier}}',
  casino_crash_table_ended: 'Кривая кончилась на {{multiplier}}.',
  casino_crash_table_flies: 'Кривая растёт: ставки закрыты',
  casino_crash_table_rules:
    'Кривая начинается с 1,00 и удваивается примерно каждые 11,6 секунды, пока не кончится. Ставка оплачивается по тому, что кривая показывала при выводе, если она туда дошла; иначе она проиграна. 1,98% кривых кончаются на 1,00, когда вывести не успеет никто.',
  casino_crash_table_rules_moment:
    'Каждая ставка выводится сама там, где вы выбрали: на 2,00, если не изменить. Нажатие оплачивается по тому, что кривая показывает, когда его получит сервер: скорость связи имеет значение, а о конце экран узнаёт с опозданием до секунды. Поэтому сумма на кнопке приблизительна.',
  casino_crash_table_rules_end:
    'Конец каждой кривой следует из цепочки хешей, закреплённой до первой из них, по опубликованной формуле. Где бы вы ни выводили, в среднем возвращается 99,00% или чуть меньше.',
} as const;
