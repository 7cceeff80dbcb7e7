/** A player of the reference back-end who changes limits and bets. */
import type { CallInput } from '../../../src/calls/table.ts';
import type { JurisdictionName } from '../../../src/domain/limits/jurisdiction.ts';
import { fakeBoard } from './board.ts';
import { type Caller, couponOf, playerOn, START, startBackEnd } from './harness.ts';

type Wish = CallInput<'limitsSave'>['body']['limits'][number];

export async function opened(jurisdiction: JurisdictionName = 'default') {
  const board = fakeBoard();
  const harness = await startBackEnd({ board, config: { jurisdiction } });
  const player = await playerOn(harness);
  const wish = (limitType: number, limitValue: number, more: Partial<Wish> = {}): Wish => ({
    ...{ limitType, limitValue, ...more },
  });
  const save = (...limits: Wish[]) => harness.call('limitsSave', { body: { limits } }, player);
  const saved = async (...limits: Wish[]) => (await save(...limits)).body;
  const codes = async (...limits: Wish[]) => (await save(...limits)).errors.map(({ code }) => code);
  const limit = async (type: number, caller: Caller = player) => {
    const { limits } = (await harness.call('limits', {}, caller)).body;
    return limits.find(({ limitType }) => limitType === type);
  };
  const action = async (name: 'approve' | 'reject') =>
    (await harness.call('limitAction', { body: { action: name } }, player)).status;
  const later = async (ms: number) => {
    harness.clock.now = START + ms;
    await player.renew();
  };
  /** Answers the questions a save brought, all rightly or none. */
  const answer = async (tokenGuid: string | null, isRight = true) =>
    harness.call(
      'limitsAnswers',
      { body: { tokenGuid: tokenGuid ?? '', answers: isRight ? [1, 2, 0] : [0, 0, 1] } },
      player,
    );
  let bets = 0;
  const stake = async (amount: number) => {
    bets += 1;
    const coupon = couponOf(player.accountId, [board.offer(`m${bets}`, '2.00')], { amount });
    const { status, body } = await player.place(coupon, `key-${bets}`);
    if (status !== 200) return status;
    if (body.status !== 'rejected') return body.status;
    const { rule, limitType, reason, bound } = body;
    return rule === 'limit-missing' ? `${rule} ${limitType}` : `${reason} ${bound}`;
  };
  return { harness, board, player, wish, save, saved, codes, limit, action, later, answer, stake };
}
