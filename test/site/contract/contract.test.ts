import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { createHostBus, decodeAddBet } from '../../../src/bus/host-bus.ts';
import { catalogue, isInputType } from '../../../src/events/catalogue.ts';
import { type SliceName, siteFold } from '../../../src/projections/state.ts';
import { noReceipts } from '../../../src/site/bet-receipts.ts';
import { type Commands, commands } from '../../../src/site/contract/commands.ts';
import { sharedState } from '../../../src/site/contract/shared-state.ts';
import { subApplication } from '../../../src/site/contract/sub-application.tsx';
import { subApplications } from '../../../src/site/contract/sub-applications.ts';
import { noDevice } from '../../../src/site/device.ts';
import type { Host } from '../../../src/site/host.tsx';
import { noRecordings } from '../../../src/site/own-recordings.ts';
import { noFiles } from '../../../src/site/pending-files.ts';
import { nothingShown } from '../../../src/site/shown-once.ts';
import { noSubject } from '../../../src/site/subject.ts';
import { createTexts } from '../../../src/site/texts/texts.ts';
import { repositoryRoot } from '../../support/repository.ts';
import { given, replied } from '../../support/session/given.ts';
import { marketsOf, smallGame } from '../../support/session/small-line.ts';

const test = suite('contract of the host');

const markets = marketsOf(smallGame(7), ['result']);
const body = { feedId: '1', sports: [], champs: [], games: [smallGame(7)], markets };
const initial = siteFold.initial();
const state = { ...initial, line: given('line', [replied('sportsLine', body)]) };

/** A host that notes what it is told. */
const texts = createTexts();

function listening() {
  const said: (readonly [type: string, data: unknown])[] = [];
  const bus = createHostBus();
  bus.on('couponAddBet', (message) => {
    const decoded = decodeAddBet(message);
    said.push(['coupon.betAdded', 'data' in decoded ? decoded.data : decoded]);
  });
  const host: Host = {
    live: true,
    bus,
    state: () => state,
    subscribe: () => () => {},
    publish: (type, data) => void said.push([type, data]),
    openModal: () => {},
    t: texts.t,
    say: texts.say,
    dictionaries: texts,
    language: () => 'en',
    now: () => 0,
    secrets: nothingShown,
    receipts: noReceipts,
    recordings: noRecordings,
    files: noFiles,
    subject: noSubject,
    device: noDevice,
  };
  return { host, said };
}

const password = 'correct horse battery staple';
const pressed = { stake: '€0.01', most: '€0.02', balance: '€1.00' };
const file = () => new File(['codes'], 'codes.txt');

/** Of those that say nothing: what is read, copied, or put into the title of the document. */
const quiet: ReadonlySet<string> = new Set([
  'copyText',
  'forgetLaunch',
  'freshSeed',
  'nameSubject',
  'readLaunch',
  'readSecret',
  'saveBetFile',
]);

