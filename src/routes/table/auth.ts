import { pages } from '../page.ts';

export const authPages = pages(
  { area: 'auth', layout: 'main', remote: null, dictionary: 'auth' },
  {
    registration: [
      'registration/:type(socialregistration)?',
      { availabilityKey: 'registrationAllowed' },
    ],
    login: ['user/login', { availabilityKey: 'loginRouteAvailable', guestOnly: true }],
    accountVerify: 'user/accountverify',
    activateFast: 'user/activatefast/:type(activatefast|activate)?',
    passwordReset: 'user/passwordreset',
    stopNewsletter: 'user/stopnewsletter',
    token: ':token<token>',
    confirmTerms: ['confirm', { layout: 'empty', exemptFromTerms: true }],
  },
);
