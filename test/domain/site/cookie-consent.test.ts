import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cookieOptions, cookiesTypeOf } from '../../../src/domain/site/cookie-choice.ts';
import { consentOf } from '../../../src/domain/site/cookie-consent.ts';

const test = suite('cookie consent');

const ticked = (functionality: boolean, marketing: boolean) =>
  cookieOptions(null).map((option) => ({
    ...option,
    checked: { necessary: true, functionality, marketing }[option.name],
  }));

test('nothing is ticked before anybody agreed but what cannot be switched off', () => {
  const checked = cookieOptions(null).filter((option) => option.checked);
  assert.equal(checked, [{ name: 'necessary', checked: true, disabled: true }]);
});

test('all options give all, else the first that is ticked and not fixed, none gives disable', () => {
  assert.is(cookiesTypeOf(ticked(true, true)), 'all');
  assert.is(cookiesTypeOf(ticked(true, false)), 'functionality');
  assert.is(cookiesTypeOf(ticked(false, true)), 'marketing');
  assert.is(cookiesTypeOf(ticked(false, false)), 'disable');
});

test('functionality grants analytics, marketing grants ads, all grants both', () => {
  assert.equal(consentOf('functionality'), { analytics: true, ads: false });
  assert.equal(consentOf('marketing'), { analytics: false, ads: true });
  assert.equal(consentOf('all'), { analytics: true, ads: true });
  assert.equal(consentOf('disable'), { analytics: false, ads: false });
  assert.equal(consentOf(null), { analytics: false, ads: false });
});

test('what was chosen is what the options show again', () => {
  for (const type of ['all', 'functionality', 'marketing', 'disable'] as const) {
    assert.is(cookiesTypeOf(cookieOptions(type)), type);
  }
});

test.run();
