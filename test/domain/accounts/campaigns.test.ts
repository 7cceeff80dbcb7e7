import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withheldFrom } from '../../../src/domain/accounts/campaigns.ts';

const test = suite('to whom nothing is offered');

const fit = { isBanned: false, isExcluded: false, age: 30, minimumAge: 18 };

test('an adult who plays is kept from no offer, nor one whose age is not known', () => {
  assert.is(withheldFrom(fit), null);
  assert.is(withheldFrom({ ...fit, age: null }), null);
  assert.is(withheldFrom({ ...fit, age: 18 }), null);
});

test('who is under age, shut themselves out or is shut out sees none, whatever else holds', () => {
  const player = fc.record({
    isBanned: fc.boolean(),
    isExcluded: fc.boolean(),
    age: fc.option(fc.integer({ min: 0, max: 120 })),
    minimumAge: fc.integer({ min: 18, max: 21 }),
  });
  fc.assert(
    fc.property(player, (one) => {
      const isYoung = one.age !== null && one.age < one.minimumAge;
      const isKept = one.isBanned || one.isExcluded || isYoung;
      assert.is(withheldFrom(one) !== null, isKept);
    }),
    { seed: 4, numRuns: 200 },
  );
  assert.is(withheldFrom({ ...fit, age: 17 }), 'under-age');
});

test.run();