/** Each command, given once. */
const once: { readonly [N in keyof Commands]: (does: Commands) => unknown } = {
  act: (does) => does.act({ roundId: 'r1', step: 0, action: { pick: 3 } }),
  chooseBet: (does) => does.chooseBet({ game: 42, stake: '1' }),
  chooseClientSeed: (does) => does.chooseClientSeed('player-one'),
  chooseFreshSeed: (does) => does.chooseFreshSeed(),
  freshSeed: (does) => does.freshSeed(),
  joinTournament: (does) => does.joinTournament('reels-2900'),
  leaveCashback: (does) => does.leaveCashback(),
  writeAsGuest: (does) =>
    does.writeAsGuest({ email: 'ada@example.test', name: '', subject: 'Hello', message: 'Words' }),
  keepAtHand: (does) => does.keepAtHand('games', 500_001, true),
  likeGame: (does) => does.likeGame(42, true),
  loadOlderRequests: (does) => does.loadOlderRequests(),
  loadOlderRounds: (does) => does.loadOlderRounds(),
  buyForPoints: (does) => does.buyForPoints({ code: 'POINTSSINGLE', price: 200 }),
  loadOlderPoints: (does) => does.loadOlderPoints(),
  loadOlderOutsideRounds: (does) => does.loadOlderOutsideRounds(),
  play: (does) => does.play({ game: 42, bet: {}, stake: 1, shown: pressed }),
  playForFun: (does) => does.playForFun({ game: 42, bet: {}, stake: 1, shown: pressed }),
  recallRound: (does) => does.recallRound(null),
  rotateSeeds: (does) => does.rotateSeeds('0'.repeat(64)),
  searchGames: (does) => does.searchGames('di'),
  tellFrame: (does) => does.tellFrame({ game: 1001, by: 'game', type: 'ready', data: {} }),
  refuseFrame: (does) => does.refuseFrame({ game: 1001, why: 'schema' }),
  readLaunch: (does) => does.readLaunch(),
  forgetLaunch: (does) => does.forgetLaunch(),
  tellRound: (does) => does.tellRound('r1'),
  tellVerified: (does) => does.tellVerified({ roundId: 'r1', result: 'agrees' }),
  chooseBets: (does) =>
    does.chooseBets({ status: null, typeId: 1, period: 'year', accountId: '7', text: 'Arden' }),
  wantBetFile: (does) => does.wantBetFile(),
  saveBetFile: (does) => does.saveBetFile('bets.csv'),
  answerLimitQuestions: (does) => does.answerLimitQuestions([1, 2, 0]),
  joinCashback: (does) => does.joinCashback(),
  copyFriendsLink: (does) =>
    does.copyFriendsLink('https://site.test/en/registration?ref_id=7QK2M0XA4T'),
  collectFriends: (does) => does.collectFriends(),
  collectCashback: (does) => does.collectCashback(1_772_323_200_000),
  answerSignInBonus: (does) => does.answerSignInBonus({ isTaken: true }),
  askSupport: (does) =>
    does.askSupport({ topicId: '7', subTopicId: '73', paymentId: null, message: 'Where is it?' }),
  addBet: (does) => does.addBet(markets[0]?.id ?? '', 'list'),
  beginTwoStep: (does) => does.beginTwoStep({ method: 'totp', password }),
  cancelWithdrawal: (does) => does.cancelWithdrawal('10000001'),
  changePassword: (does) => does.changePassword({ password, newPassword: `${password} 2` }),
  choosePaymentMethod: (does) => does.choosePaymentMethod({ kind: 'deposit', method: 'card' }),
  choosePayments: (does) => does.choosePayments({ kind: 'deposit', state: null }),
  choose: (does) => does.choose('columns', 'total'),
  chooseCoefChange: (does) => does.chooseCoefChange(1),
  chooseCoefView: (does) => does.chooseCoefView(0),
  chooseDisplay: (does) => does.chooseDisplay({ compactView: true }),
  chooseMonth: (does) => does.chooseMonth('2026-03'),
  chooseClock: (does) => does.chooseClock(true),
  chooseTheme: (does) => does.chooseTheme(1),
  chooseTimeZone: (does) => does.chooseTimeZone('Europe/Malta'),
  confirmCodes: (does) => does.confirmCodes(),
  copySecret: (does) => does.copySecret('key', 'ABCD'),
  nameSubject: (does) => does.nameSubject('/en/news', 'News'),
  copyText: (does) => does.copyText('a link'),
  decideLimits: (does) => does.decideLimits({ action: 'approve' }),
  endPush: (does) => does.endPush(),
  depositMoney: (does) => does.depositMoney({ accountId: '1', method: 'card', amount: 500 }),
  customiseConsent: (does) => does.customiseConsent(),
  installSite: (does) => does.installSite(),
  endSignIn: (does) => does.endSignIn(null),
  endTwoStep: (does) => does.endTwoStep({ password, code: '123456' }),
  giveUpTwoStep: (does) => does.giveUpTwoStep(),
  hideBalance: (does) => does.hideBalance(true),
  leaveLimitQuestions: (does) => does.leaveLimitQuestions(),
  linkNetwork: (does) => does.linkNetwork({ network: 'google', password }),
  loadOlderPayments: (does) => does.loadOlderPayments(),
  loadOlderBets: (does) => does.loadOlderBets(),
  lockOut: (does) => does.lockOut(),
  navigate: (does) => does.navigate('/en/live'),
  payFrom: (does) => does.payFrom('7-1'),
  printMonth: (does) => does.printMonth('2026-03'),
  printBet: (does) => does.printBet('1000000001'),
  repeatBet: (does) => does.repeatBet('1000000001'),
  readSecret: (does) => does.readSecret('twoStepStart'),
  saveLimits: (does) => does.saveLimits({ limits: [{ limitType: 1, limitValue: 500 }] }),
  saveMailing: (does) =>
    does.saveMailing({
      enable_mail_bets: true,
      enable_mail_deposit: true,
      enable_mail_news: false,
      enable_sms_news: false,
    }),
  saveMonth: (does) => does.saveMonth('2026-03', file()),
  saveSecret: (does) => does.saveSecret('recovery-codes', file()),
  sendSmsCode: (does) => does.sendSmsCode(),
  sendDocument: (does) => does.sendDocument('passport', file()),
  sendTwoStepCode: (does) => does.sendTwoStepCode('123456'),
  setQuestion: (does) => does.setQuestion({ question: 'Which?', answer: 'This', password }),
  signOut: (does) => does.signOut(),
  takeBackLimit: (does) => does.takeBackLimit(1),
  toggleCoupon: (does) => does.toggleCoupon(true),
  togglePart: (does) => does.togglePart('champ live 7', false),
  withdrawDocument: (does) => does.withdrawDocument('document-1'),
  withdrawMoney: (does) => does.withdrawMoney({ accountId: '1', method: 'card', amount: 500 }),
  wantExclusionReasons: (does) => does.wantExclusionReasons(),
};

