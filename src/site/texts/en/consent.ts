/** What asks which cookies are allowed. */
export const texts = {
  consent_title: 'Cookies',
  consent_text:
    'We need some cookies to sign you in and keep your bets safe. Others help us improve the site and show you offers; those are your choice.',
  consent_more: 'What each of them does',
  consent_all: 'Accept all',
  consent_necessary_only: 'Only what is necessary',
  consent_choose: 'Choose',
  consent_save: 'Save choice',
  consent_necessary: 'Necessary',
  consent_necessary_text:
    'Sign-in, security and your betting slip. The site does not work without them.',
  consent_functionality: 'Functionality',
  consent_functionality_text: 'Counts visits, so that we see what works and what does not.',
  consent_marketing: 'Marketing',
  consent_marketing_text: 'Lets us show you offers that fit, here and elsewhere.',
} as const;
