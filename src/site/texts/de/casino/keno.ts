import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/keno.ts';

export const texts: Translation<typeof en> = {
  casino_keno_grid: 'Zahlen: Pfeiltasten bewegen, Enter wählt',
  casino_keno_free: '{{number}}',
  casino_keno_picked: '{{number}}, Ihr Tipp',
  casino_keno_drawn: '{{number}}, gezogen',
  casino_keno_hit: '{{number}}, Ihr Tipp, gezogen',
  casino_keno_picks: 'Zahlen',
  casino_keno_picked_of: 'Gewählt: {{picks}} von {{most}}',
  casino_keno_clear: 'Auswahl leeren',
  casino_keno_first: 'Erst eine Zahl wählen',
  casino_keno_play: 'Für {{stake}} spielen',
  casino_keno_hits: 'Treffer: {{hits}} von {{picks}}.',
  casino_keno_hit_count: 'Treffer',
  casino_keno_most: 'Höchstens',
  casino_keno_returned: 'Rückzahlung im Schnitt',
  casino_keno_rules:
    'Sie wählen eine bis zehn von 80 Zahlen; dann werden 20 der 80 gezogen, jede höchstens einmal. Wie viele Ihrer Zahlen darunter sind, bestimmt die Auszahlung.',
  casino_keno_rules_pay:
    'Alle Zahlen sind gleich wahrscheinlich: Welche Sie wählen, ändert nichts, wie viele schon. Auszahlungen werden auf ganze kleinste Einheiten abgerundet.',
};
