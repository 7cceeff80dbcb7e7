/** Around the articles. */
export const texts = {
  information_articles: 'Articles',
  information_contents: 'On this page',
  information_chapters: 'Chapters',
  information_more_of: 'More of “{{title}}”',
  information_none_title: 'There is no such article',
  information_none_text: 'It may have been renamed. All articles are listed on the pages below.',
  information_session: 'Number of this session',
  information_session_hint: 'Give it to support: it leads to the exact record of what you saw.',

  information_install_title: 'Install the site',
  information_install_text:
    'It opens in a window of its own, from your home screen or desktop, and takes very little space.',
  information_install: 'Install',
  information_install_declined:
    'You chose not to. It can be installed at any time from the menu of the browser.',
  information_installed:
    'The site is installed: you find it among the applications of this device.',

  information_map_text: 'All pages that are open to you, those of your account among them.',
  information_map_text_guest:
    'All pages that are open to you now. Pages of an account are added once you sign in.',
  information_map_top_live: 'Top events, live',
  information_map_top_line: 'Top events, pre-match',
  information_map_sports: 'Sports and esports',
  information_map_casino: 'Casino and games',
  information_map_promotion: 'Promotions',
  information_map_office: 'Account and payments',
  information_map_information: 'Information and help',
  information_map_auth: 'Signing in and registration',

  information_site_map_title: 'All pages',
  information_ussd_instruction_title: 'Payments by USSD',
  information_taxation_title: 'Taxes',
  information_simple_identification_title: 'Simple identification',
  information_aml_kyc_title: 'AML and KYC',
  information_sms_bets_title: 'Bets by SMS',
  information_cash_terminals_title: 'Cash terminals',
  information_points_title: 'Betting shops',
  information_desktop_title: 'On your computer',
  information_our_partners_title: 'Partners',
  information_blog_title: 'Blog',
  information_news_title: 'News',
  information_cricket_app_title: 'Cricket app',
  information_ios_app_title: 'On iPhone and iPad',
  information_ipl_betting_app_title: 'IPL betting app',
  information_betting_awards_title: 'Awards',
  information_football_champions_rules_title: 'Football champions: rules',
} as const;
