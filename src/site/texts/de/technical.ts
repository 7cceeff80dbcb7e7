import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/technical.ts';

export const texts: Translation<typeof en> = {
  technical_reload: 'Erneut versuchen',
  technical_session: 'Sitzung',

  technical_block_title: 'Hier nicht verfügbar',
  technical_block_text:
    'Wo Sie sich befinden, darf diese Seite nicht angeboten werden. Haben Sie hier noch Guthaben, schreiben Sie dem Kundendienst: Es kann ausgezahlt werden.',
  technical_banned_title: 'Ihr Konto ist gesperrt',
  technical_banned_text:
    'Mit diesem Konto können Sie nicht spielen. Halten Sie das für einen Irrtum oder haben Sie noch Guthaben, schreiben Sie dem Kundendienst.',
  technical_block_ua_title: 'In der Ukraine nicht verfügbar',
  technical_block_ua_text:
    'Wir haben keine Lizenz für die Ukraine, deshalb ist die Seite dort geschlossen.',
  technical_block_ie_title: 'In Irland nicht verfügbar',
  technical_block_ie_text:
    'Wir haben keine Lizenz für Irland, deshalb ist die Seite dort geschlossen.',
  technical_site_updates_title: 'Wir aktualisieren die Seite',
  technical_site_updates_text:
    'Eine neue Version wird eingespielt. Ihr Konto und Ihre Wetten sind sicher. In wenigen Minuten können Sie zurück.',
  technical_site_updates_back: 'Zurück zur letzten Seite',
  technical_coming_soon_title: 'In Ihrem Land noch nicht geöffnet',
  technical_coming_soon_text: 'Zurzeit nehmen wir keine Spieler aus Ihrem Land auf.',
  technical_suspension_title: 'Betrieb ausgesetzt',
  technical_suspension_text:
    'Die Wettannahme ist ausgesetzt. Offene Wetten bleiben bestehen und werden nach den Ergebnissen abgerechnet.',
  technical_maintenance_title: 'Wartungsarbeiten',
  technical_old_browser_title: 'Dieser Browser ist zu alt',
  technical_old_browser_text:
    'Quoten ändern sich im Sekundentakt, und dieser Browser kommt nicht sicher mit. Bitte aktualisieren Sie ihn oder nutzen Sie eine aktuelle Version von Chrome, Edge, Firefox oder Safari.',
  technical_internal_vpn_title: 'Internes Netz',
  technical_internal_vpn_text: 'Diese Seite dient der Entwicklung und sagt Spielern nichts.',
  technical_debugger_title: 'Angaben zur Sitzung',
  technical_debugger_text: 'Was diese Seite über sich weiß, für eine Meldung an die Entwickler.',
  technical_dialog_gallery_title: 'Dialoge',
  technical_dialog_gallery_text:
    'Jeder Dialog der Seite, mit Beispielen geöffnet. Was er über Konto oder Wettschein sagt, stammt aus dieser Sitzung.',
  technical_banned_appeal: 'Einspruch einlegen',
  technical_banned_take_out: 'Ihr Geld auszahlen lassen',
};
