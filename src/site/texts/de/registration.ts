import type { registration as en } from '../en/registration.ts';
import type { Translation } from '../texts.ts';

export const registration: Translation<typeof en> = {
  registration_new: 'Konto eröffnen',
  registration_types: 'Art der Registrierung',
  registration_fast_reg: 'Ein Klick',
  registration_phone_reg: 'Telefon',
  registration_full_reg: 'E-Mail',
  registration_soc_reg: 'Netzwerk',
  registration_fast_reg_text:
    'Wir denken uns Login und Passwort für Sie aus. Sie müssen beides nur sichern.',
  registration_phone_reg_text:
    'Wir senden einen Code an Ihr Telefon; ein Passwort brauchen Sie sich nicht auszudenken.',
  registration_full_reg_text: 'Mit Ihrer E-Mail-Adresse und einem eigenen Passwort.',
  registration_soc_reg_text: 'Ein Netzwerk, das Sie kennt, teilt uns Namen und E-Mail-Adresse mit.',
  registration_step: 'Schritt {{step}} von {{steps}}',
  registration_step_access: 'Wie wir Sie erreichen',
  registration_step_phone: 'Ihr Telefon',
  registration_step_code: 'Der Code',
  registration_step_person: 'Über Sie',
  registration_step_documents: 'Ihr Ausweis',
  registration_step_choices: 'Ihr Konto',
  registration_submit: 'Konto eröffnen',
  registration_send_code: 'Code senden',
  registration_code_sent: 'Wir haben einen Code an {{phone}} gesendet.',
  registration_code: 'Code aus der SMS',
  registration_have: 'Schon ein Konto?',

  registration_name: 'Vorname',
  registration_surname: 'Nachname',
  registration_middle_name: 'Zweiter Vorname',
  registration_birthday_date: 'Geburtsdatum',
  registration_birthday_place: 'Geburtsort',
  registration_country: 'Wohnsitzland',
  registration_region: 'Region',
  registration_city: 'Ort',
  registration_registration_address: 'Anschrift',
  registration_passport_type: 'Art des Ausweises',
  registration_passport_type_1: 'Reisepass',
  registration_passport_type_2: 'Personalausweis',
  registration_passport_type_3: 'Führerschein',
  registration_passport_series: 'Serie',
  registration_passport_number: 'Nummer des Ausweises',
  registration_passport_issue_date: 'Ausstellungsdatum',
  registration_passport_issuer: 'Ausgestellt von',
  registration_inn: 'Steuernummer',
  registration_login: 'Gewünschter Login',
  registration_login_hint: 'Wir hängen Ziffern an, damit er nur Ihnen gehört.',
  registration_pin_code: 'PIN',
  registration_currency: 'Währung',
  registration_bonus: 'Willkommensbonus',
  registration_bonus_0: 'Keiner',
  registration_bonus_1: 'Sport',
  registration_bonus_2: 'Casino',
  registration_bonus_text:
    'Ein Bonus wird erst ausgezahlt, wenn er umgesetzt ist. Ohne Bonus ist Ihr Geld jederzeit frei.',
  registration_mailing: 'Neuigkeiten und E-Mails, wenn Sie möchten',
  registration_enable_mail_news: 'Neuigkeiten per E-Mail',
  registration_enable_mail_deposit: 'Eine E-Mail zu jeder Einzahlung',
  registration_enable_mail_bets: 'Eine E-Mail zu jeder Wette',
  registration_enable_sms_news: 'Neuigkeiten per SMS',
  registration_agree:
    'Ich stimme [rules:den Regeln] und [consent:der Verarbeitung meiner Daten] zu.',
  registration_agree_age:
    'Ich bin mindestens {{age}} Jahre alt und stimme [rules:den Regeln] und [consent:der Verarbeitung meiner Daten] zu.',

  registration_agree_missing: 'Bitte bestätigen, um fortzufahren.',
  registration_too_young: 'Hier spielen darf nur, wer mindestens {{age}} Jahre alt ist.',
  registration_name_format: 'Nur Buchstaben, wie im Ausweis.',
  registration_digits: 'Nur Ziffern.',
  registration_login_format: 'Buchstaben, Ziffern, Punkte und Striche.',
  registration_at_least_one: 'Mindestens {{count}} Zeichen.',
  registration_at_least_other: 'Mindestens {{count}} Zeichen.',
  registration_at_most_one: 'Höchstens {{count}} Zeichen.',
  registration_at_most_other: 'Höchstens {{count}} Zeichen.',
  registration_known:
    'So entsteht kein neues Konto. Wenn Sie hier eines haben, melden Sie sich an oder setzen Sie ein neues Passwort.',
  registration_closed:
    'Diese Art der Registrierung ist zurzeit geschlossen. Bitte eine andere wählen.',
  registration_network_again:
    'Die Bestätigung des Netzwerks ist abgelaufen. Bitte das Netzwerk noch einmal wählen.',
  registration_signed_in:
    'Sie sind angemeldet: Es gibt nichts zu registrieren. Jede Person darf ein Konto haben.',
  registration_none: 'Die Registrierung ist zurzeit geschlossen.',
  registration_load_error: 'Das Formular konnte nicht geladen werden.',
  registration_new_password: 'Neues Passwort setzen',
  registration_told:
    '{{network}} hat uns das über Sie mitgeteilt. Berichtigen Sie, was nicht stimmt.',

  registered_title: 'Ihr Konto ist bereit',
  registered_save:
    'Sichern Sie Login und Passwort jetzt. Das Passwort wird nur dieses eine Mal gezeigt.',
  registered_login: 'Login',
  registered_password: 'Passwort',
  registered_hidden: 'in der Aufzeichnung verborgen',
  registered_ways: 'Wie Sie es sichern',
  registered_copy: 'Kopieren',
  registered_file: 'Textdatei',
  registered_picture: 'Bild',
  registered_by_copy: 'Kopiert. Fügen Sie es dort ein, wo Sie Ihre Passwörter aufbewahren.',
  registered_by_file: 'Als Textdatei gesichert.',
  registered_by_picture: 'Als Bild gesichert.',
  registered_not_copied:
    'Kopieren ist hier nicht möglich. Markieren Sie den Text oder sichern Sie eine Datei.',
  registered_not_drawn: 'Das Bild konnte nicht erstellt werden. Sichern Sie eine Textdatei.',
  registered_mail: 'Login per E-Mail erhalten',
  registered_mail_text:
    'Wir senden Ihren Login und wo Sie ein eigenes Passwort setzen. Das Passwort oben wird nie versendet.',
  registered_mail_send: 'Senden',
  registered_mail_sent: 'Die E-Mail ist unterwegs.',
  registered_mail_late:
    'Das geht nur in der ersten Stunde eines Kontos. Tragen Sie Ihre E-Mail-Adresse im Konto ein.',
  registered_finish: 'Ich habe es gesichert',
  registered_play: 'Jetzt spielen',
  registered_leave_text: 'Das Passwort wird nicht noch einmal gezeigt. Ohne Sichern gehen?',
  registered_leave: 'Ohne Passwort gehen',
  registered_stay: 'Zurück und sichern',
  registered_welcome: 'Sie sind angemeldet. Das ist Ihr Login; Ihre E-Mail-Adresse geht auch.',
  registered_welcome_network:
    'Sie sind angemeldet. Wählen Sie beim nächsten Mal dasselbe Netzwerk. Das ist Ihr Login.',
  registered_confirm:
    'Wir haben eine E-Mail an {{email}} gesendet. Der Link darin bestätigt, dass die Adresse Ihnen gehört.',
};
