/** Crash. */
export const texts = {
  casino_crash_table_automatic: 'Zahlt von selbst aus bei',
  casino_crash_table_automatic_hint:
    'Der Server behält es, was auch aus Ihrer Verbindung wird. Es kann gesenkt werden, damit keine Auszahlung gekürzt werden muss.',
  casino_crash_table_automatic_bounds: 'Von 1,01 bis 10000,00, höchstens zwei Nachkommastellen',
  casino_crash_table_lowered:
    'Bei diesem Einsatz zahlt es spätestens bei {{multiplier}} aus, damit keine Auszahlung gekürzt werden muss.',
  casino_crash_table_bet: '{{stake}} auf die nächste Kurve setzen',
  casino_crash_table_cash_out: 'Etwa {{amount}} auszahlen',
  casino_crash_table_own: 'Ihre Einsätze auf diese Kurve',
  casino_crash_table_company: 'Wer auf der Kurve ist',
  casino_crash_table_company_counts:
    'Kurve {{number}}: {{bets}} Einsätze, davon ausgezahlt {{out}}',
  casino_crash_table_company_in: 'noch dabei',
  casino_crash_table_company_lost: 'verloren',
  casino_crash_table_company_more: 'Und {{bets}} weitere',
  casino_crash_table_company_names:
    'Die Namen sind für jede Kurve erfunden, auch Ihrer ist darunter: Niemand erfährt, wer es war oder um wie viel.',
  casino_crash_table_waits: '{{stake}}, zahlt von selbst aus bei {{multiplier}}',
  casino_crash_table_out: '{{stake}}, von Hand ausgezahlt bei {{multiplier}}',
  casino_crash_table_by_itself: 'Auszahlung von selbst bei {{multiplier}}',
  casino_crash_table_by_hand: 'Von Hand ausgezahlt bei {{multiplier}}',
  casino_crash_table_ended: 'Die Kurve endete bei {{multiplier}}.',
  casino_crash_table_flies: 'Die Kurve steigt: keine Einsätze mehr',
  casino_crash_table_rules:
    'Eine Kurve beginnt bei 1,00 und verdoppelt sich etwa alle 11,6 Sekunden, bis sie endet. Ein Einsatz erhält, was die Kurve bei der Auszahlung zeigt, wenn sie so weit kam; sonst ist er verloren. 1,98 % der Kurven enden bei 1,00, bevor jemand auszahlen kann.',
  casino_crash_table_rules_moment:
    'Jeder Einsatz zahlt von selbst aus, wo Sie es wählten, bei 2,00, wenn Sie nichts ändern. Zahlen Sie selbst aus, erhalten Sie, was die Kurve zeigt, wenn das beim Server eintrifft: Wie schnell Ihre Verbindung ist, zählt, und vom Ende erfährt Ihr Bildschirm bis zu eine Sekunde später. Der Betrag auf dem Knopf ist daher ungefähr.',
  casino_crash_table_rules_end:
    'Wo jede Kurve endet, folgt nach einer veröffentlichten Formel aus einer Hash-Kette, die vor der ersten feststand. Wo Sie auch auszahlen, im Schnitt kommen 99,00 % zurück oder eine Spur weniger.',
} as const;
