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
  casino_points_entries: 'Woher Ihre Punkte kommen',
  casino_points_no_entries: 'Bisher hat Ihnen noch nichts Punkte gebracht.',
  casino_points_entries_failed: 'Ihre Punkte konnten nicht geladen werden',
  casino_points_older: 'Ältere Einträge',
  casino_points_older_failed: 'Ältere Einträge konnten nicht geladen werden.',
  casino_points_from_bet: 'Wette {{bet}}',
  casino_points_from_round: 'Ihre Einsätze: {{game}}',
  casino_points_from_staked: 'Runde um Punkte: {{game}}',
  casino_points_from_paid: 'Gewonnen: {{game}}',
  casino_points_from_returned: 'Zurückgegeben: {{game}}',
  casino_points_some_game: 'ein Spiel',
  casino_points_from_bought: 'Aktionscode {{game}}',
  casino_points_store: 'Ein Bonus auf den Gewinn, für Punkte',
  casino_points_store_about:
    'Ein Code erhöht den Gewinn einer Wette um so viel Prozent. Er gehört Ihnen allein, zählt einmal und steht bei Ihren Aktionscodes, bis eine Wette ihn hat. Was genommen ist, wird nicht in Punkte zurückgetauscht.',
  casino_points_store_code: 'Aktionscode {{code}}',
  casino_points_store_left: 'Noch zu haben innerhalb von {{days}} Tagen: {{left}}',
  casino_points_store_buy: 'Nehmen für {{price}}',
  casino_points_store_sure:
    '{{code}} für {{price}}: Er wird nicht gegen Punkte zurückgenommen. Nehmen?',
  casino_points_store_take: 'Nehmen',
  casino_points_store_failed: 'Was es für Punkte gibt, konnte nicht geladen werden',
  casino_points_store_bought:
    '{{code}} gehört Ihnen: Wählen Sie ihn im Wettschein bei den Aktionscodes.',
  casino_points_store_too_few: 'Sie haben {{points}}; er kostet {{price}}.',
  casino_points_store_limit:
    'Sie haben ihn so oft genommen, wie es innerhalb von {{days}} Tagen geht.',
  casino_points_store_closed: 'Er ist zurzeit nicht zu haben.',
  casino_points_store_taken: 'Bisher genommen',
};
