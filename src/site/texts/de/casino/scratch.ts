import type { Translation } from '../../dictionary.ts';
import type { texts as en } from '../../en/casino/scratch.ts';

export const texts: Translation<typeof en> = {
  casino_scratch_card: 'Ein Los',
  casino_scratch_panels: 'Das Los: Pfeiltasten bewegen, Enter rubbelt',
  casino_scratch_covered: 'Feld {{number}}, verdeckt',
  casino_scratch_shows: 'Feld {{number}}: {{prize}}',
  casino_scratch_begin: 'Rubbeln Sie die Felder frei, einzeln oder alle.',
  casino_scratch_all: 'Alle freirubbeln',
  casino_scratch_buy: 'Los für {{stake}} kaufen',
  casino_scratch_won: 'Dreimal {{prize}}.',
  casino_scratch_none: 'Keine drei gleichen.',
  casino_scratch_any: 'Chance auf Gewinn',
  casino_scratch_rules:
    'Ein Los hat neun Felder. Drei gleiche sind der Gewinn: Der Einsatz wird damit multipliziert. Was das Los enthält, wird beim Kauf gezogen; wie und wann Sie rubbeln, ändert nichts, und gezahlt wird auch ungerubbelt.',
  casino_scratch_rules_pay:
    'Im Schnitt kommen 92,00 % der Einsätze zurück. Ein Gewinn von 1× ist der Einsatz selbst.',
};
