/** The race. */
export const texts = {
  casino_race_runner: 'Заяц {{number}}',
  casino_race_kind: 'Вид ставки',
  casino_race_kind_win: 'Первый',
  casino_race_kind_place: 'В двойке',
  casino_race_kind_forecast: 'Двойка по порядку',
  casino_race_on_win: 'Заяц {{number}} первый',
  casino_race_on_place: 'Заяц {{number}} в первой двойке',
  casino_race_in_order: 'Заяц {{first}}, затем {{second}}',
  casino_race_first: 'Придёт первым',
  casino_race_second: 'Придёт вторым',
  casino_race_differ: 'Выберите двух разных зайцев',
  casino_race_own: 'Ваши ставки на этот забег',
  casino_race_runs: 'Забег идёт',
  casino_race_came: 'Первый {{first}}, второй {{second}}, третий {{third}}.',
  casino_race_rules:
    'Бегут шесть зайцев, у каждого вес 30, 22, 17, 13, 10 или 8 из 100: это его шанс прийти первым. Веса меняются от забега к забегу и известны до приёма ставок. Из оставшихся следующий определяется по весам; вы видите лишь показ готового порядка.',
  casino_race_rules_pay:
    'Коэффициент — 0,94 к шансу прийти первым, 0,92 к шансу попасть в двойку, 0,90 к шансу двойки по порядку, с отсечением до двух знаков: столько в среднем и возвращается или чуть меньше.',
  casino_race_rules_draws:
    'Забег общий для всех и проходит каждые 90 секунд. Он рассчитывается и без вас.',

  /** The same with marbles. */
  casino_marble_title: 'Гонки шариков, в игре',
  casino_marble_up: 'В игре',
  casino_marble_runner: 'Шарик {{number}}',
  casino_marble_on_win: 'Шарик {{number}} первый',
  casino_marble_on_place: 'Шарик {{number}} в первой двойке',
  casino_marble_in_order: 'Шарик {{first}}, затем {{second}}',
  casino_marble_differ: 'Выберите два разных шарика',
  casino_marble_rules:
    'Катятся шесть шариков, у каждого вес 30, 22, 17, 13, 10 или 8 из 100: это его шанс прийти первым. Веса меняются от гонки к гонке и известны до приёма ставок. Из оставшихся следующий определяется по весам; вы видите лишь показ готового порядка.',
  casino_marble_same:
    'Это забег казино, только с шариками вместо зайцев: тот же розыгрыш, те же коэффициенты, те же ставки. Сделанная здесь ставка стоит среди ставок той игры.',
} as const;
