import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/status.ts';

export const texts: Translation<typeof en> = {
  status_title: 'Was jetzt funktioniert',
  status_all_works: 'Alles funktioniert.',
  status_all_partly: 'Nicht alles funktioniert, wie es sollte.',
  status_all_down: 'Zurzeit funktioniert nichts.',
  status_service_line: 'Spiele und Quoten',
  status_service_feed: 'Livequoten',
  status_service_bets: 'Wetten',
  status_service_casino: 'Casinospiele',
  status_service_payments: 'Ein- und Auszahlen',
  status_service_letters: 'E-Mails und SMS',
  status_service_recording: 'Die Aufzeichnung Ihrer Sitzung',
  status_state_works: 'Funktioniert',
  status_state_partly: 'Funktioniert teilweise',
  status_state_down: 'Funktioniert nicht',
  status_state_off: 'Hier nicht angeboten',
  status_note_feed: 'Nachrichten von Spielen kommen verspätet.',
  status_note_bets:
    'Livewetten werden womöglich nicht angenommen, und Ergebnisse können länger dauern.',
  status_note_casino: 'Ziehungen und Ergebnisse können länger dauern.',
  status_note_payments: 'Einige Zahlungsarten sind außer Betrieb, oder Zahlungen dauern länger.',
  status_planned: 'Wartung von {{from}} bis {{until}}.',
  status_planned_from: 'Wartung ab {{from}}; ihr Ende steht noch nicht fest.',
  status_planned_none: 'Keine Wartung ist geplant.',
  status_checked:
    'Stand von {{time}}. Solange Sie diese Seite sehen, schaut sie jede Minute wieder nach.',
  status_failed: 'Was jetzt funktioniert, ließ sich nicht feststellen',
};
