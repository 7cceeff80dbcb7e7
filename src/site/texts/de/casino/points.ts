import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/points.ts';

export const texts: Translation<typeof en> = {
  casino_points_one: '{{count}} Punkt',
  casino_points_other: '{{count}} Punkte',
  casino_points_held: 'Du hast {{points}}.',
  casino_points_earned:
    'Einen Punkt gibt es für je {{each}} eigenes Geld, das du auf Sport oder Spiele gesetzt hast, sobald es gewonnen oder verloren ist. Jedes Konto zählt für sich, und was keinen ganzen Punkt ergibt, zählt für den nächsten.',
  casino_points_not_earned:
    'Bonusgeld, Spielgeld, Runden um Punkte, ungültige Wetten und was du zurückverkaufst, bringen keine.',
  casino_points_no_money:
    'Punkte sind kein Geld: Sie werden weder gekauft noch ausgezahlt. Eine Runde dieser Spiele kostet zehn Punkte und zahlt Punkte. Was ein Spiel im Mittel zurückgibt, steht dabei.',
  casino_points_cost: 'Eine Runde kostet {{stake}}.',
  casino_points_too_few: 'Du hast {{points}}; eine Runde kostet {{stake}}.',
  casino_points_demo:
    'Du spielst mit Spielpunkten: Nichts wird gesetzt und nichts gewonnen. Melde dich an, um um eigene zu spielen.',
  casino_points_spin: 'Drehen für {{stake}}',
};
