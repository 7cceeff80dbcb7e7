import type { ReferenceTexts } from './reference-texts.ts';

/** What the back-end says in English. */
export const texts: ReferenceTexts = {
  letters: {
    login: '{site}: your code to sign in is {code}.',
    registration: '{site}: your code to register is {code}.',
    'two-step': '{site}: your second code is {code}.',
    captcha: '{site}: your code to go on is {code}.',
    activation: 'Welcome to {site}. Your code is {code}. {link}',
    recovery: '{site}: your code for a new password is {code}. {link}',
    'login-link': 'Sign in to {site}: {link}',
    credentials: 'Your login at {site} is {login}. New password: {link} No more news: {stop}',
    'password-changed': 'Your password at {site} was changed. If that was not you: {link}',
    'two-step-changed': 'The second step of your account at {site} was changed.',
    'network-added': 'You can sign in to {site} with {network} now. If that was not you: {link}',
    'contact-added':
      'An address or number was added to your account at {site}. If that was not you: {link}',
    'guest-message-taken':
      '{site}: we have your message {number} and answer it by email. If you did not write to us, you need do nothing.',
    'guest-message-answered':
      '{site}, support, about your message {number}:\n\n{answer}\n\nTo write more, name the number {number} under Contacts. {link}',
  },
  push: {
    'bet-settled': 'A bet of yours has been settled.',
    'withdrawal-paid': 'Your withdrawal has been paid out.',
    'withdrawal-returned': 'Your withdrawal was not paid out. The money is back in your account.',
    'document-decided': 'We have looked at your document.',
    'request-answered': 'Support has answered you.',
  },
  limitQuestions: [
    {
      text: 'You have lost more than you meant to. What is the best thing to do?',
      answers: ['Stake more to win it back', 'Stop for today', 'Borrow money and go on'],
    },
    {
      text: 'What does a deposit limit do?',
      answers: [
        'It makes winning likelier',
        'It is the least you have to pay in',
        'It is the most you can pay in during its time',
      ],
    },
    {
      text: 'Which money is betting for?',
      answers: ['Money you can do without', 'Money for the rent', 'Borrowed money'],
    },
  ],
  exclusionReasons: [
    'It costs me too much money',
    'It costs me too much time',
    'It is no pleasure any more',
    'I do not want to say',
  ],
  games: {
    dice: 'Dice',
    crash: 'Crash',
    mines: 'Mines',
    plinko: 'Plinko',
    roulette: 'European Roulette',
    blackjack: 'Blackjack',
    baccarat: 'Baccarat',
    'video-poker': 'Jacks or Better',
    'slot-lines': 'Harbour',
    keno: 'Keno',
    scratch: 'Scratch Card',
    bingo: 'Bingo',
    race: 'Race',
    hunt: 'Hunt',
    wheel: 'Wheel',
    'slot-ways': 'Crystal',
    hilo: 'Higher or Lower',
    ladder: 'Ladder',
    covers: 'Memory',
    lotto: 'Lotto 6 of 49',
    'keno-5': 'Keno every 5 minutes',
    'points-wheel': 'Bonus wheel',
    'points-lottery': 'Bonus lottery',
    'points-memory': 'Bonus memory',
    'points-chests': 'Chests',
    'points-safes': 'Safes',
    'points-scratch': 'Bonus scratch card',
    'points-slot': 'Bonus slot machine',
  },
};
