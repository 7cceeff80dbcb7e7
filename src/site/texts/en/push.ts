/** Messages to a browser while the site is not open in it. */
export const texts = {
  push_text: 'We write to this browser while the site is not open in it, about what you wait for:',
  push_kind_bet: 'a bet of yours is settled',
  push_kind_withdrawal: 'a withdrawal is paid out, or is not',
  push_kind_document: 'we have looked at a document',
  push_kind_request: 'support has answered a request of yours',
  push_never:
    'Never offers, and never a word to play. You can end it at any time in your settings.',
  push_yes: 'Write to this browser',
  push_no: 'Not now',
  pushOn: 'Done. This browser is written to.',
  pushFailed: 'That did not work. Try again.',
  push_denied:
    'This browser does not allow it. You can change that in the settings of the browser for this site.',
  push_open: 'Write to this browser',
  push_stop: 'Write no more',
  push_title: 'Messages in this browser',
} as const;
