import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/points.ts';

export const texts: Translation<typeof en> = {
  casino_points_one: '{{points}} Punkt',
  casino_points_other: '{{points}} Punkte',
  casino_points_held: 'Sie haben {{points}}.',
  casino_points_earned:
    'Einen Punkt gibt es für je {{each}} eigenes Geld, das Sie auf Sport oder Spiele gesetzt haben, sobald es gewonnen oder verloren ist. Jedes Konto zählt für sich, und was keinen ganzen Punkt ergibt, zählt für den nächsten.',
  casino_points_not_earned:
    'Bonusgeld, Spielgeld, Runden um Punkte, ungültige Wetten und was Sie zurückverkaufen, bringen keine.',
  casino_points_no_money:
    'Punkte sind kein Geld, sie werden weder gekauft noch ausgezahlt. Eine Runde dieser Spiele kostet zehn Punkte und zahlt Punkte. Was ein Spiel im Mittel zurückgibt, steht dabei.',
  casino_points_cost: 'Eine Runde kostet {{stake}}.',
  casino_points_too_few: 'Sie haben {{points}}; eine Runde kostet {{stake}}.',
  casino_points_demo:
    'Sie spielen mit Spielpunkten: Nichts wird gesetzt und nichts gewonnen. Melden Sie sich an, um mit eigenen Punkten zu spielen.',
  casino_points_spin: 'Drehen für {{stake}}',
};
