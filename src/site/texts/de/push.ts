import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/push.ts';

export const texts: Translation<typeof en> = {
  push_text:
    'Wir schreiben diesem Browser, solange die Seite darin nicht offen ist, über das, worauf Sie warten:',
  push_kind_bet: 'eine Ihrer Wetten ist abgerechnet',
  push_kind_withdrawal: 'eine Auszahlung ist unterwegs oder kam nicht zustande',
  push_kind_document: 'wir haben ein Dokument angesehen',
  push_kind_request: 'der Kundendienst hat eine Anfrage beantwortet',
  push_never:
    'Nie Angebote und nie ein Wort, weiterzuspielen. Sie können es jederzeit in den Einstellungen beenden.',
  push_yes: 'Diesem Browser schreiben',
  push_no: 'Jetzt nicht',
  pushOn: 'Erledigt. Diesem Browser wird geschrieben.',
  pushFailed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  push_denied:
    'Dieser Browser lässt es nicht zu. Ändern können Sie das in seinen Einstellungen für diese Seite.',
  push_open: 'Diesem Browser schreiben',
  push_stop: 'Nicht mehr schreiben',
  push_title: 'Nachrichten in diesem Browser',
};
