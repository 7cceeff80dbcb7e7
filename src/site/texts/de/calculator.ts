import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/calculator.ts';

export const texts: Translation<typeof en> = {
  calculator_legs: 'Auswahlen',
  calculator_odds: 'Quote {{number}}',
  calculator_result: 'Ergebnis {{number}}',
  calculator_open: 'Offen',
  calculator_add: 'Auswahl hinzufügen',
  calculator_remove: 'Auswahl {{number}} entfernen',
  calculator_kind: 'Wettart',
  calculator_system: 'System {{size}} aus {{of}}',
  calculator_price: 'Quote der Anti-Kombi',
  calculator_stake: 'Einsatz',
  calculator_submit: 'Berechnen',
  calculator_answer: 'Ergebnis',
  calculator_combos: 'Kombinationen',
  calculator_coef: 'Gesamtquote',
  calculator_win: 'Möglicher Ertrag',
  calculator_winning_combos: 'Davon nicht verloren',
  calculator_payout: 'Ausgezahlt',
  calculator_invalid:
    'Geben Sie Quoten über 1 und einen Einsatz mit höchstens zwei Dezimalstellen ein.',
  calculator_copy: 'Link zu dieser Rechnung kopieren',
  calculator_copied: 'Kopiert',
};
