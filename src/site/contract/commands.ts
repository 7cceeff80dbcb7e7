import type { HistoryFilter } from '../../domain/bets/history.ts';
import type { FavouriteList } from '../../domain/line/favourites.ts';
import type { DocumentKind } from '../../domain/verification/verification.ts';
import type { EventData } from '../../events/catalogue.ts';
import { gameOf, marketOf } from '../../projections/line/find.ts';
import type { LineMarket } from '../../projections/line/state.ts';
import { fileType } from '../file-type.ts';
import type { Host, HostInput } from '../host.tsx';
import type { ShownOnceCall } from '../shown-once.ts';

/** Says a press as it is; the form has all that the input asks for. */
const saying =
  <T extends HostInput>({ publish }: Host, type: T) =>
  (data: EventData<T>): void =>
    publish(type, data);

const pageCommands = ({ publish, device, subject }: Host) => ({
  /** Says what the page at an address is about, for the title of the document. */
  nameSubject: (url: string, name: string) => subject.name(url, name),
  /** Puts a text on the player's clipboard, and says whether that worked; told to nobody. */
  copyText: (text: string) => device.copy(text),
  /** Goes to an address of the site; `replace`: the way back does not lead here. */
  navigate: (url: string, { replace = false } = {}) => publish('route.requested', { url, replace }),
  togglePart: (part: string, open: boolean) => publish('page.partToggled', { part, open }),
  choose: (part: string, choice: string) => publish('page.choiceMade', { part, choice }),
  chooseTheme: (appTheme: 0 | 1) => publish('preferences.themeChosen', { appTheme }),
  chooseCoefView: (coefViewId: EventData<'preferences.coefViewChosen'>['coefViewId']) =>
    publish('preferences.coefViewChosen', { coefViewId }),
  chooseTimeZone: (timeZone: string) => publish('preferences.timeZoneChosen', { timeZone }),
  chooseClock: (is12h: boolean) => publish('preferences.clockChosen', { is12h }),
  installSite: () => publish('install.wanted', {}),
  customiseConsent: () => publish('consent.customiseOpened', {}),
});

/** The market as it is offered, without what the site knows of its past. */
function offered({ trend: _, changedAt: __, ...market }: LineMarket) {
  return market;
}

const bettingCommands = ({ publish, state, bus, device, secrets }: Host) => ({
  toggleCoupon: (open: boolean) => publish('coupon.drawerToggled', { open }),
  /** What happens when a coefficient changes while a bet is placed. */
  chooseCoefChange: (changeCoefAction: 0 | 1 | 2) =>
    publish('coupon.settingChanged', { changeCoefAction }),
  /** Puts a selection into the coupon, or takes it out; `source`: where on the page. */
  addBet(marketId: string, source: 'list' | 'board') {
    const { line, route } = state();
    const market = marketOf(line, marketId);
    const game = market && gameOf(line, market.gameId);
    if (!game) return;
    bus.emit('couponAddBet', { market: offered(market), game, source, pageType: route.route });
  },
  /** Keeps a game or a championship at hand, or no longer. */
  keepAtHand: (list: FavouriteList, id: number, on: boolean) =>
    publish('favourites.toggled', { list, id, on }),
  /** Puts in the coupon what of a bet can be bet on still. */
  repeatBet: (couponId: string) => publish('bet.repeatAsked', { couponId }),
  printBet(couponId: string) {
    publish('bet.printed', { couponId });
    device.print();
  },
  loadOlderBets: () => publish('bet.olderAsked', {}),
  chooseBets: (filter: HistoryFilter) => publish('bet.historyChosen', { ...filter }),
  wantBetFile: () => publish('bet.historyFileAsked', {}),
  /** Puts the table that came on the player's device, once; in a replay there is none. */
  saveBetFile(name: string) {
    const { csv } = secrets.read('betHistoryExport') ?? {};
    if (csv === undefined) return;
    secrets.forget('betHistoryExport');
    device.save(new File([csv], name, { type: 'text/csv' }));
  },
});

const playerCommands = (host: Host) => ({
  signOut: () => host.publish('session.logoutPressed', {}),
  hideBalance: (hidden: boolean) => host.publish('preferences.balanceHidden', { hidden }),
  /** How the site is shown; what is left out stays as it is. */
  chooseDisplay: saying(host, 'preferences.displayChosen'),
  /** Takes a promo code for points, at the price shown. */
  buyForPoints: saying(host, 'points.buyPressed'),
  loadOlderPoints: () => host.publish('points.olderAsked', {}),
  payFrom: (id: string) => host.publish('accounts.activatePressed', { id }),
  saveMailing: saying(host, 'mailing.submitted'),
  answerSignInBonus: saying(host, 'bonuses.signInAnswered'),
  joinCashback: () => host.publish('cashback.joinPressed', {}),
  leaveCashback: () => host.publish('cashback.leavePressed', {}),
  /** Of a week, by its beginning. */
  collectCashback: (week: number) => host.publish('cashback.collectPressed', { week }),
  async copyFriendsLink(link: string) {
    const succeeded = await host.device.copy(link);
    host.publish('friends.linkCopied', { succeeded });
  },
  collectFriends: () => host.publish('friends.collectPressed', {}),
  endPush: () => host.publish('push.unwanted', {}),
  /** Signs out elsewhere: there, or, by null, everywhere else. */
  endSignIn: (id: string | null) => host.publish('protection.signInEndPressed', { id }),
});

