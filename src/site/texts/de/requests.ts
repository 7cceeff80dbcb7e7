import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/requests.ts';

export const texts: Translation<typeof en> = {
  requests_intro:
    'Ist mit Ihrem Geld etwas schiefgegangen? Fragen Sie hier. Der Support antwortet innerhalb von 24 Stunden.',
  requests_trail: 'Wo Sie sind',
  requests_list: 'Ihre Anfragen',
  requests_new: 'Neue Anfrage',
  requests_none: 'Sie haben noch nichts zu Geld gefragt',
  requests_none_text:
    'Ist bei einer Zahlung etwas schiefgegangen, fragen Sie den Support. Am schnellsten geht es über den Link neben der Zahlung in Ihrem Zahlungsverlauf.',
  requests_load_failed: 'Ihre Anfragen können nicht geladen werden',
  requests_number: 'Anfrage {{id}}',
  requests_payment_number: 'Zahlung {{id}}',
  requests_state_open: 'Offen',
  requests_state_answered: 'Beantwortet',
  requests_state_closed: 'Geschlossen',
  requests_next_open: 'Der Support antwortet bis {{when}}. Die Antwort sehen Sie hier.',
  requests_next_answered:
    'Der Support hat geantwortet. Schreiben Sie weiter, wenn noch etwas offen ist.',
  requests_next_closed: 'Hier geschieht nichts mehr. Fragen Sie bei Bedarf neu.',
  requests_read: 'Verlauf',
  requests_read_of: 'Verlauf der Anfrage {{id}}',
  requests_taken: 'Wir haben Ihre Anfrage. Sie hat die Nummer {{id}}.',
  requests_choose_topic: 'Worum geht es?',
  requests_topic_deposit_missing: 'Meine Einzahlung ist nicht angekommen',
  requests_topic_withdrawal_missing: 'Meine Auszahlung ist nicht angekommen',
  requests_topic_wrong_amount: 'Der Betrag ist falsch',
  requests_topic_unknown_charge: 'Eine Gebühr oder Abbuchung, die ich nicht kenne',
  requests_topic_payment_details: 'Meine Zahlungsdaten haben sich geändert',
  requests_topic_payment_limits: 'Limits und Prüfung von Zahlungen',
  requests_topic_other: 'Etwas anderes zu meinem Geld',
  requests_hint_deposit_missing:
    'Karten und Wallets brauchen Minuten, eine Überweisung bis zu drei Werktage. Schreiben Sie, wann und von wo Sie gezahlt haben.',
  requests_hint_withdrawal_missing:
    'Steht dort „ausgezahlt“, kann Ihre Bank noch bis zu fünf Werktage brauchen. Schreiben Sie, ob das Geld an Sie zurückging.',
  requests_hint_wrong_amount:
    'Schreiben Sie, welchen Betrag Sie erwartet haben und welcher angekommen ist.',
  requests_hint_unknown_charge:
    'Gebühren stehen im Verlauf neben jeder Zahlung. Schreiben Sie, wie Ihre Bank die Abbuchung nennt.',
  requests_hint_payment_details:
    'Senden Sie nie eine Kartennummer. Der Support sagt Ihnen, welcher Nachweis nötig ist.',
  requests_hint_payment_limits:
    'Ihre Limits stehen unter Limits, was nachzuweisen ist unter Verifizierung.',
  requests_hint_other: 'Ein Auszug, eine Beschwerde oder was sonst nirgends passt.',
  requests_sub_card_replaced: 'Ich habe eine neue Karte',
  requests_sub_bank_account_changed: 'Ich habe ein anderes Bankkonto',
  requests_sub_wallet_changed: 'Ich habe ein anderes Wallet',
  requests_sub_limit_raised: 'Ich muss mehr auf einmal ein- oder auszahlen',
  requests_sub_payout_verification: 'Eine Auszahlung wartet auf die Prüfung',
  requests_sub_limit_reached: 'Mir wird gesagt, ein Limit sei erreicht',
  requests_sub_statement: 'Ich brauche einen Auszug meiner Zahlungen',
  requests_sub_complaint: 'Ich möchte mich beschweren',
  requests_sub_something_else: 'Es ist etwas anderes',
  requests_choose_payment: 'Zahlung wählen',
  requests_choose_this: 'Diese ist es',
  requests_choose_this_of: 'Diese ist es: Zahlung {{id}}',
  requests_no_payments: 'Es gibt keine solche Zahlung',
  requests_no_payments_text:
    'Keine Ihrer Zahlungen passt zu diesem Thema. Wählen Sie ein anderes Thema.',
  requests_payments_narrowed: 'Es wird nur ein Teil Ihrer Zahlungen gezeigt.',
  requests_payments_all: 'Alle zeigen',
  requests_about_payment: 'Die Zahlung, um die es geht',
  requests_what_is_wrong: 'Was daran nicht stimmt',
  requests_message: 'Was ist geschehen?',
  requests_message_hint: 'Höchstens {{most}} Zeichen. Keine Kartennummern, keine Passwörter.',
  requests_message_missing: 'Schreiben Sie, was geschehen ist.',
  requests_message_short: 'Schreiben Sie etwas mehr: mindestens {{least}} Zeichen.',
  requests_message_long: 'Das ist zu lang: höchstens {{most}} Zeichen.',
  requests_message_unseen:
    'Der Text enthält Zeichen, die man nicht sehen kann. Tippen Sie ihn neu ein.',
  requests_send: 'Anfrage senden',
  requestsFailed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  requestsRefusedTooMany:
    'Fünf Ihrer Anfragen laufen. Warten Sie auf eine Antwort oder schließen Sie eine, die Sie nicht mehr brauchen.',
  requestsRefusedWaiting:
    'Mehrere Ihrer Nachrichten warten schon auf eine Antwort. Schreiben Sie wieder, wenn eine davon beantwortet ist.',
  requestsRefusedTopic: 'Das passt nicht zum Thema. Wählen Sie das Thema neu.',
  requestsRefusedCard:
    'Das sieht wie eine Kartennummer aus. Nehmen Sie sie heraus: Wir brauchen sie nie. Die letzten vier Ziffern genügen.',
  requestsRefusedClosed: 'Die Anfrage ist geschlossen. Fragen Sie neu.',
  requestsRefusedFull: 'Die Anfrage fasst nicht mehr. Schließen Sie sie und fragen Sie neu.',
  requests_unknown_topic: 'Dieses Thema gibt es nicht',
  requests_unknown_topic_text:
    'Der Link ist alt oder unvollständig. Wählen Sie das Thema aus der Liste.',
  requests_unknown_payment: 'Diese Zahlung kann nicht gezeigt werden',
  requests_unknown_payment_text:
    'Sie haben keine solche Zahlung, die zum Thema passt, oder sie konnte nicht geladen werden. Wählen Sie sie aus der Liste.',
  requests_back_topics: 'Thema wählen',
  requests_by_player: 'Sie',
  requests_by_support: 'Support',
  requests_answer: 'Weiterschreiben',
  requests_answer_send: 'Senden',
  requestsAnswerTaken: 'Wir haben Ihre Nachricht.',
  requests_close: 'Anfrage schließen',
  requestsClosed: 'Die Anfrage ist geschlossen.',
  requests_history_failed: 'Der Verlauf kann nicht geladen werden',
  requestsNewsTitle: 'Der Support hat Ihnen geantwortet',
  requestsNewsText:
    'Die Antwort steht bei Ihrer Anfrage. Dort können Sie weiterschreiben oder sie schließen.',
  requestsNewsLink: 'Zu Ihren Anfragen',
  requests_usual_one: 'Die meisten Antworten kommen innerhalb einer Stunde.',
  requests_usual_other: 'Die meisten Antworten kommen innerhalb von {{count}} Stunden.',
  requests_support_intro:
    'Schreiben Sie uns hier. Auch die Antwort steht hier, und die Seite sagt Ihnen, wenn sie da ist.',
  requests_support_write: 'An den Support schreiben',
  requests_support_topic: 'Thema',
  requests_support_money: 'Geht es um eine Einzahlung, eine Auszahlung oder eine Gebühr?',
  requests_support_money_link: 'Nach Ihrem Geld fragen',
  requests_closed_list: 'Geschlossene Anfragen',
  requests_older: 'Frühere Anfragen',
  requests_older_failed:
    'Frühere Anfragen konnten nicht geladen werden. Versuchen Sie es noch einmal.',
  requests_topic_account: 'Mein Konto oder die Anmeldung',
  requests_topic_bets: 'Eine Wette oder ein Ergebnis',
  requests_topic_casino: 'Ein Spiel des Casinos',
  requests_topic_bonuses: 'Ein Bonus',
  requests_topic_technical: 'Etwas funktioniert nicht',
  requests_topic_responsible_gambling: 'Weniger spielen oder aufhören',
  requests_topic_anything_else: 'Etwas anderes',
  requests_topic_idea: 'Ihre Idee',
  requests_hint_account:
    'Schreiben Sie, was Sie tun wollten. Niemand vom Support fragt nach Ihrem Passwort.',
  requests_hint_bets:
    'Schreiben Sie die Nummer der Wette, was Sie erwartet haben und was stattdessen geschah.',
  requests_hint_casino:
    'Schreiben Sie, welches Spiel es war und wann. Die Nummer der Runde steht in seinem Verlauf.',
  requests_hint_bonuses: 'Schreiben Sie, um welchen Bonus es geht.',
  requests_hint_technical:
    'Schreiben Sie, was Sie gedrückt und was Sie gesehen haben. Wir können Ihre Sitzung so ansehen, wie Sie sie gesehen haben.',
  requests_hint_responsible_gambling:
    'Für eine Pause oder einen Ausschluss brauchen Sie niemanden: Legen Sie sie unter „Limits und Pausen“ fest, sie gelten sofort. Für alles andere sind wir da.',
  requests_hint_anything_else: 'Alles, was sonst nirgends passt.',
  requests_next_read: 'Der Support liest es. Gibt es eine Antwort, steht sie hier.',
  requests_topic_appeal: 'Einspruch gegen eine Sperre',
  requests_appeal_intro:
    'Wenn etwas Sie vom Spielen abhält und Sie es für falsch halten, können Sie neu entscheiden lassen.',
  requests_appeal_ban: 'Ihr Konto ist gesperrt',
  requests_appeal_ban_text:
    'Sie platzieren keine Wetten und zahlen nichts ein, bis der Kundendienst die Sperre aufhebt. Ihr Geld gehört Ihnen: Verlangen Sie es hier, wenn Sie es nicht selbst auszahlen können.',
  requests_appeal_exclusion: 'Sie haben sich selbst ausgeschlossen',
  requests_appeal_exclusion_text:
    'Niemand kann einen Ausschluss vorzeitig beenden, weder Sie noch der Kundendienst. Legen Sie Einspruch ein, wenn nicht Sie ihn gesetzt haben oder seine Daten falsch sind.',
  requests_appeal_since: 'Entschieden',
  requests_appeal_until: 'Endet',
  requests_appeal_unknown: 'hier nicht bekannt',
  requests_appeal_endless: 'kein Ende gesetzt',
  requests_appeal_write: 'Ihr Einspruch',
  requests_appeal_how:
    'Schreiben Sie, was an der Entscheidung falsch ist. Einspruch ist einmal möglich. Wer nicht beteiligt war, prüft sie neu und antwortet hier.',
  requests_appeal_done:
    'Sie haben gegen diese Entscheidung Einspruch eingelegt. Die Antwort steht unten.',
  requests_appeal_list: 'Ihre Einsprüche',
  requests_appeal_none: 'Nichts hält Sie vom Spielen ab',
  requests_appeal_none_text:
    'Es gibt nichts, wogegen Sie Einspruch einlegen könnten. In allem anderen schreiben Sie dem Kundendienst.',
  requests_appeal_guest: 'Melden Sie sich an, um Einspruch einzulegen',
  requests_appeal_guest_text:
    'Dort steht, was wann entschieden wurde, und dort schreiben Sie Ihren Einspruch.',
  requests_appeal_locked:
    'Wenn Sie sich nicht anmelden können, schreiben Sie uns unter „Kontakt“ und nennen Sie die Nummer dieser Sitzung.',
  requests_guest_title: 'An den Kundendienst schreiben',
  requests_guest_text:
    'Für Sie, wenn Sie kein Konto haben oder sich nicht anmelden können. Wir antworten per E-Mail.',
  requests_guest_email_hint:
    'Hierhin geht die Antwort. Wir nutzen die Adresse für nichts anderes und löschen sie mit Ihrer Nachricht, spätestens {{days}} Tage nach dem letzten Wort.',
  requests_guest_name: 'Name (freiwillig)',
  requests_guest_subject: 'Betreff',
  requests_guest_message: 'Nachricht',
  requests_guest_session:
    'Die Nummer dieser Sitzung geht mit, damit der Kundendienst sieht, was Sie sahen: nie Passwörter.',
  requests_guest_send: 'Senden',
  requests_guest_taken: 'Ihre Nachricht ist da. Ihre Nummer ist {{number}}.',
  requests_guest_taken_text:
    'Eine E-Mail, die das bestätigt, ist unterwegs. Auch die Antwort kommt per E-Mail.',
  requests_idea_intro: 'Was soll hier besser werden? Ein, zwei Sätze genügen.',
  requests_idea: 'Ihre Idee',
  requests_idea_missing: 'Schreiben Sie Ihre Idee.',
  requests_idea_send: 'Idee senden',
  requests_idea_thanks: 'Danke für Ihre Idee',
  requests_idea_thanks_text:
    'Der Support liest sie. Gibt es eine Antwort, steht sie bei Ihren Anfragen.',
  requests_file: 'Foto oder Dokument senden',
  requests_file_hint:
    'JPEG, PNG oder PDF, höchstens 8 MB. Nur der Support öffnet die Datei; sie wird verschlüsselt aufbewahrt und gelöscht, sobald die Anfrage geschlossen ist oder 30 Tage nach einer Antwort, auf die nichts mehr kam. Keine Bilder von Karten.',
  requests_file_missing: 'Wählen Sie eine Datei.',
  requests_file_send: 'Datei senden',
  requests_file_sent: 'Datei: {{type}}, {{size}} kB',
  requestsRefusedFileMany:
    'In dieser Anfrage sind schon fünf Dateien. Beschreiben Sie den Rest in Worten.',
  requestsRefusedFileEmpty: 'In der Datei ist nichts. Wählen Sie eine andere.',
  requestsRefusedFileLarge: 'Die Datei ist größer als 8 MB. Wählen Sie eine kleinere.',
  requestsRefusedFileType:
    'Die Datei ist weder JPEG noch PNG noch PDF, wie immer sie heißt. Wählen Sie eine andere.',
};
