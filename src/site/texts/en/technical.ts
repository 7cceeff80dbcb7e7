/** Pages that say what is wrong. */
export const texts = {
  technical_reload: 'Try again',
  technical_session: 'Session',

  technical_block_title: 'Not available here',
  technical_block_text:
    'This site may not be offered where you are. If you have money on an account here, write to support: it can be paid out.',
  technical_banned_title: 'Your account is barred',
  technical_banned_text:
    'You cannot play with this account. If you think that is a mistake, or have money on it, write to support.',
  technical_block_ua_title: 'Not available in Ukraine',
  technical_block_ua_text: 'We hold no licence for Ukraine, so the site is closed there.',
  technical_block_ie_title: 'Not available in Ireland',
  technical_block_ie_text: 'We hold no licence for Ireland, so the site is closed there.',
  technical_site_updates_title: 'We are updating the site',
  technical_site_updates_text:
    'A new version is being put in place. Your account and your bets are safe. You can go back in a few minutes.',
  technical_site_updates_back: 'Back to where I was',
  technical_coming_soon_title: 'Not open in your country yet',
  technical_coming_soon_text: 'We do not take players from your country at present.',
  technical_suspension_title: 'Service suspended',
  technical_suspension_text:
    'Betting is suspended. Open bets are kept and will be settled by the results of their events.',
  technical_maintenance_title: 'Maintenance',
  technical_old_browser_title: 'This browser is too old',
  technical_old_browser_text:
    'Prices change by the second, and this browser cannot keep up safely. Please update it, or use a current version of Chrome, Edge, Firefox or Safari.',
  technical_internal_vpn_title: 'Internal network',
  technical_internal_vpn_text: 'This page is for development and tells nothing to players.',
  technical_debugger_title: 'Session details',
  technical_debugger_text: 'What this page knows of itself, for a report to the developers.',
  technical_dialog_gallery_title: 'Dialogs',
  technical_dialog_gallery_text:
    'Each dialog of the site, opened with sample data. What it says of an account or the coupon is that of this session.',
  technical_banned_appeal: 'Appeal',
  technical_banned_take_out: 'Take your money out',
} as const;
