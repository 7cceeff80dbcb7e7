import { pages } from '../page.ts';
import { fromLetter, fromNetwork } from '../query-fields.ts';

export const authPages = pages(
  { area: 'auth', layout: 'main', remote: null, dictionary: 'auth' },
  {
    registration: [
      'registration/:type(socialregistration)?',
      { availabilityKey: 'registrationAllowed', query: fromNetwork },
    ],
    login: [
      'user/login',
      {
        availabilityKey: 'loginRouteAvailable',
        guestOnly: true,
        query: {
          ...fromNetwork,
          ...fromLetter,
          method_id: 'digits',
          sign: 'secret',
          step: ['two-step'],
        },
      },
    ],
    accountVerify: ['user/accountverify', { query: fromLetter }],
    activateFast: ['user/activatefast/:type(activatefast|activate)?', { query: fromLetter }],
    passwordReset: ['user/passwordreset', { query: fromLetter }],
    stopNewsletter: ['user/stopnewsletter', { query: fromLetter }],
    token: ':token<token>',
    confirmTerms: ['confirm', { layout: 'empty', exemptFromTerms: true }],
  },
);
