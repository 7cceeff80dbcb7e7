import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ConditionChanges } from '../../../src/reference/conditions.ts';
import { png, verifying } from '../support/verification.ts';

const test = suite('identification');

const PLAYER = 'user-player@example.test';

/** A player under these conditions, and what is said of whether it is known who they are. */
async function asked(conditions: ConditionChanges, config = {}) {
  const made = await verifying({ conditions, config });
  const { harness, player } = made;
  const said = async () => {
    const { result } = (await harness.call('userConfig', {}, player)).body;
    return {
      shown: result.show_verification_modal_on_deposit_page,
      needed: result.is_need_identification,
      required: result.requireIdentification,
      bonus: result.is_identification_bonus,
      another: result.requested_additional_document,
      types: result.verification_types,
    };
  };
  let keys = 0;
  const deposit = () => {
    keys += 1;
    const body = { accountId: player.accountId, method: 'card' as const, amount: 2000 };
    return harness.call(
      'depositBegin',
      { headers: { 'idempotency-key': `d-${keys}` }, body },
      player,
    );
  };
  const prove = async (...kinds: ('passport' | 'address' | 'payment')[]) => {
    for (const kind of kinds)
      await made.decide((await made.upload(png(), kind)).body.document.id, 'approve');
  };
  return { harness, said, deposit, prove };
}

const none = { shown: false, needed: false, required: false, bonus: false, another: false };

test('by itself nothing is asked, and what is missing is said', async () => {
  const { harness, said, deposit, prove } = await asked({});
  assert.equal(await said(), { ...none, types: [1, 2] });
  assert.is((await deposit()).status, 200);
  await prove('passport');
  assert.equal((await said()).types, [2]);
  await harness.close();
});

test('asked, it may be put off; required, nothing is paid in before; both end with the documents', async () => {
  const { harness, said, deposit, prove } = await asked({ identification: 'asked' });
  assert.equal(await said(), { ...none, shown: true, needed: true, types: [1, 2] });
  assert.is((await deposit()).status, 200);
  harness.backEnd.climate.change({ identification: 'required' });
  assert.ok((await said()).required);
  const refused = await deposit();
  assert.equal([refused.status, refused.errors[0]?.code], [403, '1815']);
  await prove('passport', 'address');
  assert.equal(await said(), { ...none, types: [] });
  assert.is((await deposit()).status, 200);
  await harness.close();
});

test('a bonus that asks for it does so of everybody, or of one, until it is done', async () => {
  const blocker = { identificationBonusBlocker: true };
  const all = await asked({}, blocker);
  assert.ok((await all.said()).bonus);
  await all.prove('passport', 'address');
  assert.not((await all.said()).bonus);
  await all.harness.close();
  const own = { players: { [PLAYER]: { is_identification_bonus: false } } };
  const one = await asked(own, blocker);
  assert.not((await one.said()).bonus);
  await one.harness.close();
});

test('one more document is asked of a player until that is approved, verified or not', async () => {
  const { harness, said, prove } = await asked({
    players: { [PLAYER]: { requested_additional_document: true } },
  });
  await prove('passport', 'address');
  assert.equal(await said(), { ...none, shown: true, another: true, types: [3] });
  await prove('payment');
  assert.equal(await said(), { ...none, types: [] });
  await harness.close();
});

test.run();
