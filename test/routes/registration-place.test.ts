import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Circumstances,
  type RegistrationPlace,
  registrationPlace,
} from '../../src/routes/registration-place.ts';

const test = suite('where registration opens');

const CASES: readonly [about: string, given: Partial<Circumstances>, RegistrationPlace][] = [
  ['over any page', {}, 'modal'],
  ['over the home page', { route: 'home' }, 'modal'],
  ['after signing out, on its page', { isSignedOut: true }, 'page'],
  ['from the page of signing in, on its page', { route: 'login' }, 'page'],
  ['from its own page, there', { route: 'registration' }, 'page'],
  ['where the site redirects, on its page', { config: { registrationAsPage: true } }, 'page'],
  ['where a widget is configured, in it', { config: { registrationWidget: true } }, 'widget'],
  [
    'with a widget, after signing out, on its page',
    { config: { registrationWidget: true }, isSignedOut: true },
    'page',
  ],
  [
    'with a widget, from its own page, there',
    { config: { registrationWidget: true }, route: 'registration' },
    'page',
  ],
  [
    'with both, on its page',
    { config: { registrationWidget: true, registrationAsPage: true } },
    'page',
  ],
];

for (const [about, given, place] of CASES) {
  test(about, () => {
    const plain: Circumstances = { config: {}, route: 'about', isSignedOut: false };
    assert.is(registrationPlace({ ...plain, ...given }), place);
  });
}

test.run();
