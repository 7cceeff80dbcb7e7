/** Crash. */
export const texts = {
  casino_crash_table_automatic: 'Cashes out by itself at',
  casino_crash_table_automatic_hint:
    'The server keeps it, whatever becomes of your connection. It may be lowered so that no payout has to be cut.',
  casino_crash_table_automatic_bounds: 'From 1.01 to 10000.00, with two decimals at most',
  casino_crash_table_lowered:
    'With this stake it cashes out at {{multiplier}} at the latest, so that no payout has to be cut.',
  casino_crash_table_bet: 'Bet {{stake}} on the next curve',
  casino_crash_table_cash_out: 'Cash out about {{amount}}',
  casino_crash_table_own: 'Your bets on this curve',
  casino_crash_table_company: 'Who is on the curve',
  casino_crash_table_company_counts: 'Curve {{number}}: {{bets}} bets, {{out}} of them cashed out',
  casino_crash_table_company_in: 'still in',
  casino_crash_table_company_lost: 'lost',
  casino_crash_table_company_more: 'And {{bets}} more',
  casino_crash_table_company_names:
    'Names are made up for each curve, and yours is among them: nobody learns who it was, or for how much.',
  casino_crash_table_waits: '{{stake}}, cashes out by itself at {{multiplier}}',
  casino_crash_table_out: '{{stake}}, cashed out by hand at {{multiplier}}',
  casino_crash_table_by_itself: 'Cash-out by itself at {{multiplier}}',
  casino_crash_table_by_hand: 'Cashed out by hand at {{multiplier}}',
  casino_crash_table_ended: 'The curve ended at {{multiplier}}.',
  casino_crash_table_flies: 'The curve rises: no more bets',
  casino_crash_table_rules:
    'A curve begins at 1.00 and doubles about every 11.6 seconds, until it ends. A bet is paid what the curve shows where it was cashed out, if the curve got there; else it is lost. 1.98% of curves end at 1.00, before anybody can cash out.',
  casino_crash_table_rules_moment:
    'Every bet cashes out by itself where you chose, 2.00 unless you change it. A press pays what the curve shows when the server receives it: how fast your connection is matters, and your screen learns of the end up to a second late. The amount on the button is therefore about what you get.',
  casino_crash_table_rules_end:
    'Where each curve ends follows from a chain of hashes that was fixed before the first one, by a published formula. Wherever you cash out, 99.00% comes back on average, or a trace less.',
} as const;
