import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/captcha.ts';

export const texts: Translation<typeof en> = {
  captcha_title: 'Eine kurze Prüfung',
  captcha_why: 'Bevor es weitergeht, zeigen Sie bitte, dass Sie kein Roboter sind.',
  captcha_why_sms: 'Bevor es weitergeht, zeigen Sie bitte, dass dieses Telefon Ihnen gehört.',
  captcha_why_work:
    'Bevor es weitergeht, macht Ihr Browser eine kurze Prüfung. Sie müssen nichts tun.',
  captcha_working: 'Ihr Browser wird geprüft …',
  captcha_loading: 'Die Prüfung wird geladen …',
  captcha_closing: 'Wenn Sie dieses Fenster schließen, wird nicht ausgeführt, was Sie wollten.',
  captcha_continue: 'Weiter',
  captcha_wait: 'Weiter in {{time}}',
  captcha_retry: 'Erneut versuchen',
  captcha_another: 'Anderes Bild',
  captcha_digits: 'Ziffern im Bild',
  captcha_digits_picture: 'Ein Bild mit {{length}} Ziffern. Sie können sie auch anhören.',
  captcha_digits_missing: 'Geben Sie alle {{length}} Ziffern ein.',
  captcha_listen: 'Lieber anhören',
  captcha_sound: 'Die Ziffern als Ton',
  captcha_sound_hint:
    'Jede Ziffer ist eine Gruppe von Pieptönen: Zählen Sie mit. Ab dem sechsten sind die Töne höher.',
  captcha_sms_sent: 'Wir haben einen Code per SMS an Ihre Nummer gesendet, die auf {{end}} endet.',
  captcha_sms_code: 'Code aus der SMS',
  captcha_slider: 'Schieben Sie das Teil dorthin, wo es passt',
  captcha_slider_picture:
    'Ein Bild mit einer Lücke, in die das Teil passt. Sie können sich die Stelle auch anhören.',
  captcha_slider_missing: 'Schieben Sie zuerst das Teil an seine Stelle.',
  captcha_slider_sound: 'Die Stelle als Ton',
  captcha_slider_sound_hint:
    'Sie hören eine Zahl mit zwei Ziffern, jede eine Gruppe von Pieptönen: Zählen Sie mit. Ab dem sechsten sind die Töne höher.',
  captcha_slider_number: 'Die gehörte Zahl',
  captcha_not_kept: 'Bilder und Töne von Prüfungen werden in Aufzeichnungen nicht aufbewahrt.',
  captcha_picture_lost: 'Das Bild konnte nicht geladen werden. Fordern Sie ein anderes an.',

  captchaWrong: 'Das war nicht richtig. Bitte versuchen Sie es noch einmal.',
  captchaTimeUp: 'Die Zeit für diese Prüfung ist abgelaufen. Bitte machen Sie die neue.',
  captchaLocked: 'Zu viele falsche Antworten. Nach einer Wartezeit können Sie es erneut versuchen.',
  captcha_locked_left: 'Die nächste Prüfung kommt von selbst in {{time}}.',
  captchaCodeExpired: 'Der Code gilt nicht mehr. Fordern Sie einen neuen an.',
  captchaUnsolved:
    'Ihr Browser konnte die Prüfung nicht ausführen. Versuchen Sie es erneut; hilft das nicht, nehmen Sie einen anderen Browser.',
  captchaNoPhone:
    'Es gibt keine Telefonnummer, an die wir einen Code senden könnten. Bitte wenden Sie sich an den Kundendienst.',
};
