import type { Dictionary } from '../dictionary.ts';

/** Freunde werben, und was Spieler bekommen haben. */
export const texts: Dictionary = {
  friends_intro:
    'Erzählen Sie jemandem von der Seite, der auch von sich aus käme: Spielen ist Unterhaltung und kostet Geld.',
  friends_failed: 'Ihre Freunde lassen sich nicht anzeigen',
  friends_link: 'Ihr Link',
  friends_link_code: 'Ihr Link als Code für eine Kamera',
  friends_copy: 'Link kopieren',
  friends_copied: 'Der Link ist in der Zwischenablage.',
  friends_copy_failed: 'Das hat nicht geklappt. Markieren und kopieren Sie den Link.',
  friends_yours: 'Ihre Freunde',
  friends_joined: 'Über Ihren Link registriert',
  friends_proved: 'Identität nachgewiesen',
  friends_left: 'Weitere, die dieses Jahr etwas bringen können',
  friends_none_due: 'Zurzeit gibt es nichts abzuholen.',
  friends_collect: '{{amount}} abholen',
  friends_collected: 'Es ist auf Ihrem Hauptkonto.',
  friends_to_rewards: 'Alle Ihre Prämien',
  friends_terms: 'Bedingungen',
  friends_term_reward:
    'Ein Freund, der sich über Ihren Link registriert und dessen Dokumente geprüft sind, bringt Ihnen {{amount}}. Das Geld gehört sofort Ihnen, ohne Umsatzbedingung.',
  friends_term_play: 'Wie viel ein Freund spielt, und ob überhaupt, spielt keine Rolle.',
  friends_term_privacy:
    'Sie sehen, wie viele es sind, nicht wer. Ihre Freunde sehen Sie ebenso wenig.',
  friends_term_most_one: '{{count}} Freund in {{days}} Tagen bringt etwas.',
  friends_term_most_other: 'Höchstens {{count}} Freunde in {{days}} Tagen bringen etwas.',
  friends_term_cookie:
    'Ihr Link wird 60 Tage lang gemerkt, in einem Cookie, das Ihr Freund erlauben muss.',
  friends_term_age: 'Freunde müssen volljährig sein. Eine Person hat ein Konto.',
  friends_not_offered: 'Sie können zurzeit niemanden werben',
  friends_not_offered_text:
    'Ein Limit, eine Pause oder der Stand Ihres Kontos hält Sie davon ab. Was Ihre Freunde bisher brachten, wartet auf Sie.',
  friends_to_limits: 'Ihre Limits',
  friends_rewards_intro: 'Was Sie bekommen haben, und was auf Sie wartet.',
  friends_waiting: 'Abzuholen',
  friends_waiting_cashback: 'Cashback',
  friends_waiting_friends: 'Für geworbene Freunde',
  friends_waiting_none: 'Zurzeit wartet nichts auf Sie.',
  friends_waiting_to: 'Dort abholen',
  friends_got: 'Was Sie bisher bekommen haben',
  friends_brought_one: 'Für {{count}} Freund',
  friends_brought_other: 'Für {{count}} Freunde',
  friends_more: 'Woher mehr kommt',
  friends_to_promotions: 'Ihre Aktionen',
  friends_to_friends: 'Freunde werben',
};
