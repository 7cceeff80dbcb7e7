import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/hunt.ts';

export const texts: Translation<typeof en> = {
  casino_hunt_targets: 'Ziele: Antippen fügt einen Schuss hinzu',
  casino_hunt_shots: 'Schüsse',
  casino_hunt_aimed: 'Schuss {{number}} auf {{target}}',
  casino_hunt_hit: 'Schuss {{number}} auf {{target}}: getroffen',
  casino_hunt_missed: 'Schuss {{number}} auf {{target}}: verfehlt',
  casino_hunt_drop: 'Schuss {{number}} auf {{target}}: herausnehmen',
  casino_hunt_hits: 'Treffer: {{hits}} von {{shots}}.',
  casino_hunt_staked: 'Ganzer Einsatz',
  casino_hunt_per_shot: 'Der Einsatz gilt je Schuss.',
  casino_hunt_first: 'Erst ein Ziel wählen',
  casino_hunt_fire: 'Für {{stake}} schießen',
  casino_hunt_rules:
    'Eine Salve sind ein bis zehn Schüsse, jeder auf ein Ziel Ihrer Wahl. Ein Treffer bringt den Einsatz des Schusses mal die Zahl des Ziels, ein Fehlschuss nichts. Zielen und Tempo zählen nicht: Allein der Zufall sagt, welche Schüsse treffen.',
  casino_hunt_rules_pay:
    'Ein Ziel M wird von 0,96 / M aller Schüsse getroffen; im Schnitt kommen 96,00 % der Einsätze zurück, worauf Sie auch schießen.',
};
