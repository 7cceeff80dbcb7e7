import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/covers.ts';

export const texts: Translation<typeof en> = {
  casino_covers_grid: 'Крышки: стрелки перемещают, Enter поднимает',
  casino_covers_covered: 'Крышка {{number}}, закрыта',
  casino_covers_lifted: 'Крышка {{number}}, вы нашли {{prize}}',
  casino_covers_left: 'Крышка {{number}}, там было {{prize}}',
  casino_covers_bet: 'Две крышки из двенадцати',
  casino_covers_begin: 'Поднимите крышку.',
  casino_covers_found: 'Вы нашли {{prize}}.',
  casino_covers_second: 'Поднимите вторую.',
  casino_covers_pair: 'Дважды {{one}}: пара.',
  casino_covers_differ: '{{one}} и {{other}}: не пара.',
  casino_covers_any: 'Шанс пары',
  casino_covers_rules:
    'Под двенадцатью крышками лежат шесть призов, каждый дважды; они перемешаны до первого хода. Вы поднимаете две: если призы одинаковы, ставка умножается на приз, если нет, она теряется. Потом открываются все крышки.',
  casino_covers_rules_pay:
    'В среднем возвращается {{rtp}} ставок, какие бы крышки вы ни поднимали. Запоминать нечего: каждый раунд перемешивается заново.',
  casino_covers_rules_left:
    'Оставленный раунд ждёт 24 часа на любом устройстве, потом ставка возвращается.',
  casino_covers_one_bet: 'Одна из {{covers}} крышек',
  casino_covers_one_more: 'Шанс получить больше ставки',
  casino_covers_one_rules:
    'Под крышками (всего {{covers}}) лежат призы из таблицы ниже, перемешанные до того, как вы поднимете одну. На то, что под ней, умножается ставка. Затем открываются все крышки.',
  casino_covers_one_rules_pay:
    'В среднем возвращается {{rtp}} ставок, какую бы крышку вы ни подняли. Запоминать нечего: каждый раунд перемешивается заново.',
};
