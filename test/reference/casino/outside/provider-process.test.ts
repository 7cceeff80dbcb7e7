/**
 * The provider that the documents show, in its own process with a certificate of its own, over a network that
 * ends the site's TLS as its proxy does, and loses what it is told to.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { providerCommand } from '../../../../src/reference/casino/outside/command.ts';
import { eventually } from '../../../server/support/server.ts';
import { selfSigned } from '../../../support/certificates.ts';
import { playerOn, temporaryFolder } from '../../support/harness.ts';
import { launched, startWithProvider } from '../../support/outside.ts';
import {
  badNetwork,
  type Misfortune,
  providerProcess,
  refusalToStart,
} from '../../support/provider-process.ts';

const test = suite('provider in another process');

const SECOND = 1000;
/** Within what two clocks may differ by, each round begins a second after the one before. */
const BEHIND = 20 * SECOND;

type Journey = readonly (readonly [call: string, misfortune: Misfortune])[];

const journeys: readonly Journey[] = [
  [],
  [['debit', 'lost']],
  [['debit', 'reply-lost']],
  [['debit', 'late']],
  [
    ['debit', 'reply-lost'],
    ['rollback', 'reply-lost'],
  ],
  [
    ['debit', 'late'],
    ['rollback', 'lost'],
  ],
  [['debit', 'twice']],
  [
    ['credit', 'reply-lost'],
    ['end', 'lost'],
  ],
  [
    ['credit', 'lost'],
    ['credit', 'twice'],
    ['end', 'reply-lost'],
  ],
];

const ADDRESS = '127.0.0.1';

/** `site` is what the network shows, `known` what the provider takes for the site. */
async function atTheCoin(site = selfSigned(ADDRESS), known = site) {
  const clock = { now: Date.now() - BEHIND };
  const harness = await startWithProvider({ clock });
  const player = await playerOn(harness);
  const network = await badNetwork(harness.url, site);
  const folder = harness.dataDir;
  const run = (...args: string[]) => {
    const said: string[] = [];
    const code = providerCommand(args, { folder, now: clock.now, out: (line) => said.push(line) });
    return { code, said };
  };
  const [key = ''] = run('key', 'coin', 'k1').said;
  const provider = providerProcess(network.url, key, { own: selfSigned(ADDRESS), site: known });
  await provider.start();
  let session = '';
  const open = async () => {
    const page = await provider.open((await launched(harness, player)).token);
    session = /session: '([\w-]+)'/.exec(page)?.[1] ?? '';
    return page;
  };
  await open();
  const reconcile = (statement: string) => {
    const file = path.join(temporaryFolder(), 'statement');
    writeFileSync(file, statement);
    return run('reconcile', 'coin', file);
  };
  const close = async () => {
    await provider.kill();
    network.close();
    await harness.close();
  };
  const toss = () => {
    clock.now += SECOND;
    return provider.toss({ session, side: 'heads', amount: 100 });
  };
  return { harness, network, provider, open, toss, reconcile, run, close };
}

test('whatever becomes of its calls, the provider says of each round what the books say', async () => {
  const { harness, network, provider, toss, reconcile, close } = await atTheCoin();
  for (const journey of journeys) {
    for (const [call, misfortune] of journey) network.await(call, misfortune);
    await toss();
    assert.equal(harness.backEnd.audit(), { unbalanced: [], drifted: [] });
  }
  assert.is(network.met.length, journeys.flat().length, 'each misfortune came about');
  const statement = await provider.statement();
  const { code, said } = reconcile(statement);
  assert.is(said.at(-1), 'No round differs.');
  assert.is(code, 0);
  assert.match(said[0] ?? '', /^EUR\t\d+ rounds\tstaked \d+\tpaid \d+\topen 0\thouse -?\d+$/);
  await close();
});

test('killed between its calls and started anew, the provider pays what it owes', async () => {
  const { network, provider, open, toss, reconcile, close } = await atTheCoin();
  for (const call of ['debit', 'credit', 'end']) {
    network.await(call, 'held');
    const held = network.held();
    const tossed = toss().catch(() => 'killed');
    await held;
    await provider.kill();
    assert.is(await tossed, 'killed', call);
    await provider.start();
    const statement = await eventually(provider.statement, (said) => !said.includes('"open"'));
    assert.is(reconcile(statement).said.at(-1), 'No round differs.', call);
    await open();
  }
  await close();
});

test('for play money the provider asks the site nothing, writes nothing down, and says what it is', async () => {
  const { network, provider, close } = await atTheCoin();
  for (const call of ['session', 'debit', 'credit', 'end']) network.await(call, 'lost');
  const page = await provider.demo('de');
  assert.match(page, '<html lang="de">');
  assert.match(page, '<output>Play money</output>');
  assert.match(await provider.demo('"><script>'), '<html lang="en">');
  const session = /session: '([\w-]+)'/.exec(page)?.[1];
  for (const side of ['heads', 'tails'] as const) {
    const { coin, paid } = (await provider.toss({ session, side, amount: 100 })) as {
      coin: string;
      paid: number;
    };
    assert.is(paid, coin === side ? 196 : 0);
  }
  assert.is(await provider.statement(), '');
  assert.equal(network.met, []);
  await close();
});

test('a site that shows another certificate than its own is told nothing', async () => {
  const elsewhere = selfSigned('site.test');
  for (const [shown, known] of [
    [selfSigned(ADDRESS), selfSigned(ADDRESS)],
    [elsewhere, elsewhere],
  ] as const) {
    const { network, open, close } = await atTheCoin(shown, known);
    network.await('session', 'lost');
    assert.is(await open(), '');
    assert.equal(network.met, [], 'no call was sent');
    await close();
  }
});

test('a provider does not start for a site over plain HTTP that is not on its machine', async () => {
  for (const site of ['http://site.test', 'http://192.0.2.1:4000', 'http://localhost.site.test']) {
    assert.match(await refusalToStart(site), /SITE has to begin with https:/, site);
  }
});

test('a statement that says other than the books is told round by round', async () => {
  const { provider, toss, reconcile, run, close } = await atTheCoin();
  await toss();
  const [line = ''] = (await provider.statement()).split('\n');
  const { round } = JSON.parse(line) as { round: string };
  const more = line.replace(/"paid":\d+/, '"paid":999');
  const wrong = reconcile(`${more}\n${line.replace(round, 'made-up')}\n`);
  assert.is(wrong.code, 1);
  assert.is(wrong.said.at(-1), '2 rounds differ.');
  assert.match(
    wrong.said[1] ?? '',
    /provider: completed 100 999 EUR\tbooks: completed 100 \d+ EUR/,
  );
  assert.match(wrong.said[2] ?? '', /^made-up\t.*books: nothing$/);
  assert.throws(() => reconcile(`${line}\n${line}`), /again/);
  assert.throws(() => reconcile('{"round": 1}'), /line 1 is no round/);
  assert.is(run('reconcile', 'coin').code, 2);
  assert.is(run().code, 2);
  await close();
});

test.run();
