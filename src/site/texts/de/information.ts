import type { information as en } from '../en/information.ts';
import type { Translation } from '../texts.ts';

export const information: Translation<typeof en> = {
  information_articles: 'Artikel',
  information_contents: 'Auf dieser Seite',
  information_chapters: 'Kapitel',
  information_none_title: 'Diesen Artikel gibt es nicht',
  information_none_text: 'Vielleicht heißt er jetzt anders. Alle Artikel stehen auf diesen Seiten.',
  information_session: 'Nummer dieser Sitzung',
  information_session_hint:
    'Nennen Sie sie dem Kundendienst: Sie führt zur genauen Aufzeichnung dessen, was Sie gesehen haben.',
  information_confirm_terms_error:
    'Ihre Antwort konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',

  information_calculator_odds: 'Quoten, durch Leerzeichen getrennt',
  information_calculator_odds_hint: 'Dezimal, zum Beispiel 1.85 2.10 1.50',
  information_calculator_stake: 'Einsatz',
  information_calculator_kind: 'Wettart',
  information_calculator_express: 'Kombiwette',
  information_calculator_system: 'System {{k}} aus {{n}}',
  information_calculator_submit: 'Berechnen',
  information_calculator_result: 'Ergebnis',
  information_calculator_combos: 'Kombinationen',
  information_calculator_coef: 'Gesamtquote',
  information_calculator_win: 'Möglicher Ertrag',
  information_calculator_invalid:
    'Geben Sie mindestens zwei Quoten über 1 und einen Einsatz als einfache Dezimalzahlen ein.',

  footer_betting: 'Wetten',
  footer_about: 'Informationen',
  footer_safe: 'Sicheres Spielen',
  footer_policies: 'Richtlinien',
  footer_adults: 'Nur für Erwachsene',
  footer_play:
    'Wetten ist Unterhaltung, keine Einnahmequelle. Setzen Sie nur, was Sie verlieren können.',
  footer_limits: 'Limits festlegen',
  footer_record:
    'Jede Sitzung wird Ereignis für Ereignis aufgezeichnet, damit im Streitfall zählt, was wirklich geschah.',
  footer_session: 'Sitzung {{id}}',
};
