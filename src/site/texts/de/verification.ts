import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/verification.ts';

export const texts: Translation<typeof en> = {
  verificationVerified: 'Sie sind bestätigt. Es fehlt nichts.',
  verification_room: 'Bis Sie bestätigt sind, können Sie {{bound}} auszahlen lassen.',
  verification_due_title: 'Was wir brauchen',
  verification_need_identity: 'Wer Sie sind',
  verification_need_address: 'Wo Sie wohnen',
  verification_need_payment: 'Wem Ihr Zahlungsmittel gehört',
  verification_why_identity:
    'Das Gesetz verlangt, dass wir wissen, wer spielt, und dass alle volljährig sind. Personalausweis, Reisepass oder Führerschein zeigt es.',
  verification_why_address:
    'Eine Rechnung, ein Kontoauszug oder ein Schreiben einer Behörde mit Name und Anschrift, höchstens drei Monate alt.',
  verification_why_payment:
    'Nur wenn die Hilfe Sie darum bittet. Decken Sie von einer Karte alles außer den letzten vier Ziffern ab.',
  verification_standing_missing: 'nicht gesendet',
  verification_standing_waiting: 'wird geprüft',
  verification_standing_approved: 'bestätigt',
  verification_standing_refused: 'abgelehnt',
  verification_standing_expired: 'abgelaufen',
  verification_next_missing: 'Senden Sie unten ein Dokument.',
  verification_next_waiting: 'Sie müssen nichts tun. Das Ergebnis sehen Sie hier.',
  verification_next_approved: 'Es ist nichts weiter zu tun.',
  verification_next_refused: 'Senden Sie ein anderes. Der Grund der Ablehnung steht unten dabei.',
  verification_next_expired: 'Es gilt nicht mehr. Senden Sie ein gültiges.',
  verification_send_title: 'Ein Dokument senden',
  verification_privacy:
    'Nur die Hilfe sieht es. Es wird verschlüsselt aufbewahrt und gelöscht, sobald es abgelehnt, zurückgenommen oder abgelaufen ist.',
  verification_kind: 'Was ist es?',
  verification_kind_identity_card: 'Personalausweis',
  verification_kind_passport: 'Reisepass',
  verification_kind_driving_licence: 'Führerschein',
  verification_kind_address: 'Adressnachweis',
  verification_kind_payment: 'Nachweis des Zahlungsmittels',
  verification_file: 'Datei',
  verification_file_hint:
    'JPEG, PNG oder PDF, höchstens 8 MB. Alles muss zu sehen und lesbar sein.',
  verification_file_missing: 'Wählen Sie eine Datei.',
  verification_send: 'Senden',
  verification_progress: 'Wie viel gesendet ist',
  verification_documents: 'Ihre Dokumente',
  verification_sent_on: 'gesendet {{when}}',
  verification_good_until: 'gilt bis {{when}}',
  verificationReasonUnreadable: 'Es ist nicht lesbar. Senden Sie ein schärferes Bild.',
  verificationReasonIncomplete: 'Ein Teil fehlt. Senden Sie alles, beide Seiten.',
  verificationReasonWrongKind:
    'Es ist ein anderes Dokument. Wählen Sie, was es ist, oder senden Sie das richtige.',
  verificationReasonOutOfDate: 'Es ist nicht mehr gültig. Senden Sie ein gültiges.',
  verificationReasonOtherData:
    'Name, Geburtsdatum oder Anschrift stimmen nicht mit Ihrem Konto überein. Sind die des Kontos falsch, schreiben Sie der Hilfe.',
  verificationReasonAltered:
    'Das Bild wurde verändert. Senden Sie eines, wie die Kamera es aufnahm.',
  verification_withdraw: 'Zurücknehmen',
  verification_withdraw_of: 'Zurücknehmen: {{document}}',
  verificationTaken: 'Wir haben Ihr Dokument. Es wird geprüft.',
  verificationWithdrawn: 'Das Dokument ist zurückgenommen und gelöscht.',
  verificationFailed: 'Das hat nicht geklappt. Versuchen Sie es erneut.',
  verification_load_failed: 'Der Stand lässt sich nicht laden',
  verificationRefusedTooMany:
    'Zehn Dokumente werden schon geprüft. Warten Sie, oder nehmen Sie eines zurück.',
  verificationRefusedEmpty: 'In der Datei ist nichts. Wählen Sie eine andere.',
  verificationRefusedTooLarge: 'Die Datei ist größer als 8 MB. Wählen Sie eine kleinere.',
  verificationRefusedWrongType:
    'Die Datei ist weder JPEG noch PNG noch PDF, wie immer sie heißt. Wählen Sie eine andere.',
  verificationRefusedDecided: 'Über das Dokument ist schon entschieden. Laden Sie die Seite neu.',
  verification_data_intro:
    'Mit diesen Angaben werden Ihre Dokumente verglichen. Falsches ändert die Hilfe.',
  verification_data_name: 'Name',
  verification_data_birthday: 'Geburtsdatum',
  verification_data_address: 'Anschrift',
  verification_data_none: 'keine Angabe',
  verification_to_documents: 'Dokumente senden',
  verificationNewsApprovedIdentity: 'Ihr Identitätsnachweis ist bestätigt',
  verificationNewsApprovedAddress: 'Ihr Adressnachweis ist bestätigt',
  verificationNewsApprovedPayment: 'Der Nachweis Ihres Zahlungsmittels ist bestätigt',
  verificationNewsRefusedIdentity: 'Wir konnten Ihren Identitätsnachweis nicht annehmen',
  verificationNewsRefusedAddress: 'Wir konnten Ihren Adressnachweis nicht annehmen',
  verificationNewsRefusedPayment: 'Wir konnten den Nachweis Ihres Zahlungsmittels nicht annehmen',
  verificationNewsExpiredIdentity: 'Ihr Identitätsnachweis lag zu lange',
  verificationNewsExpiredAddress: 'Ihr Adressnachweis lag zu lange',
  verificationNewsExpiredPayment: 'Der Nachweis Ihres Zahlungsmittels lag zu lange',
  verificationNewsAsked: 'Der Support bittet Sie um ein Dokument',
  verificationNewsAskedText:
    'Wir müssen wissen, wem Ihr Zahlungsweg gehört. Senden Sie ein Dokument, das es zeigt; verdecken Sie bei einer Karte alles bis auf die letzten vier Ziffern.',
  verificationNewsMore:
    'Bis Sie bestätigt sind, fehlt noch etwas. Was, steht auf der Seite Ihrer Dokumente.',
  verificationNewsLate:
    'Wir sind nicht rechtzeitig dazu gekommen, und es ist gelöscht. Bitte senden Sie es noch einmal.',
  verificationNewsLink: 'Zu Ihren Dokumenten',
  identification_title: 'Sagen Sie uns, wer Sie sind',
  identification_why_required:
    'Bis wir wissen, wer Sie sind, kann nichts eingezahlt werden: Das Gesetz verlangt es.',
  identification_why_bonus:
    'Ihren Bonus bekommt, wer zeigt, wer er ist, und jede Person nur einmal.',
  identification_why_document: 'Der Support bittet Sie um ein weiteres Dokument.',
  identification_why_needed:
    'Wir müssen noch wissen, wer Sie sind. Einzahlen können Sie inzwischen; mehr als ein kleiner Betrag wird erst danach ausgezahlt.',
  identification_group_waiting:
    'Wir haben Dokumente von Ihnen und prüfen sie. Diese müssen Sie nicht noch einmal senden.',
  identification_group_refused:
    'Eines, das Sie gesendet haben, genügt nicht mehr. Warum, steht bei Ihren Dokumenten.',
  identification_later: 'Später',
  identification_held:
    'Bis wir wissen, wer Sie sind, hält Ihr Bonus die übrige Seite geschlossen. Ihre Wetten, Ihre Zahlungen, das Auszahlen, Ihre Limits und der Support bleiben offen, und Sie können sich abmelden.',
};
