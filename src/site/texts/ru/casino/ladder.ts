import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/ladder.ts';

export const texts: Translation<typeof en> = {
  casino_ladder_preset: 'Лестница',
  casino_ladder_coin: 'Монета',
  casino_ladder_apple: 'Яблоки',
  casino_ladder_penalty: 'Пенальти',
  casino_ladder_grid: 'Лестница: стрелки перемещают, Enter выбирает',
  casino_ladder_tile_hidden: 'Уровень {{level}}, клетка {{tile}}',
  casino_ladder_tile_safe: 'Уровень {{level}}, клетка {{tile}}, безопасна',
  casino_ladder_tile_hit: 'Уровень {{level}}, клетка {{tile}}, выбранная вами плохая',
  casino_ladder_tile_bad: 'Уровень {{level}}, клетка {{tile}}, плохая',
  casino_ladder_tile_left: 'Уровень {{level}}, клетка {{tile}}, была безопасна',
  casino_ladder_begin: 'Выберите клетку нижнего уровня.',
  casino_ladder_first: 'Сначала выберите клетку',
  casino_ladder_climbed: 'Пройден уровень {{level}} из {{levels}}.',
  casino_ladder_lost: 'Плохая клетка на уровне {{level}} из {{levels}}.',
  casino_ladder_next: 'Следующий уровень',
  casino_ladder_all: 'После всех уровней',
  casino_ladder_level: 'Уровень',
  casino_ladder_safe_tiles: 'Безопасных клеток',
  casino_ladder_safe_of: '{{safe}} из {{tiles}}',
  casino_ladder_rules:
    'На каждом уровне часть клеток плохие; они разложены до первого хода. Вы поднимаетесь снизу: на безопасной клетке выигрыш растёт, на плохой ставка сгорает. После уровня выигрыш можно забрать в любой момент, наверху раунд выплачивается сам. Потом показываются все уровни.',
  casino_ladder_rules_pay:
    'Множитель равен 0,97, делённым на шанс пройденного пути: в среднем возвращается 97,00 %, где бы вы ни остановились. Выплаты округляются вниз до минимальной единицы.',
};
