import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { referralCookies } from '../../../src/domain/registration/referral.ts';

const test = suite('domain: referral');

const names = (tags: Record<string, string>) => referralCookies(tags).map(({ name }) => name);

test('an address without tags keeps nothing', () => {
  assert.equal(referralCookies({}), []);
  assert.equal(referralCookies({ ref_id: '', utm_source: 'x' }), []);
});

test('a postback is kept only with a tag', () => {
  assert.equal(names({ pb: 'p1', ref_id: '1' }), ['ref_id']);
  assert.equal(names({ pb: 'p1', tag: 't1' }), ['reflink_tag', 'reflink_tag_hour', 'postback']);
});

test('a click is kept only with its partner', () => {
  assert.equal(names({ click_id: 'c1' }), []);
  assert.equal(names({ click_id: 'c1', partner_id: '7' }), ['partner_id', 'click_id']);
});

test('a value is kept as it is, cut where no cookie could hold it', () => {
  const [cookie] = referralCookies({ subid: 'é;=%'.repeat(1000) });
  assert.is(cookie?.value, 'é;=%'.repeat(64));
});

test.run();
