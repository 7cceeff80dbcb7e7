import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/hunt.ts';

export const texts: Translation<typeof en> = {
  casino_hunt_targets: 'Мишени: нажатие добавляет выстрел',
  casino_hunt_shots: 'Выстрелы',
  casino_hunt_aimed: 'Выстрел {{number}} в {{target}}',
  casino_hunt_hit: 'Выстрел {{number}} в {{target}}: попадание',
  casino_hunt_missed: 'Выстрел {{number}} в {{target}}: мимо',
  casino_hunt_drop: 'Выстрел {{number}} в {{target}}: убрать',
  casino_hunt_hits: 'Попаданий: {{hits}} из {{shots}}.',
  casino_hunt_staked: 'Вся ставка',
  casino_hunt_per_shot: 'Ставка указана за каждый выстрел.',
  casino_hunt_first: 'Сначала выберите мишень',
  casino_hunt_fire: 'Стрелять за {{stake}}',
  casino_hunt_rules:
    'Залп — от одного до десяти выстрелов, каждый в мишень на ваш выбор. Попавший выстрел возвращает свою ставку, умноженную на число мишени, промах — ничего. Меткость и скорость не важны: попадания решает только случай.',
  casino_hunt_rules_pay:
    'В мишень M попадает 0,96 / M всех выстрелов: в среднем возвращается 96,00 % ставок, куда бы вы ни стреляли.',
};
