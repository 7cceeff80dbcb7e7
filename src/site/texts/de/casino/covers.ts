import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/covers.ts';

export const texts: Translation<typeof en> = {
  casino_covers_grid: 'Deckel: Pfeiltasten bewegen, Enter hebt',
  casino_covers_covered: 'Deckel {{number}}, geschlossen',
  casino_covers_lifted: 'Deckel {{number}}, Sie fanden {{prize}}',
  casino_covers_left: 'Deckel {{number}}, dort lag {{prize}}',
  casino_covers_bet: 'Zwei von zwölf Deckeln',
  casino_covers_begin: 'Heben Sie einen Deckel.',
  casino_covers_found: 'Sie fanden {{prize}}.',
  casino_covers_second: 'Heben Sie einen zweiten.',
  casino_covers_pair: 'Zweimal {{one}}: ein Paar.',
  casino_covers_differ: '{{one}} und {{other}}: kein Paar.',
  casino_covers_any: 'Chance auf ein Paar',
  casino_covers_rules:
    'Unter zwölf Deckeln liegen sechs Gewinne, jeder zweimal, gemischt, bevor Sie den ersten heben. Sie heben zwei: Sind sie gleich, wird der Einsatz damit multipliziert; sonst kommt nichts zurück. Danach werden alle Deckel geöffnet.',
  casino_covers_rules_pay:
    'Im Schnitt kommen {{rtp}} der Einsätze zurück, welche Deckel Sie auch heben. Zu merken gibt es nichts: Jede Runde wird neu gemischt.',
  casino_covers_rules_left:
    'Eine verlassene Runde wartet 24 Stunden, auf jedem Gerät; dann kommt der Einsatz zurück.',
  casino_covers_one_bet: 'Eine von {{covers}} Abdeckungen',
  casino_covers_one_more: 'Chance auf mehr als den Einsatz',
  casino_covers_one_rules:
    'Unter {{covers}} Abdeckungen liegen die Preise der Tabelle unten, gemischt, bevor Sie eine heben. Was darunter liegt, ist das, womit der Einsatz malgenommen wird. Danach werden alle geöffnet.',
  casino_covers_one_rules_pay:
    'Im Mittel kommen {{rtp}} der Einsätze zurück, welche Abdeckung Sie auch heben. Zu merken gibt es nichts: Jede Runde wird neu gemischt.',
};
