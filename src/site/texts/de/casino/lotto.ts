import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/lotto.ts';

export const texts: Translation<typeof en> = {
  casino_toto_title: 'Toto',
  casino_toto_sub_title: 'Toto',
  casino_lotto_title: 'Lotto',
  casino_lotto_intro:
    'Ziehungen, die für alle dieselben sind, zu festen Zeiten. Jede kommt aus einer Kette von Hashes, deren Ende vor der ersten veröffentlicht wurde, und lässt sich prüfen.',
  casino_lotto_every_lotto: 'Sechs aus 49, jede Stunde',
  casino_lotto_every_keno: 'Eine bis zehn aus 80, alle fünf Minuten',
  casino_lotto_open: 'Mitspielen',
  casino_lotto_unknown: 'Diese Lotterie gibt es nicht',
  casino_lotto_unknown_text:
    'Die Adresse nennt eine Lotterie, die das Haus nicht hat. Diese gibt es:',
  casino_lotto_draw_title: 'Ziehung {{number}}',
  casino_lotto_draw_open: 'Diese Ziehung nimmt Einsätze an: Gezogen wird um {{time}}.',
  casino_lotto_draw_ahead:
    'Diese Ziehung ist noch nicht offen. Jetzt ist Ziehung {{number}} an der Reihe.',
  casino_lotto_draw_none: 'Diese Ziehung gab es nicht.',
  casino_lotto_draw_at: 'Gezogen um {{time}}',
  casino_lotto_draw_hash: 'Hash dieser Ziehung',
  casino_lotto_last: 'Vergangene Ziehungen',
  casino_lotto_bonus: 'Zusatzzahl',
  casino_lotto_hit: 'gezogen',
  casino_lotto_balls: 'Zahlen der Ziehung {{number}}',
  casino_lotto_rolling: 'Zahlen werden gezogen',
  casino_lotto_drawn: 'Ziehung {{number}} ist vorbei.',
  casino_lotto_none: 'Keine Reihe hat einen Gewinn.',
  casino_lotto_tiers: 'Richtige: {{tiers}}.',
  casino_lotto_line: 'Reihe {{number}}',
  casino_lotto_marked:
    'Angekreuzt: {{count}} von {{of}}. Mit der letzten Zahl ist es eine Ihrer Reihen.',
  casino_lotto_full: 'Sie haben {{most}} Reihen, mehr gehen nicht auf einmal.',
  casino_lotto_lines: 'Reihen: {{count}} von {{most}}',
  casino_lotto_your_lines: 'Ihre Reihen',
  casino_lotto_clear: 'Reihen leeren',
  casino_lotto_drop: 'Reihe {{number}} entfernen',
  casino_lotto_lucky: 'Zufällige Reihe',
  casino_lotto_first: 'Erst eine Reihe ankreuzen',
  casino_lotto_buy: 'Für {{stake}} kaufen, Reihen: {{count}}',
  casino_lotto_each_line: 'Der Einsatz gilt für jede Reihe.',
  casino_lotto_bound: 'Für diese Reihen gehen zusammen höchstens {{amount}}.',
  casino_lotto_right: 'Richtige',
  casino_lotto_rules:
    'Eine Reihe hat sechs von 49 Zahlen. Gezogen werden sechs und dann eine Zusatzzahl, die bei fünf oder zwei Richtigen zählt. Jede Reihe bringt ihren Einsatz mal dem Faktor ihrer besten Zeile, ohne Zeile nichts. Im Schnitt kommen 76,43 % der Einsätze zurück.',
  casino_lotto_rules_draws:
    'Eine Ziehung ist für alle dieselbe und findet jede Stunde statt; eine Minute vorher endet die Annahme. Sie können bis zu 20 Reihen auf einmal haben und für eine Ziehung zehnmal kaufen. Sie wird abgerechnet, ob Sie da sind oder nicht.',
  casino_draw_own: 'Ihre Einsätze auf diese Ziehung',
  casino_draw_closes_clock: 'Ziehung {{number}}: Einsätze noch {{time}}',
  casino_keno_draws_over: 'Ziehung {{number}} ist vorbei.',
  casino_keno_draws_come: 'Zahlen werden gezogen',
  casino_keno_draws_numbers: 'Zuletzt gezogene Zahlen',
  casino_keno_rules_draws:
    'Eine Ziehung ist für alle dieselbe und findet alle fünf Minuten statt; zehn Sekunden vorher endet die Annahme. Sie wird abgerechnet, ob Sie da sind oder nicht.',
};
