/** Baccarat. */
export const texts = {
  casino_baccarat_on_player: 'Игрок',
  casino_baccarat_on_banker: 'Банкир',
  casino_baccarat_on_tie: 'Ничья',
  casino_baccarat_on_player_pair: 'Пара игрока',
  casino_baccarat_on_banker_pair: 'Пара банкира',
  casino_baccarat_spots: 'На что поставить, ставка на каждое',
  casino_baccarat_choose: 'Выберите, на что ставить',
  casino_baccarat_deal: 'Сдать за {{stake}}',
  casino_baccarat_hand: '{{whose}}: {{points}}',
  casino_baccarat_came_player: 'Выиграл игрок, {{player}} : {{banker}}.',
  casino_baccarat_came_banker: 'Выиграл банкир, {{banker}} : {{player}}.',
  casino_baccarat_came_tie: 'Ничья, {{player}} : {{banker}}.',
  casino_baccarat_drawing_natural: '8 или 9 в двух картах: оба останавливаются.',
  casino_baccarat_drawing_none: 'У обоих 6 или 7: оба останавливаются.',
  casino_baccarat_drawing_player:
    'Игрок добрал при 0–5; против этой третьей карты банкир останавливается.',
  casino_baccarat_drawing_banker: 'Игрок останавливается на 6 или 7; банкир добрал при 0–5.',
  casino_baccarat_drawing_both: 'Игрок добрал при 0–5; против этой третьей карты добрал и банкир.',
  casino_baccarat_rtp: 'В среднем возвращается',
  casino_baccarat_rules:
    '«Игрок» и «Банкир» — названия двух рук; вы ставите на исход. Карты считаются по номиналу, туз за 1, десятки и картинки за 0; от суммы берётся последняя цифра. Каждая сдача — из восьми свежих колод.',
  casino_baccarat_rules_thirds:
    'При 8 или 9 в двух картах оба останавливаются. Иначе игрок берёт третью при 0–5. Если игрок остановился, банкир берёт при 0–5; иначе при 0–2 всегда, при 3 — кроме как против 8, при 4 — против 2–7, при 5 — против 4–7, при 6 — против 6 и 7.',
  casino_baccarat_rules_pay:
    'Ничья возвращает ставки на игрока и банкира. Пара — две карты одного достоинства в первых двух. Каждая ставка оплачивается отдельно.',
} as const;
