import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/hilo.ts';

export const texts: Translation<typeof en> = {
  casino_hilo_higher: 'Höher',
  casino_hilo_lower: 'Tiefer',
  casino_hilo_same: 'Gleich',
  casino_hilo_before: 'Karten davor',
  casino_hilo_card: 'Karte: {{card}}.',
  casino_hilo_begin: 'Höher, tiefer oder gleich?',
  casino_hilo_right: 'Richtig. Weiter oder auszahlen.',
  casino_hilo_wrong: 'Die Ansage war falsch.',
  casino_hilo_first: 'Erst ansagen',
  casino_hilo_ready:
    'Sie sehen eine Karte und sagen die nächste an. Neben jeder Ansage stehen ihre Chance und ihr Multiplikator.',
  casino_hilo_shown: 'Offene Karte',
  casino_hilo_rules:
    'Jede Karte kommt aus einem vollen Spiel mit 52 Karten: Eine gegebene kann wiederkommen. Das Ass ist die tiefste, der König die höchste; Farben zählen nicht. Sie sagen an, ob die nächste Karte höher, tiefer oder gleich ist. Eine falsche Ansage kostet den Einsatz; nach einer richtigen können Sie jederzeit auszahlen.',
  casino_hilo_rules_pay:
    'Eine richtige Ansage multipliziert mit 13 geteilt durch die Zahl der gewinnenden Werte, das Ganze einmal mit 0,99; im Schnitt kommen 99,00 % zurück, wie Sie auch ansagen. Auszahlungen werden auf ganze kleinste Einheiten abgerundet.',
  casino_hilo_rules_end:
    'Ansagen, die nicht gewinnen können, gibt es nicht, auch keine, mit denen der Multiplikator 10.000 überstiege: Dort und nach 50 richtigen Ansagen zahlt die Runde von selbst aus. Die Chance auf den höchsten Gewinn hängt von Ihren Ansagen ab; sie liegt nie über 0,0099 %.',
};
