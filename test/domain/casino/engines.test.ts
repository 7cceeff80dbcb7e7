/** What holds for every engine. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { engines } from '../../../src/domain/casino/engines.ts';
import { decimal } from '../../../src/domain/casino/exact.ts';
import { type GameName, gameNames, games, volatilityOf } from '../../../src/domain/casino/rows.ts';
import { compare } from '../../../src/kernel/rational.ts';
import { spoiled, throwsNothingElse } from './hostile.ts';
import { ratio } from './ratios.ts';
import { rulesVersionOf } from './rules-version.ts';
import { samples, seeds } from './samples.ts';

const test = suite('casino engines');

/** A round of the game from its sample. */
async function playedSample(name: GameName) {
  const engine = await engines[name]();
  const { bet, steps, setup, seeds: own } = samples[name];
  const drawn = engine.draw(own ?? seeds, bet);
  return {
    engine,
    from: own ?? seeds,
    bet,
    drawn,
    played: { ...bet, ...steps },
    setup: setup ?? {},
  };
}

test('volatility goes by how far returns scatter', () => {
  const by = (name: GameName) => volatilityOf(games[name]);
  const some = [by('dice'), by('race'), by('slot-lines'), by('plinko'), by('keno')];
  assert.equal(some, [1, 3, 3, 4, 5]);
});

for (const name of gameNames) {
  test(`${name}: a change of its tables is a change of its version`, async () => {
    const { tables } = await engines[name]();
    assert.is(games[name].rulesVersion, rulesVersionOf(tables));
  });

  test(`${name}: its row tells what the engine does`, async () => {
    const { engine, bet, setup } = await playedSample(name);
    const { rtp, top } = games[name];
    const [least, most, of] = [rtp.least, rtp.most, engine.rtp(setup)].map(ratio);
    assert.ok(least && most && of && compare(least, of) <= 0 && compare(of, most) <= 0);
    // Of blackjack it is what one stake returns; more are put in later.
    if (name === 'blackjack') return;
    assert.ok(compare(ratio(engine.largestMultiplier(bet)), decimal(top)) <= 0);
  });

  test(`${name}: whatever JSON it is given, it throws nothing of its own`, async () => {
    const { engine, from, bet, drawn, played, setup } = await playedSample(name);
    for (const bad of spoiled(from)) throwsNothingElse(() => engine.draw(bad, bet));
    for (const bad of spoiled(bet)) {
      throwsNothingElse(() => engine.draw(from, bad));
      throwsNothingElse(() => engine.stakedOn(bad));
      throwsNothingElse(() => engine.largestMultiplier(bad));
    }
    for (const bad of spoiled(setup)) throwsNothingElse(() => engine.rtp(bad));
    for (const ask of ['settle', 'isOpen', 'shown', 'byRule'] as const) {
      for (const bad of spoiled(drawn)) throwsNothingElse(() => engine[ask]?.(bad, played));
      for (const bad of spoiled(played)) throwsNothingElse(() => engine[ask]?.(drawn, bad));
    }
  });

  test(`${name}: a round returns at most what its bet can, and nothing before it is over`, async () => {
    const { engine, from, bet, played } = await playedSample(name);
    const [num = 0, den = 1] = engine.largestMultiplier(bet).split('/').map(Number);
    for (let nonce = 0; nonce < 20; nonce += 1) {
      const drawn = engine.draw({ ...from, nonce }, bet);
      const { payout } = engine.settle(drawn, played);
      assert.ok(Number(payout) <= (engine.stakedOn(bet) * num) / den);
    }
  });

  test(`${name}: what is left alone ends by its rule`, async () => {
    const { engine, drawn, bet } = await playedSample(name);
    const begun = { ...bet, ...engine.begun };
    if (!engine.isOpen?.(drawn, begun)) return;
    const ending = engine.byRule?.(drawn, begun);
    assert.ok(ending);
    if (ending.by === 'settling') assert.type(engine.settle(drawn, ending.bet).payout, 'number');
  });
}

test.run();