test('a command says one input, as the catalogue has it', async () => {
  for (const [name, give] of Object.entries(once)) {
    const { host, said } = listening();
    await give(commands(host));
    assert.is(said.length, quiet.has(name) ? 0 : 1, name);
    for (const [type, data] of said) {
      assert.ok(isInputType(type), `${name}: ${type}`);
      assert.ok(v.safeParse(catalogue[type].data, data).success, `${name}: ${type}`);
    }
  }
});

test('a bet on what is not offered asks for nothing', () => {
  const { host, said } = listening();
  commands(host).addBet('7-gone', 'board');
  assert.equal(said, []);
});

test('what is shown is the same for the same state', () => {
  assert.is(sharedState(state), sharedState(state));
  const { line } = sharedState(state);
  assert.is(line.game(7), line.game(7));
});

/** Areas that are another object once this slice is. */
function changedBy(slice: SliceName): string[] {
  const before = Object.entries(sharedState(initial));
  const after = new Map(
    Object.entries(sharedState({ ...initial, [slice]: { ...initial[slice] } })),
  );
  return before.filter(([area, shown]) => after.get(area) !== shown).map(([area]) => area);
}

test('an area changes with the slices it is made of, and with no others', () => {
  assert.equal(changedBy('line'), ['line']);
  assert.equal(changedBy('user'), [
    'balance',
    'points',
    'line',
    'cashback',
    'friends',
    'play',
    'payments',
    'player',
    'safeguards',
    'tournaments',
  ]);
  assert.equal(changedBy('analytics'), []);
});

const sources = (name: string): string =>
  globSync(`src/remotes/${name}/**/*.{ts,tsx}`, { cwd: repositoryRoot })
    .map((file) => readFileSync(path.join(repositoryRoot, file), 'utf8'))
    .join('\n');

test('a row grants nothing that its sub-application does not use', () => {
  for (const [name, { sees, does, opens }] of Object.entries(subApplications)) {
    const text = sources(name);
    const uses = (pattern: string) => assert.match(text, new RegExp(pattern), name);
    for (const area of sees) uses(`(state\\(?\\)?\\.|\\(\\{ (\\w+, )*)${area}\\b`);
    for (const command of does) uses(`host\\.${command}\\(|\\{ (\\w+, )*${command} \\} = useHost`);
    for (const dialog of opens) uses(`'${dialog}'`);
  }
});

test('the views of a sub-application use its own row', () => {
  for (const name of Object.keys(subApplications)) {
    assert.match(sources(name), `subApplication<'${name}'>()`);
  }
});

/** Read by the compiler alone: what must not compile. */
export function refused(host: Host): void {
  const header = subApplication<'header'>().useHost();
  // @ts-expect-error it may not place bets
  header.addBet('7-1', 'list');
  // @ts-expect-error it may not say what it likes
  header.publish('coupon.drawerToggled', { open: true });
  // @ts-expect-error a dialog of another sub-application
  header.openModal('currency-add');
  // @ts-expect-error an area of another sub-application
  header.state().protection;
  // @ts-expect-error what an area does not show
  header.state().session.isBot;
  // @ts-expect-error the header shows it and does not change it
  header.state().accounts.items.length = 0;
  // @ts-expect-error there is no such sub-application
  subApplication<'cathedral'>();
  // @ts-expect-error a dialog is opened by its name
  host.publish('modal.opened', { id: 'login', kind: 'login' });
  // @ts-expect-error it is about a currency
  host.openModal('currency-remove');
}

test.run();
