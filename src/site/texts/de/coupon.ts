import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/coupon.ts';

export const texts: Translation<typeof en> = {
  coupon_close: 'Wettschein schließen',
  coupon_clear: 'Alle Tipps entfernen',
  coupon_clear_title: 'Alle Tipps entfernen?',
  coupon_clear_text_one: '{{count}} Tipp geht verloren.',
  coupon_clear_text_other: 'Alle {{count}} Tipps gehen verloren.',
  coupon_remove: '{{name}} entfernen',
  coupon_removed: 'Entfernt: {{name}}',
  coupon_undo: 'Rückgängig',
  coupon_bonus_about:
    'Hebt die Quote um 1 % je Auswahl, höchstens um 10 %. Eine zurückgezahlte Auswahl zählt nicht, und mit weniger als dreien gibt es keinen Bonus.',
  coupon_selection: 'Tipp',
  coupon_empty_title: 'Ihr Wettschein ist leer',
  coupon_empty_text: 'Drücken Sie die Quote dessen, was Sie erwarten: Sie erscheint hier.',
  coupon_system_size: 'System',
  coupon_banker_text: 'Eine Bank gehört zu jeder Kombination.',
  coupon_bankers: 'Banken',
  coupon_banker_about:
    'Eine Bank gehört zu jeder Kombination: Verliert sie, ist das ganze System verloren. Dafür sind es weniger Wetten mit höherem Einsatz.',
  coupon_types: 'Was bedeutet das?',
  coupon_types_1:
    'Alle Tipps müssen gewinnen. Die Quoten werden multipliziert; ein falscher Tipp genügt, und die Wette ist verloren.',
  coupon_types_2:
    'Jede Kombination der gewählten Größe ist eine eigene Kombiwette, und der Einsatz verteilt sich auf sie. So müssen nicht alle Tipps gewinnen. Es braucht mindestens drei.',
  coupon_types_10:
    'Jeder Tipp ist eine eigene Wette mit eigenem Einsatz. Verliert einer, bleiben die anderen davon unberührt.',
  coupon_leg_blocked: 'Kurz ausgesetzt',
  coupon_leg_gone: 'Nicht mehr im Angebot: bitte entfernen',
  coupon_leg_dependent: 'Nicht mit einem anderen Tipp auf dieses Spiel kombinierbar',
  coupon_coef_before: 'vorher:',

  coupon_amount: 'Einsatz',
  coupon_amount_each: 'Einsatz je Tipp',
  coupon_amount_of: 'Einsatz auf {{name}}',
  coupon_amount_clear: 'Einsatz löschen',
  coupon_amount_less: 'Einsatz senken',
  coupon_amount_more: 'Einsatz erhöhen',
  coupon_bounds: 'Von {{min}} bis {{max}}',
  coupon_bound_min: 'Ab {{min}}',
  coupon_capped: 'Höchstbetrag',

  coupon_place: 'Wette abgeben',
  coupon_place_amount: 'Wette abgeben: {{amount}}',
  coupon_sign_in: 'Anmelden und wetten',
  coupon_changed_text:
    'Es wurde nichts eingesetzt. Sehen Sie die neuen Quoten an und entscheiden Sie.',
  coupon_place_changed: 'Annehmen und abgeben: {{amount}}',
  coupon_hint_changed: 'Die Quoten haben sich seit Ihrer Auswahl geändert.',
  coupon_hint_coef_low: 'Die Quote liegt unter der, die Sie verlangen.',
  coupon_hint_score_changed: 'Der Spielstand hat sich geändert. Es wurde nichts eingesetzt.',
  coupon_hint_impossible: 'Diese Tipps lassen sich so nicht kombinieren.',
  coupon_hint_unpriced: 'Gegen diese Tipps nennt das Haus keine Quote.',
  coupon_hint_offline:
    'Sie sind offline, es wird nichts gesendet. Sehen Sie die Quoten an, sobald Sie wieder verbunden sind, und drücken Sie erneut.',
  coupon_hint_amount_missing: 'Geben Sie einen Einsatz ein.',
  coupon_hint_amount_low: 'Der Mindesteinsatz ist {{bound}}.',
  coupon_hint_amount_high: 'Der Höchsteinsatz ist {{bound}}.',
  coupon_hint_not_enough_money: 'Ihr Guthaben ist kleiner als dieser Einsatz.',
  coupon_hint_limits_unreachable:
    'Ihre Limits lassen sich gerade nicht prüfen, daher sind keine Wetten möglich.',
  coupon_hint_excluded: 'Sie haben sich vom Wetten ausgeschlossen.',
  coupon_hint_limit_missing:
    'Setzen Sie ein Einzahlungslimit, bevor Sie spielen: Das Gesetz verlangt hier eines.',
  coupon_hint_banned: 'Ihr Konto ist für Wetten gesperrt.',
  coupon_hint_limit_reached: 'Ihr Limit erlaubt höchstens {{bound}}.',
  coupon_hint_no_account: 'Ihr Konto konnte nicht geladen werden.',
  coupon_checking_text:
    'Die Antwort kam nicht bei Ihnen an. Wir fragen nach, bis klar ist, ob die Wette angenommen wurde. Sie gilt einmal oder gar nicht; ein zweiter Einsatz ist bis dahin nicht möglich.',
  coupon_checking_long:
    'Das dauert länger als sonst. Nennen Sie uns bei Fragen diese Nummer: {{key}}',
  coupon_checking_guest: 'Melden Sie sich an, um zu erfahren, was daraus wurde.',
  coupon_to_history: 'Meine Wetten',
  coupon_reason_amount_too_low: 'Der Einsatz ist zu klein.',
  coupon_reason_amount_too_low_bound: 'Der Mindesteinsatz ist {{bound}}.',
  coupon_reason_amount_too_high: 'Der Einsatz ist zu groß.',
  coupon_reason_amount_too_high_bound: 'Der Höchsteinsatz ist {{bound}}.',
  coupon_reason_not_enough_money: 'Ihr Guthaben ist kleiner als dieser Einsatz.',
  coupon_reason_not_enough_money_bound: 'Ihr Guthaben beträgt {{bound}}.',
  coupon_reason_market_closed: 'Einer der Tipps ist nicht mehr im Angebot.',
  coupon_reason_not_allowed_together: 'Diese Tipps lassen sich nicht kombinieren.',
  coupon_reason_active_elsewhere:
    'Sie spielen gerade bei einem anderen Anbieter. Hier dürfen Sie nur bei einem zur selben Zeit spielen: Beenden Sie es dort und warten Sie fünf Minuten.',
  coupon_reason_limit_reached: 'Der Einsatz übersteigt Ihr Limit.',
  coupon_reason_limit_reached_bound: 'Ihr Limit lässt noch {{bound}} zu.',
  coupon_reason_not_accepted:
    'Der Buchmacher hat sie nicht angenommen. Es wurde nichts eingesetzt.',
  coupon_reason_signed_out: 'Sie wurden vorher abgemeldet. Es wurde nichts eingesetzt.',
  coupon_excluded_until: 'Sie haben sich bis {{until}} vom Wetten ausgeschlossen.',
  coupon_excluded_open: 'Ihr Wettverlauf und Ihre Auszahlungen bleiben Ihnen zugänglich.',
  coupon_limit_1: 'Ihr Limit für Einsätze in 24 Stunden lässt noch {{bound}} zu.',
  coupon_limit_2: 'Ihr Limit für Einsätze in 7 Tagen lässt noch {{bound}} zu.',
  coupon_limit_3: 'Ihr Limit für Einsätze in 30 Tagen lässt noch {{bound}} zu.',
  coupon_limit_10: 'Ihr Limit für Verluste in 24 Stunden lässt noch {{bound}} zu.',
  coupon_limit_11: 'Ihr Limit für Verluste in 7 Tagen lässt noch {{bound}} zu.',
  coupon_limit_12: 'Ihr Limit für Verluste in 30 Tagen lässt noch {{bound}} zu.',
  coupon_limit_until:
    'Wenn Sie bis dahin nichts anderes setzen, ist dieser Einsatz ab {{until}} wieder möglich.',
  coupon_leg_over: '{{name}} ist nicht mehr im Angebot.',
  coupon_as_singles: 'Einzeln spielen',
  coupon_leg_closed:
    'Auf {{name}} kann gerade nicht gewettet werden: Warten Sie, oder entfernen Sie den Tipp.',
  coupon_leg_apart:
    '{{name}} lässt sich mit den anderen nicht kombinieren: Entfernen Sie den Tipp, oder wählen Sie eine andere Wettart.',
  coupon_leg_changed: 'Die Quote für {{name}} ist jetzt eine andere.',

  coupon_other_kinds: 'Weitere Wettarten',
  coupon_about_plain:
    'Die Tipps eines Blocks gewinnen oder verlieren zusammen, die Blöcke werden als System kombiniert. Die Lobby gehört zu jeder Kombination.',
  coupon_about_cover:
    'Alle Zweier, Dreier und so weiter bis zu allen Tipps zusammen. Der Einsatz verteilt sich auf sie.',
  coupon_about_lucky:
    'Alle Einzelwetten, Zweier und so weiter bis zu allen Tipps zusammen: Schon ein richtiger zahlt. Der Einsatz verteilt sich auf sie.',
  coupon_about_chain:
    'Die Schritte werden der Reihe nach abgerechnet: Jeder setzt, was die vorigen gewonnen haben, oder so viel davon, wie Sie angeben.',
  coupon_about_anti:
    'Sie gewinnen, wenn mindestens einer der Tipps verliert. Ein ungültiger fällt heraus.',
  coupon_block_of: '{{name}}: Block',
  coupon_step_of: '{{name}}: Schritt',
  coupon_block_own: 'Eigener Block',
  coupon_step_own: 'Eigener Schritt, als letzter',
  coupon_step_amount: 'Einsatz von Schritt {{number}}',
  coupon_step_all: 'alles Gewonnene',
  coupon_max: 'Max.',
  coupon_vip: 'VIP',
  coupon_vip_text: 'Mehr als den Höchsteinsatz anfragen',
  coupon_quick_amounts: 'Schnelle Beträge',
  coupon_account: 'Vom Konto',
  coupon_settings: 'Einstellungen des Wettscheins',
  coupon_set_one_click: 'Wetten mit einem Druck',
  coupon_set_one_click_text:
    'Ein Druck auf die Quote platziert die Wette sofort, mit diesem Einsatz.',
  coupon_set_one_click_amount: 'Einsatz je Druck',
  coupon_set_one_click_bonus: 'Einsatz je Druck vom Bonuskonto',
  coupon_set_one_click_on: 'Mit einem Druck wetten',
  coupon_set_exact: 'Mindestquote',
  coupon_set_exact_text:
    'Der jetzige Wettschein wird zu dieser Quote oder einer besseren angenommen, zu keiner anderen. Leer gilt Ihre Wahl für geänderte Quoten.',
  coupon_set_drop: 'Wette verwerfen, wenn sich der Spielstand ändert',
  coupon_set_auto_max: 'Mit dem Höchsteinsatz beginnen',
  coupon_set_vip: 'Als VIP-Wette beginnen',
  coupon_set_step: 'Eigene Schrittweite für Plus und Minus',
  coupon_set_step_amount: 'Schrittweite',
  coupon_set_sight: 'Was gezeigt wird',
  coupon_set_balance: 'Guthaben',
  coupon_set_account: 'Wahl des Kontos',
  coupon_set_win: 'Möglicher Gewinn',
  coupon_set_compact: 'Tipps knapp darstellen',
  coupon_set_fixed: 'Wettschein im Blick behalten',
  coupon_one_click_title: 'Der Wettschein wird geleert',
  coupon_one_click_begin: 'Leeren und beginnen',

  coupon_share: 'Speichern und teilen',
  coupon_share_text:
    'Der Code bewahrt Ihre Tipps 30 Tage auf, ohne Einsätze und ohne Ihren Namen. Wer ihn eingibt, findet sie zu den Quoten des Augenblicks.',
  coupon_copy_code: 'Code kopieren',
  coupon_copy_link: 'Link kopieren',
  coupon_send: 'Teilen',
  coupon_copied_code: 'Der Code ist kopiert.',
  coupon_copied_link: 'Der Link ist kopiert.',
  coupon_copy_failed:
    'Das Kopieren ging nicht. Markieren Sie den Code und kopieren Sie ihn selbst.',
  coupon_load: 'Wettschein mit Code laden',
  coupon_load_code: 'Code oder Link',
  coupon_load_send: 'Laden',
  couponCodeUnknown: 'Kein Wettschein hat diesen Code. Vergleichen Sie ihn Zeichen für Zeichen.',
  couponCodeExpired: 'Dieser Code gilt nicht mehr: Ein Wettschein wird 30 Tage aufbewahrt.',
  couponCodeNothing: 'Keiner dieser Tipps ist noch im Angebot.',
  coupon_found: 'Gefundener Wettschein',
  coupon_found_gone_one: '{{count}} Tipp ist nicht mehr im Angebot:',
  coupon_found_gone_other: '{{count}} Tipps sind nicht mehr im Angebot:',
  coupon_found_replaces_one: 'Er ersetzt den {{count}} Tipp auf Ihrem Wettschein.',
  coupon_found_replaces_other: 'Er ersetzt die {{count}} Tipps auf Ihrem Wettschein.',
  coupon_found_frozen: 'Eine Wette ist unterwegs: Warten Sie, bis feststeht, was aus ihr wurde.',
  coupon_fill: 'Auf meinen Wettschein',
  coupon_fill_replace: 'Meinen Wettschein ersetzen',

  coupon_moment_text:
    'Das war auf Ihrem Bildschirm, als Sie auf die Schaltfläche drückten, aus dem Protokoll Ihrer eigenen Sitzung.',
  coupon_moment_at: 'Gedrückt',
  coupon_moment_page: 'Auf der Seite',
  coupon_moment_picture: 'Der Wettschein, wie er zu sehen war',
  coupon_moment_replay:
    'Er wird bei jedem Öffnen neu aus dem Protokoll gelesen, deshalb steht er in keiner Aufzeichnung.',
  coupon_moment_closed:
    'Diese Sitzung lässt sich hier nicht öffnen: Auch jemand anderes war in ihr angemeldet, oder sie wurde gelöscht. Der Kundendienst kann sie für Sie ansehen.',
  coupon_moment_awaited:
    'Das Protokoll dieser Sitzung ist noch nicht angekommen. Versuchen Sie es in einer Minute noch einmal.',
  coupon_moment_unreadable:
    'Diese Version der Seite kann das Protokoll jener Sitzung nicht mehr lesen. Der Kundendienst kann es für Sie ansehen.',
  coupon_moment_unreachable:
    'Das Protokoll war nicht zu erreichen. Schließen Sie das Fenster und versuchen Sie es noch einmal.',

  coupon_tabs: 'Was angezeigt wird',
  coupon_tab_coupon: 'Schein',
  coupon_tab_open: 'Offen',
  coupon_tab_open_counted: 'Offen ({{count}})',
  coupon_tab_settled: 'Ergebnisse',
  coupon_bet_paid: '{{amount}} ausgezahlt',
  coupon_bets_failed: 'Ihre Wetten konnten nicht geladen werden',
  coupon_bets_none_open: 'Sie haben keine offenen Wetten',
  coupon_bets_none_settled: 'Noch keine Ihrer Wetten ist abgerechnet',
  coupon_bets_more: 'Alle Wetten',
};
