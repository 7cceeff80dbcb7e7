import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/security.ts';

export const texts: Translation<typeof en> = {
  security_text: 'Was Ihr Konto schützt und was es noch sicherer macht.',
  security_failed: 'Wie Ihr Konto geschützt ist, konnte nicht geladen werden',
  security_hidden: 'In der Aufzeichnung verborgen',
  security_password_none:
    'Wenn Sie noch keines haben, melden Sie sich ab und fordern Sie bei der Anmeldung ein neues an.',
  securityAnswerWrong: 'Das ist nicht die Antwort. Prüfen Sie sie und versuchen Sie es erneut.',

  security_password: 'Passwort',
  security_password_changed_today: 'Heute geändert',
  security_password_changed_days_one: 'Vor {{count}} Tag geändert',
  security_password_changed_days_other: 'Vor {{count}} Tagen geändert',
  security_password_used_today: 'Seit heute in Gebrauch',
  security_password_used_days_one: 'Seit {{count}} Tag in Gebrauch',
  security_password_used_days_other: 'Seit {{count}} Tagen in Gebrauch',
  security_password_advice:
    'Ein neues Passwort macht wertlos, was andere vom alten erfahren haben könnten.',
  security_password_before:
    'Ein neues Passwort meldet Sie überall sonst ab: auf jedem anderen Gerät und in jedem anderen Browser. Hier bleiben Sie angemeldet.',
  security_password_current: 'Aktuelles Passwort',
  security_password_new: 'Neues Passwort',
  security_password_same: 'Das ist Ihr jetziges Passwort. Wählen Sie ein anderes.',
  security_password_change: 'Passwort ändern',
  security_password_done:
    'Ihr Passwort ist geändert. Wer sonst noch in Ihrem Konto angemeldet war, ist abgemeldet.',

  security_sign_ins: 'Wo Sie angemeldet sind',
  security_sign_ins_text: 'Beenden Sie, was Sie nicht kennen, und ändern Sie dann Ihr Passwort.',
  security_sign_ins_here: 'Dieser Browser',
  security_sign_ins_used: 'Zuletzt benutzt {{when}}',
  security_sign_ins_unknown: 'Unbekannter Browser',
  security_sign_ins_end: 'Beenden',
  security_sign_ins_end_named: '{{device}} beenden',
  security_sign_ins_end_others: 'Überall sonst abmelden',
  securitySignInsEnded: 'Beendet.',
  securitySignInsNotEnded: 'Das ließ sich nicht beenden. Versuchen Sie es erneut.',
  security_sign_ins_failed: 'Wo Sie angemeldet sind, ließ sich nicht laden',

  security_two_step: 'Anmeldung in zwei Schritten',
  security_two_step_advice:
    'Dann öffnet ein Passwort allein nichts: Es wird auch ein Code verlangt.',
  security_two_step_enabled: 'Wer sich anmeldet, braucht außer Ihrem Passwort einen Code.',
  security_two_step_how: 'Wie möchten Sie die Codes bekommen?',
  security_two_step_totp: 'Authenticator-App',
  security_two_step_totp_text:
    'Eine App auf Ihrem Telefon erzeugt sie, auch ohne Netz. Am sichersten.',
  security_two_step_totp_start: 'App verwenden',
  security_two_step_sms: 'SMS',
  security_two_step_sms_text: 'Bei jeder Anmeldung senden wir einen an {{phone}}.',
  security_two_step_sms_none: 'Dazu braucht es eine bestätigte Telefonnummer.',
  security_two_step_sms_start: 'SMS verwenden',
  security_two_step_sms_add: 'Telefonnummer hinzufügen',
  securityTwoStepOn:
    'Die Anmeldung in zwei Schritten ist schon eingeschaltet: Das ist anderswo geschehen.',
  securityTwoStepOff:
    'Die Anmeldung in zwei Schritten ist schon ausgeschaltet: Das ist anderswo geschehen.',
  securityNoPhone:
    'Es gibt keine bestätigte Telefonnummer. Fügen Sie Ihrem Konto zuerst eine hinzu.',
  securityByAuthenticator: 'Ihre Codes kommen aus Ihrer Authenticator-App. Sehen Sie dort nach.',
  securitySetupOver:
    'Diese Einrichtung ist vorbei: Sie hat zu lange gedauert oder wurde anderswo beendet. Sie können neu beginnen.',

  security_totp_scan: '1. Scannen Sie das Bild mit Ihrer App',
  security_totp_scan_text:
    'Jede Authenticator-App ist geeignet. Sie zeigt dann jede halbe Minute einen neuen Code aus sechs Ziffern.',
  security_totp_picture: 'Bild für Ihre Authenticator-App',
  security_totp_open: 'In einer App auf diesem Gerät öffnen',
  security_totp_key: 'Oder tippen Sie diesen Schlüssel in die App',
  security_totp_code: '2. Geben Sie den Code der App ein',
  security_sms_code: 'Geben Sie den Code aus der SMS ein',
  security_sms_code_text: 'Er ist unterwegs an {{phone}}.',
  security_setup_time: 'Noch {{time}}.',
  security_setup_late:
    'Die Zeit ist um. Beginnen Sie neu, dann entsteht ein neuer Schlüssel oder Code.',
  security_setup_again: 'Neu beginnen',
  security_setup_finish: 'Einschalten',
  security_copy: 'Kopieren',
  security_copied: 'Kopiert.',
  security_copy_failed:
    'Es konnte nicht kopiert werden. Markieren Sie den Text und kopieren Sie ihn selbst.',
  security_save: 'Als Datei speichern',
  security_saved: 'Die Datei liegt bei Ihren Downloads.',

  security_codes: 'Speichern Sie Ihre Wiederherstellungscodes',
  security_codes_why:
    'Die Anmeldung in zwei Schritten ist eingeschaltet. Wenn Sie Ihr Telefon verlieren, öffnet einer dieser Codes Ihr Konto. Jeder gilt einmal.',
  security_codes_once:
    'Sie werden nur jetzt gezeigt. Bewahren Sie sie dort auf, wo sonst niemand hinsieht, und nicht auf demselben Telefon.',
  security_codes_list: 'Wiederherstellungscodes',
  security_codes_confirm: 'Ich habe sie gespeichert',
  security_codes_done:
    'Die Anmeldung in zwei Schritten ist eingeschaltet. Halten Sie beim nächsten Anmelden Ihr Telefon bereit; die Wiederherstellungscodes sind für den Notfall.',
  security_codes_lost:
    'Sie haben keine Wiederherstellungscodes mehr? Schalten Sie die Anmeldung in zwei Schritten aus und wieder ein: Sie erhalten neue, und die alten gelten nicht mehr.',
  security_codes_file:
    'Wiederherstellungscodes für {{site}}, Konto {{account}}. Jeder gilt einmal.',
  security_codes_file_name: 'wiederherstellungscodes',
  security_leave: 'Ihre Wiederherstellungscodes sind nicht gespeichert',
  security_leave_text:
    'Sie werden nur jetzt gezeigt. Ohne sie und ohne Ihr Telefon können Sie sich nicht anmelden. Wenn Sie gehen, bekommen Sie neue, indem Sie die Anmeldung in zwei Schritten aus- und wieder einschalten.',
  security_leave_stay: 'Zurück zu den Codes',
  security_leave_go: 'Ohne sie gehen',

  security_off: 'Ausschalten',
  security_off_before: 'Dann öffnet Ihr Passwort allein wieder Ihr Konto.',
  security_off_how: 'Beweisen Sie, dass Sie es sind, mit',
  security_off_by_code: 'einem Code',
  security_off_by_answer: 'der Sicherheitsfrage',
  security_off_code: 'Code oder Wiederherstellungscode',
  security_off_code_hint: 'Aus Ihrer App, aus einer SMS oder einer Ihrer Wiederherstellungscodes.',
  security_off_sms: 'Code senden',
  security_off_confirm: 'Anmeldung in zwei Schritten ausschalten',
  security_off_done:
    'Die Anmeldung in zwei Schritten ist ausgeschaltet; ihre Wiederherstellungscodes sind jetzt wertlos.',

  security_question: 'Sicherheitsfrage',
  security_question_set: 'Gesetzt',
  security_question_missing: 'Nicht gesetzt',
  security_question_advice:
    'Damit schalten Sie die Anmeldung in zwei Schritten auch ohne Telefon aus, solange Sie angemeldet sind.',
  security_question_is: 'Ihre Frage: {{question}}',
  security_question_why:
    'Zusammen mit Ihrem Passwort schaltet die Antwort die Anmeldung in zwei Schritten aus. Hüten Sie sie also wie ein zweites Passwort.',
  security_question_choose: 'Frage',
  security_question_own: 'Eine eigene Frage',
  security_question_own_label: 'Ihre eigene Frage',
  security_question_toy: 'Wie hieß Ihr erstes Lieblingsspielzeug?',
  security_question_trip: 'Wohin ging die erste Reise, an die Sie sich erinnern?',
  security_question_dish: 'Welches Gericht haben Sie als erstes kochen gelernt?',
  security_question_dream: 'Was wollten Sie mit zehn Jahren werden?',
  security_question_book: 'Welches Buch haben Sie als Kind mehr als einmal gelesen?',
  security_question_neighbour: 'Wie hieß Ihr liebster Nachbar, als Sie Kind waren?',
  security_question_answer: 'Antwort',
  security_question_answer_hint:
    'Etwas, das niemand nachschlagen oder erraten kann. Großschreibung und Leerzeichen spielen keine Rolle.',
  security_question_same: 'Die Antwort darf nicht in der Frage stehen.',
  security_question_save: 'Frage speichern',
  security_question_done: 'Ihre Sicherheitsfrage ist gesetzt.',
  security_question_failed: 'Ihre Frage konnte nicht geladen werden.',

  security_phone: 'Telefonnummer',
  security_phone_advice:
    'Eine bestätigte Nummer bringt Ihnen Codes und im Notfall Ihr Konto zurück.',
  security_phone_on: '{{phone}} ist bestätigt.',
  security_email: 'E-Mail-Adresse',
  security_email_advice:
    'Eine bestätigte Adresse bringt Sie zurück ins Konto, wenn Sie Ihr Passwort vergessen.',
  security_email_on: '{{email}} ist bestätigt.',
  security_contact_confirmed: 'Bestätigt',
  security_contact_missing: 'Nicht bestätigt',
  security_contact_text: 'Das geschieht auf der Kontoseite, mit einem Code, den wir Ihnen senden.',
  security_contact_change:
    'Was bestätigt ist, ändert nur der Kundendienst, damit niemand sonst Ihr Konto übernehmen kann.',
  security_contact_go: 'Zur Kontoseite',

  security_social: 'Soziale Netzwerke',
  security_social_advice: 'Melden Sie sich mit einem Druck an, ohne ein Passwort zu tippen.',
  security_social_text:
    'Geben Sie Ihr Passwort ein und wählen Sie ein Netzwerk. Es fragt, ob Sie es mit Ihrem Konto hier verbinden möchten; danach können Sie sich damit anmelden.',
  security_social_linked:
    '{{network}} ist mit Ihrem Konto verbunden. Sie können sich ab jetzt damit anmelden.',
  welcome_title: 'Willkommen zurück',
  welcome_text: 'Zuletzt angemeldet haben Sie sich am {{moment}}.',
  welcome_not_you: 'Waren Sie das nicht?',
  welcome_sign_ins: 'Sehen Sie nach, wo Sie angemeldet sind',
};
