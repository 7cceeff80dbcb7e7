import { pages } from '../page.ts';
import { fromLetter, fromNetwork } from '../query-fields.ts';

export const authPages = pages(
  { area: 'auth', layout: 'main', remote: null, view: 'own', dictionary: 'auth' },
  {
    registration: [
      'registration/:type(socialregistration)?',
      {
        availabilityKey: 'registrationAllowed',
        query: fromNetwork,
        dictionaries: ['registration', 'form'],
      },
    ],
    login: [
      'user/login',
      {
        availabilityKey: 'loginRouteAvailable',
        guestOnly: true,
        dictionaries: ['form'],
        query: {
          ...fromNetwork,
          ...fromLetter,
          method_id: 'digits',
          sign: 'secret',
          step: ['two-step'],
        },
      },
    ],
    accountVerify: [
      'user/accountverify',
      { query: fromLetter, dictionaries: ['recovery', 'contacts'] },
    ],
    activateFast: [
      'user/activatefast/:type(activatefast|activate)?',
      { query: fromLetter, dictionaries: ['contacts', 'form'] },
    ],
    passwordReset: [
      'user/passwordreset',
      { query: fromLetter, dictionaries: ['recovery', 'form'] },
    ],
    stopNewsletter: ['user/stopnewsletter', { query: fromLetter, dictionaries: ['recovery'] }],
    token: ':token<token>',
    confirmTerms: ['confirm', { layout: 'empty', exemptFromTerms: true }],
  },
);
