import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type IdentityFlags,
  isDepositBarred,
  isHeldByBonus,
} from '../../../src/domain/verification/identification.ts';
import {
  identificationReason,
  neededOf,
} from '../../../src/domain/verification/identification-reason.ts';

const test = suite('identification');

const nothing: IdentityFlags = {
  verification_status: 0,
  is_need_identification: false,
  requireIdentification: false,
  is_identification_bonus: false,
  requested_additional_document: false,
  show_verification_modal_on_deposit_page: false,
  verification_types: [],
};
const asked = (part: Partial<IdentityFlags>) => ({ ...nothing, ...part });

test('a bonus holds a player, and a rule bars deposits, until it is known who they are', () => {
  for (const [is, flag] of [
    [isHeldByBonus, 'is_identification_bonus'],
    [isDepositBarred, 'requireIdentification'],
  ] as const) {
    assert.is(is(null), false, 'nobody knows yet');
    assert.is(is(nothing), false);
    assert.is(is(asked({ [flag]: true })), true);
    assert.is(is(asked({ [flag]: true, verification_status: 1 })), false);
  }
});

test('why a player is asked: the weightiest reason', () => {
  const all = { requireIdentification: true, is_identification_bonus: true };
  const document = { requested_additional_document: true };
  assert.is(identificationReason(asked({ ...all, ...document })), 'required');
  assert.is(identificationReason(asked({ is_identification_bonus: true, ...document })), 'bonus');
  assert.is(identificationReason(asked(document)), 'document');
  assert.is(
    identificationReason(asked({ ...all, ...document, verification_status: 1 })),
    'document',
    'who they are is known, and something else is asked for',
  );
  assert.is(identificationReason(asked({ is_need_identification: true })), 'needed');
});

test('what is to be proved is what the server names, else what everybody proves', () => {
  assert.equal(neededOf(asked({ verification_types: [3, 1, 99] })), ['identity', 'payment']);
  assert.equal(neededOf(asked({ verification_types: [2] })), ['address']);
  assert.equal(neededOf(nothing), ['identity', 'address']);
});

test.run();
