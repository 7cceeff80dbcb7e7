import type { Translation } from '../dictionary.ts';
import type { texts as en } from '../en/payments.ts';

export const texts: Translation<typeof en> = {
  paymentsRefusedPaused:
    'Sie haben Einzahlungen pausiert. Ihr Guthaben können Sie weiter nutzen oder auszahlen.',
  paymentsRefusedLimitRequired:
    'Legen Sie zuerst ein Einzahlungslimit fest: Das Gesetz verlangt es.',
  paymentsRefusedLimitReached: 'Ihr Einzahlungslimit lässt weniger zu.',
  paymentsRefusedNoAccount: 'Dieses Konto gibt es nicht mehr. Laden Sie die Seite neu.',
  paymentsRefusedBonusAccount:
    'Bonusgeld lässt sich weder einzahlen noch auszahlen. Wählen Sie ein anderes Konto.',
  paymentsRefusedNoMethod:
    'Diese Zahlungsart gibt es für dieses Konto nicht. Wählen Sie eine andere.',
  paymentsRefusedOutOfService:
    'Diese Zahlungsart ist außer Betrieb. Es wurde nichts abgebucht; wählen Sie eine andere.',
  paymentsRefusedAmount:
    'Der Betrag liegt unter dem Mindest- oder über dem Höchstbetrag dieser Zahlungsart.',
  paymentsRefusedNotEnough: 'So viel Geld ist nicht auf dem Konto.',
  paymentsRefusedOtherMethod:
    'Eingezahltes geht zuerst auf demselben Weg zurück. Wählen Sie diesen Weg oder einen kleineren Betrag.',
  paymentsRefusedVerification:
    'So viel zahlen wir erst aus, wenn wir Ihre Dokumente gesehen haben.',
  paymentsRefusedCancel: 'Diese Auszahlung lässt sich nicht mehr zurücknehmen.',
  paymentsRefusedProvider:
    'Der Zahlungsdienst antwortet nicht. Es wurde nichts gezahlt; versuchen Sie es erneut.',
  paymentsRefusedBanned: 'Sie können zurzeit nicht einzahlen. Der Support sagt Ihnen mehr.',
  paymentsRefusedGuest: 'Melden Sie sich zuerst an.',
  paymentsRefusedLimits:
    'Ihre Limits lassen sich nicht laden, deshalb ist keine Einzahlung möglich. Laden Sie die Seite neu.',
  paymentsRefusedWaiting: 'Einen Moment: Ihr Konto wird noch geladen.',
  paymentsRefusedExcluded:
    'Sie haben sich gesperrt: Bis zum Ende der Sperre ist keine Einzahlung möglich. Auszahlen können Sie weiterhin.',
  paymentsRefusedAmountMissing: 'Geben Sie einen Betrag ein.',
  payments_refused_amount_low: 'Mindestens {{bound}}.',
  payments_refused_amount_high: 'Höchstens {{bound}}.',
  payments_refused_limit_left: 'Ihr Einzahlungslimit lässt noch {{bound}} zu.',
  payments_refused_other_left:
    'Geld muss zuerst auf einem anderen Weg zurück. Auf diesem Weg gehen zurzeit {{bound}}.',
  payments_refused_unverified_left:
    'Bis wir Ihre Dokumente gesehen haben, sind {{bound}} auszahlbar.',
  payments_send_documents: 'Dokumente senden',
  paymentsFailed: 'Das hat nicht geklappt. Versuchen Sie es erneut.',
  paymentsGoingFailed: 'Ihr Browser ist nicht zum Zahlungsdienst gelangt. Versuchen Sie es erneut.',
  paymentsWithdrawalTaken: 'Ihr Auftrag ist da. Das Geld ist zurückgelegt, bis es ausgezahlt wird.',
  paymentsWithdrawalCancelled:
    'Die Auszahlung ist zurückgenommen. Das Geld ist wieder auf Ihrem Konto.',
  payments_balance: 'Guthaben',
  payments_balance_hidden: 'ausgeblendet',
  payments_methods_in: 'Wie zahlen Sie?',
  payments_methods_out: 'Wie zahlen wir aus?',
  payments_method_card: 'Karte',
  payments_method_wallet: 'E-Wallet',
  payments_method_bank: 'Banküberweisung',
  payments_method_cash: 'Bar am Schalter',
  payments_cash_send: 'Code holen',
  paymentsCashOrdered: 'Ihr Auftrag ist da: Zahlen Sie ihn mit seinem Code am Schalter.',
  payments_cash_show: 'Code anzeigen',
  payments_cash_show_of: 'Code anzeigen, um {{amount}} bar einzuzahlen',
  payments_cash_text: 'Nennen Sie diesen Code am Schalter und zahlen Sie dort bar.',
  payments_cash_code: 'Code',
  payments_cash_copy: 'Code kopieren',
  payments_cash_copied: 'Kopiert.',
  payments_cash_not_copied: 'Kopieren ist hier nicht möglich. Notieren Sie den Code.',
  payments_cash_amount: 'Betrag',
  payments_cash_until: 'Gültig bis',
  payments_cash_where: 'Wo Sie zahlen',
  payments_cash_desk_page: 'Zum Schalter',
  payments_cash_desks: 'Wo die Schalter sind',
  payments_cash_goes:
    'Dieses Fenster schließt sich von selbst, sobald das Geld da ist. Den Code finden Sie in der Liste Ihrer Zahlungen wieder.',
  payments_cash_failed: 'Der Code lässt sich zurzeit nicht anzeigen',
  payments_bounds: '{{min}} bis {{max}}',
  payments_out: 'außer Betrieb',
  payments_out_until: 'außer Betrieb bis {{time}}',
  payments_out_all:
    'Zurzeit ist keine Zahlungsart in Betrieb. Ihr Guthaben ist davon nicht betroffen.',
  payments_out_text: 'Diese Zahlungsart ist außer Betrieb: {{method}}. Es wurde nichts abgebucht.',
  payments_out_back: 'Voraussichtlich geht sie wieder ab {{time}}.',
  payments_out_unknown: 'Wann sie wieder geht, ist noch nicht bekannt.',
  payments_out_others: 'Sie können anders einzahlen:',
  payments_out_no_other:
    'Eine andere Zahlungsart gibt es zurzeit nicht. Versuchen Sie es später noch einmal.',
  payments_fee_none: 'ohne Gebühr',
  payments_fee: 'Gebühr {{fee}}',
  payments_returnable: '{{amount}} gehen zuerst diesen Weg zurück',
  payments_amount: 'Betrag in {{currency}}',
  payments_amount_format: 'Geben Sie einen Betrag wie 20 oder 20,50 ein.',
  payments_suggested: 'Beträge zur Auswahl',
  payments_deposit_intro: 'Sie zahlen beim Zahlungsdienst. Ihre Kartennummer erreicht uns nie.',
  payments_deposit_send: 'Weiter zur Zahlung',
  payments_leading: 'Sie werden zum Zahlungsdienst geleitet …',
  payments_limit_left: 'Noch {{amount}} von Ihrem Einzahlungslimit',
  payments_limit_none: 'Sie haben kein Einzahlungslimit.',
  payments_limit_link: 'Ihre Limits',
  payments_withdraw_intro:
    'Das Geld wird sofort zurückgelegt, geprüft und auf dem Weg ausgezahlt, auf dem es kam.',
  payments_withdraw_final: 'Eine Auszahlung lässt sich nicht zurücknehmen.',
  payments_withdraw_send: 'Auszahlung beauftragen',
  payments_open_title: 'Unterwegs',
  payments_cancel: 'Zurücknehmen',
  payments_cancel_of: 'Auszahlung von {{amount}} zurücknehmen',
  payments_terms_failed: 'Die Zahlungsarten konnten nicht geladen werden',
  payments_kind_deposit: 'Einzahlung',
  payments_kind_withdrawal: 'Auszahlung',
  payments_filter_kind: 'Welche Zahlungen',
  payments_filter_state: 'Stand',
  payments_filter_all: 'Alle',
  payments_filter_deposit: 'Einzahlungen',
  payments_filter_withdrawal: 'Auszahlungen',
  payments_filter_any: 'Beliebig',
  payments_history_failed: 'Ihre Zahlungen konnten nicht geladen werden',
  payments_history_empty: 'Sie haben noch keine Zahlungen',
  payments_history_none: 'Es gibt keine solchen Zahlungen',
  payments_history_none_text: 'Hier steht, was Sie ein- und auszahlen.',
  payments_history_older: 'Ältere Zahlungen',
  payments_history_older_failed:
    'Ältere Zahlungen konnten nicht geladen werden. Versuchen Sie es erneut.',
  payments_number: 'Nr. {{id}}',
  payments_state_created: 'Begonnen',
  payments_state_pending: 'Unterwegs',
  payments_state_succeeded: 'Erledigt',
  payments_state_refused: 'Abgelehnt',
  payments_state_cancelled: 'Abgebrochen',
  payments_state_expired: 'Abgelaufen',
  payments_state_charged_back: 'Zurückgebucht',
  payments_next_deposit_created:
    'Der Zahlungsdienst hat uns noch nicht gesagt, ob Sie gezahlt haben. Wenn ja, ist das Geld bald da.',
  payments_next_deposit_pending:
    'Ihre Zahlung ist unterwegs. Sobald sie bestätigt ist, ist sie auf Ihrem Konto; Sie müssen hier nicht warten.',
  payments_next_deposit_succeeded: 'Das Geld ist auf Ihrem Konto.',
  payments_next_deposit_refused: 'Die Zahlung wurde abgelehnt. Es wurde nichts abgebucht.',
  payments_next_deposit_cancelled: 'Sie haben die Zahlung abgebrochen. Es wurde nichts abgebucht.',
  payments_next_deposit_expired:
    'Es wurde nicht rechtzeitig gezahlt, daher ist nichts eingegangen.',
  payments_next_deposit_charged_back:
    'Die Bank hat diese Zahlung zurückgeholt; der Betrag wurde Ihrem Konto entnommen.',
  payments_next_cash: 'Sie ist noch am Schalter zu zahlen. Danach ist das Geld bald da.',
  payments_next_withdrawal_created:
    'Wir sehen uns Ihren Auftrag an. Bis dahin ist das Geld zurückgelegt.',
  payments_next_withdrawal_pending: 'Das Geld ist auf dem Weg zu Ihnen.',
  payments_next_withdrawal_succeeded: 'Das Geld ist ausgezahlt.',
  payments_next_withdrawal_refused:
    'Die Auszahlung war nicht möglich. Das Geld ist wieder auf Ihrem Konto.',
  payments_next_withdrawal_cancelled:
    'Sie haben sie zurückgenommen. Das Geld ist wieder auf Ihrem Konto.',
  payments_return_none: 'Diese Adresse nennt keine Zahlung',
  payments_return_none_text: 'Was aus Ihren Zahlungen wurde, steht in deren Liste.',
  payments_return_guest: 'Melden Sie sich an, um Ihre Zahlung zu sehen',
  payments_return_guest_text:
    'Was Sie gezahlt haben, geht nicht verloren: Sobald es bestätigt ist, ist es auf Ihrem Konto.',
  payments_return_failed: 'Wir können zurzeit nicht sehen, was aus Ihrer Zahlung wurde',
  payments_return_watching:
    'Wir fragen den Zahlungsdienst weiter. Diese Seite ändert sich von selbst.',
  payments_request: 'Stimmt etwas mit dieser Zahlung nicht?',
  payments_request_of: 'Stimmt etwas mit dieser Zahlung nicht? Nr. {{id}}',
  payments_requests: 'Ihre Anfragen',
  paymentsRefusedIdentification:
    'Bevor Sie einzahlen, müssen wir wissen, wer Sie sind: Das Gesetz verlangt es.',
  payments_until: 'Bis {{date}}.',
  payments_identification_link: 'Sagen Sie uns, wer Sie sind',
  payments_team_cash: 'Am Schalter zahlen',
  payments_out_of_service: 'Außer Betrieb',

  payments_offer_currency: 'In welcher Währung',
  payments_offer_where: 'Wo Sie sind, {{country}}, gibt es diese Zahlungsarten.',
  payments_offer_none: 'In dieser Währung gibt es dort, wo Sie sind, keine.',
  payments_offer_in: 'Einzahlen',
  payments_offer_out: 'Auszahlen',
  payments_offer_when_in: 'Gutgeschrieben, sobald der Zahlungsdienst meldet, dass gezahlt ist.',
  payments_offer_when_cash:
    'Ein Code für die Annahmestelle gilt {{hours}} Stunden; gutgeschrieben, sobald sie meldet, dass gezahlt ist.',
  payments_offer_when_out: 'Wird zuerst vom Haus angesehen und dann an den Zahlungsdienst gegeben.',
};