const limitCommands = (host: Host) => ({
  chooseMonth: (month: string) => host.publish('limits.monthChosen', { month }),
  saveMonth(month: string, file: File) {
    host.device.save(file);
    host.publish('limits.monthSaved', { month });
  },
  printMonth(month: string) {
    host.publish('limits.monthSaved', { month });
    host.device.print();
  },
  wantExclusionReasons: () => host.publish('limits.reasonsWanted', {}),
  saveLimits: saying(host, 'limits.submitted'),
  answerLimitQuestions: (answers: number[]) =>
    host.publish('limits.questionsAnswered', { answers }),
  leaveLimitQuestions: () => host.publish('limits.questionsLeft', {}),
  decideLimits: saying(host, 'limits.decided'),
  takeBackLimit: (limitType: number) => host.publish('limits.takenBack', { limitType }),
  lockOut: () => host.publish('limits.lockPressed', {}),
});

const paymentCommands = (host: Host) => ({
  depositMoney: saying(host, 'payments.depositSubmitted'),
  withdrawMoney: saying(host, 'payments.withdrawalSubmitted'),
  cancelWithdrawal: (id: string) => host.publish('payments.cancelPressed', { id }),
  choosePaymentMethod: saying(host, 'payments.methodChosen'),
  choosePayments: saying(host, 'payments.historyChosen'),
  loadOlderPayments: () => host.publish('payments.olderAsked', {}),
  askSupport: saying(host, 'requests.submitted'),
  writeAsGuest: saying(host, 'requests.guestSubmitted'),
  loadOlderRequests: () => host.publish('requests.olderAsked', {}),
});

const verificationCommands = ({ publish, files }: Host) => ({
  /** The file is handed over beside the event, which says what it is and how large. */
  async sendDocument(kind: DocumentKind, file: Blob) {
    const type = await fileType(file);
    publish('verification.uploaded', { file: files.hand(file), kind, size: file.size, type });
  },
  withdrawDocument: (id: string) => publish('verification.withdrawn', { id }),
});

const protectionCommands = (host: Host) => ({
  changePassword: saying(host, 'protection.passwordSubmitted'),
  setQuestion: saying(host, 'protection.questionSubmitted'),
  linkNetwork: saying(host, 'auth.networkLinkSubmitted'),
  beginTwoStep: saying(host, 'protection.twoStepChosen'),
  sendTwoStepCode: (code: string) => host.publish('protection.twoStepCodeSubmitted', { code }),
  sendSmsCode: () => host.publish('protection.twoStepSmsAsked', {}),
  giveUpTwoStep() {
    host.secrets.forget('twoStepStart');
    host.publish('protection.twoStepGivenUp', {});
  },
  endTwoStep: saying(host, 'protection.twoStepOffSubmitted'),
});

type Secret = EventData<'protection.secretTaken'>['what'];

const secretCommands = ({ publish, secrets, device }: Host) => ({
  /** What was made for the player to see once; null after that, and in a replay. */
  readSecret: <C extends ShownOnceCall>(call: C) => secrets.read(call),
  async copySecret(what: Secret, text: string) {
    const succeeded = await device.copy(text);
    publish('protection.secretTaken', { what, by: 'clipboard', succeeded });
  },
  saveSecret(what: Secret, file: File) {
    device.save(file);
    publish('protection.secretTaken', { what, by: 'file', succeeded: true });
  },
  confirmCodes() {
    secrets.forget('twoStepStart');
    secrets.forget('twoStepEnable');
    publish('protection.recoveryCodesSaved', {});
  },
});

const casinoCommands = (host: Host) => ({
  chooseBet: saying(host, 'casino.betChosen'),
  play: saying(host, 'casino.roundPressed'),
  /** For play money: who has no seeds brings one along. */
  playForFun: (pressed: Omit<EventData<'casino.roundPressed'>, 'clientSeed'>) =>
    host.publish('casino.roundPressed', { ...pressed, clientSeed: host.device.freshSeed() }),
  act: saying(host, 'casino.actionPressed'),
  chooseClientSeed: (clientSeed: string) => host.publish('casino.clientSeedChosen', { clientSeed }),
  chooseFreshSeed: () =>
    host.publish('casino.clientSeedChosen', { clientSeed: host.device.freshSeed() }),
  /** Chance of the device, for what is chosen by it. */
  freshSeed: () => host.device.freshSeed(),
  rotateSeeds: (reveal: string) => host.publish('casino.rotationPressed', { reveal }),
  /** Looks at a round of before; null puts it away. */
  recallRound: (roundId: string | null) => host.publish('casino.roundRecalled', { roundId }),
  tellRound: (roundId: string) => host.publish('casino.roundTold', { roundId }),
  tellVerified: saying(host, 'casino.roundVerified'),
  loadOlderRounds: () => host.publish('casino.olderRoundsAsked', {}),
  loadOlderOutsideRounds: () => host.publish('casino.olderOutsideRoundsAsked', {}),
  joinTournament: (tournament: string) => host.publish('tournament.joinPressed', { tournament }),
  likeGame: (game: number, on: boolean) => host.publish('casino.favouriteToggled', { game, on }),
  tellFrame: saying(host, 'casino.frameMessaged'),
  refuseFrame: saying(host, 'casino.frameRefused'),
  /** Where the game opens; empty where that is used up, and null in a replay, which opens nothing. */
  readLaunch: () => (host.live ? (host.secrets.read('casinoLaunch')?.url ?? '') : null),
  forgetLaunch: () => host.secrets.forget('casinoLaunch'),
  searchGames: (text: string) => host.publish('casino.searchTyped', { text }),
});

/** All that any sub-application may have the host do. */
export function commands(host: Host) {
  return {
    ...pageCommands(host),
    ...bettingCommands(host),
    ...casinoCommands(host),
    ...playerCommands(host),
    ...limitCommands(host),
    ...paymentCommands(host),
    ...protectionCommands(host),
    ...verificationCommands(host),
    ...secretCommands(host),
  };
}

export type Commands = Readonly<ReturnType<typeof commands>>;
