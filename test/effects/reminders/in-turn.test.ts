import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigTable } from '../../../src/domain/site/config.ts';
import { shownModals } from '../../../src/projections/site/modal.ts';
import { balanceOf, euros, userConfigOf } from '../../support/session/accounts.ts';
import { offer } from '../../support/session/newcomers.ts';
import { payingSession } from '../../support/session/payments.ts';
import { reply, type TestSession } from '../../support/session/session.ts';
import { playerDocument, standing } from '../../support/session/verification.ts';

const SECOND = 1000;

const test = suite('effects: many that are due at once');

const site = {
  [siteConfigTable.cookieAgreementPopup.key]: false,
  [siteConfigTable.firstDepositPopup.key]: true,
};

/** A player on the page of deposits of whom there is everything to be said. */
function besieged(): TestSession {
  const previousAt = 1;
  const sitting = { beganAt: 2, staked: 0, paid: 0, iso: 'EUR', previousAt };
  const recent = { days: 30, staked: 900, paid: 100, iso: 'EUR', minutes: 7 };
  const looser = { limitValue: 9000, endsAt: 1, limitState: 'PENDING' };
  const stake = {
    ...{ limitType: 1, limitState: 'ACTIVE', limitValue: 5000, startedAt: 0, endsAt: null },
    ...{ needApprove: true, pending: looser },
  };
  const check = {
    ...{ limitType: 32, limitState: 'ACTIVE', limitValue: 10, startedAt: 0, endsAt: null },
  };
  const signIn = { amount: 500, currency: 'EUR', times: 5, days: 30, expiresAt: 9e12 };
  const session = payingSession({
    answers: {
      configGroup: () => reply({ site }),
      limits: () => reply({ limits: [stake, check], sitting, recent, isReviewDue: true }),
      realityCheck: () => reply(null),
      limitsReview: () => reply(null),
      balance: () => reply({ ...balanceOf([euros]), is_available_first_deposit_bonus: true }),
      bonusPopup: () => reply({ bonusPopupInformation: offer }),
      bonuses: () => reply({ items: [], offer, signIn }),
      verification: () => reply(standing([playerDocument()])),
      userConfig: () =>
        reply(
          userConfigOf({
            ...{ show_verification_modal_on_deposit_page: true, has_bonus_offer: true },
            ...{ has_deposit: false, verification_status_group_code: 'waiting' },
          }),
        ),
    },
  });
  session.runtime.start();
  session.clock.advance(500);
  session.runtime.publish('push.found', { permission: 'default', isOn: false });
  return session;
}

const shown = ({ runtime }: TestSession) => shownModals(runtime.state.modal).map(({ id }) => id);

/** The player reads what is before them for two minutes and answers it, ten times. */
function readTen(session: TestSession): { id: string; afterSeconds: number }[] {
  const { clock, runtime } = session;
  const read: { id: string; afterSeconds: number }[] = [];
  let freeSince = clock.now();
  while (read.length < 10 && clock.now() - freeSince < 3600 * SECOND) {
    // The newest lies on top, and all others under it.
    const id = shown(session).at(-1);
    if (id === undefined) {
      clock.advance(SECOND);
      continue;
    }
    read.push({ id, afterSeconds: Math.round((clock.now() - freeSince) / SECOND) });
    clock.advance(120 * SECOND);
    if (id === 'reality-check') {
      runtime.publish('limits.realityCheckAnswered', { action: 'nothing', doNotShowAgain: false });
    } else if (id === 'user-question') runtime.publish('limits.reviewAnswered', { answer: 'fits' });
    else runtime.publish('modal.closed', { id, by: 'player' });
    freeSince = clock.now();
    clock.advance(SECOND);
  }
  return read;
}

test('ten that are due come one at a time, what protects first, and never in a row', () => {
  const session = besieged();
  assert.equal(shown(session), ['limit-approval'], 'what the player asked for themselves');
  session.answers.verification = () =>
    reply(standing([playerDocument({ state: 'refused', reason: 'incomplete' })]));
  session.runtime.publish('feed.verificationChanged', { requestId: 1 });
  session.clock.advance(60 * SECOND);
  const read = readTen(session);
  assert.equal(
    read.map(({ id, afterSeconds }) => [id, afterSeconds]),
    [
      ['limit-approval', 0],
      ['welcome', 1],
      // The one before went by itself meanwhile; and who pays in, and how much, is asked together.
      ['identification', 1],
      ['set-limits', 1],
      ['user-question', 30],
      ['reality-check', 1],
      ['insights', 30],
      ['alert-with-link', 30],
      ['first-deposit-bonus', 30],
      ['auth-bonus', 30],
    ],
  );
});

test.run();
