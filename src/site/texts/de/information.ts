import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/information.ts';

export const texts: Translation<typeof en> = {
  information_articles: 'Artikel',
  information_contents: 'Auf dieser Seite',
  information_chapters: 'Kapitel',
  information_more_of: 'Mehr zu „{{title}}“',
  information_none_title: 'Diesen Artikel gibt es nicht',
  information_none_text: 'Vielleicht heißt er jetzt anders. Alle Artikel stehen auf diesen Seiten.',
  information_session: 'Nummer dieser Sitzung',
  information_session_hint:
    'Nennen Sie sie dem Kundendienst: Sie führt zur genauen Aufzeichnung dessen, was Sie gesehen haben.',

  information_install_title: 'Seite installieren',
  information_install_text:
    'Sie öffnet sich in einem eigenen Fenster, vom Startbildschirm oder Desktop aus, und braucht sehr wenig Platz.',
  information_install: 'Installieren',
  information_install_declined:
    'Sie haben sich dagegen entschieden. Über das Menü des Browsers geht es jederzeit.',
  information_installed:
    'Die Seite ist installiert: Sie finden sie unter den Anwendungen dieses Geräts.',

  information_map_text: 'Alle Seiten, die Ihnen offenstehen, auch die Ihres Kontos.',
  information_map_text_guest:
    'Alle Seiten, die Ihnen jetzt offenstehen. Die Seiten des Kontos kommen hinzu, sobald Sie sich anmelden.',
  information_map_top_live: 'Topereignisse, live',
  information_map_top_line: 'Topereignisse vor dem Spiel',
  information_map_sports: 'Sport und E-Sport',
  information_map_casino: 'Casino und Spiele',
  information_map_promotion: 'Aktionen',
  information_map_office: 'Konto und Zahlungen',
  information_map_information: 'Informationen und Hilfe',
  information_map_auth: 'Anmeldung und Registrierung',

  information_site_map_title: 'Alle Seiten',
  information_ussd_instruction_title: 'Zahlung per USSD',
  information_taxation_title: 'Steuern',
  information_simple_identification_title: 'Einfache Identifizierung',
  information_aml_kyc_title: 'AML und KYC',
  information_sms_bets_title: 'Wetten per SMS',
  information_cash_terminals_title: 'Bargeldterminals',
  information_points_title: 'Wettbüros',
  information_desktop_title: 'Auf dem Computer',
  information_our_partners_title: 'Partner',
  information_blog_title: 'Blog',
  information_news_title: 'Neuigkeiten',
  information_cricket_app_title: 'Cricket-App',
  information_ios_app_title: 'Auf iPhone und iPad',
  information_ipl_betting_app_title: 'IPL-App',
  information_betting_awards_title: 'Auszeichnungen',
  information_football_champions_rules_title: 'Fußball-Champions: Regeln',
};
