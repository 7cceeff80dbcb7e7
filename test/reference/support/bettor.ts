import type { CashOutAnswer } from '../../../src/calls/cash-out.ts';
import type { PlaceAnswer, SubmittedCoupon } from '../../../src/calls/coupon.ts';
import { seededRandom } from '../../../src/kernel/random.ts';
import { couponOf, encoded, type Harness } from './harness.ts';
import { PASSWORD } from './identity.ts';
import { answered, throughLosses } from './lossy.ts';
import type { MovingBoard } from './moving-board.ts';

type Taken = Extract<PlaceAnswer, { status: 'accepted' }>;
type Sold = Extract<CashOutAnswer, { status: 'accepted' }>;

/** A bet as its player was told of it. */
export interface ToldBet {
  readonly couponId: string;
  readonly accountId: string;
  readonly amount: number;
  readonly acceptedAt: number;
  readonly typeId: 0 | 1;
  readonly legs: readonly { readonly marketId: string; readonly coef: string }[];
}

/** A sale as its player was told of it; an edit sells all that runs. */
export interface ToldSale {
  readonly couponId: string;
  readonly at: number;
  /** What ran of the stake before. */
  readonly ran: number;
  readonly sold: number;
  readonly paid: number;
}

/** A player who bets, and what they were told. Amounts are minor units. */
export interface Bettor {
  readonly caller: { readonly cookie: string; readonly token: string };
  /** What was in each account that pays before the first bet. */
  readonly began: ReadonlyMap<string, number>;
  readonly bets: Map<string, ToldBet>;
  readonly sales: ToldSale[];
  /** How often what came of a press. */
  readonly counts: Map<string, number>;
  /** Does one or two things at once, chosen by chance. */
  act(): Promise<void>;
}

export interface Table {
  readonly harness: Harness;
  readonly board: MovingBoard;
  /** While a player looks at what was shown to them. */
  readonly look: () => Promise<void>;
  /** Lets so many milliseconds pass. */
  readonly pass: (ms: number) => Promise<void>;
}

const USD = 840;
const evidence = { sessionId: 'session-of-a-test-00000', seq: 1 };

async function signIn({ harness }: Table, login: string): Promise<Bettor['caller']> {
  await harness.identity.createUser({ login, password: PASSWORD, roles: ['player'] });
  const body = { login: encoded(login), password: encoded(PASSWORD) };
  const { headers } = await harness.call('loginByEmail', { body });
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  const reply = await harness.call('token', { query: { force_refresh: 'true' } }, { cookie });
  return { cookie, token: reply.body.token };
}

/** Money in each account from which bets are paid. */
export async function moneyOf(
  { harness }: Pick<Table, 'harness'>,
  caller: Bettor['caller'],
): Promise<Map<string, number>> {
  const { body } = await answered(harness, 'balance', {}, caller);
  const own = body.all_accounts.filter(({ type }) => type !== 4);
  return new Map(own.map(({ id, money }) => [id, money]));
}

/** An account is there a while after it was asked for. */
const OPENING = 3_000;

/** Half of a player's money goes to their account in dollars. */
async function takeDollars({ harness }: Table, caller: Bettor['caller']): Promise<void> {
  const { body } = await harness.call('balance', {}, caller);
  const idOf = (iso: string) =>
    body.all_accounts.find((one) => one.iso === iso && one.type !== 4)?.id ?? '';
  const headers = { 'idempotency-key': 'dollars' };
  const rates = await harness.call('exchangeRates', {}, caller);
  const rate = rates.body.rates.find(({ from, to }) => from === 'EUR' && to === 'USD')?.rate ?? '';
  const asked = { fromId: idOf('EUR'), toId: idOf('USD'), amount: 50_000, rate };
  const made = await harness.call('exchangeMake', { headers, body: asked }, caller);
  if (made.status !== 200) throw new Error(`no dollars: ${JSON.stringify(made.errors)}`);
}

class Betting implements Bettor {
  readonly bets = new Map<string, ToldBet>();
  readonly sales: ToldSale[] = [];
  readonly counts = new Map<string, number>();
  readonly caller: Bettor['caller'];
  readonly began: ReadonlyMap<string, number>;
  readonly random: () => number;
  private readonly table: Table;
  private keys = 0;

  constructor(
    table: Table,
    { caller, began }: Pick<Bettor, 'caller' | 'began'>,
    random: () => number,
  ) {
    this.table = table;
    this.caller = caller;
    this.began = began;
    this.random = random;
  }

  async act(): Promise<void> {
    // Two tabs, or a double press.
    const both = this.random() < 0.3 ? [this.one(), this.one()] : [this.one()];
    await Promise.all(both);
  }

  private one(): Promise<void> {
    const bet = this.pick([...this.bets.values()].slice(-6));
    const dice = this.random();
    if (bet === undefined || dice < 0.5) return this.place();
    return dice < 0.75 ? this.sell(bet) : this.edit(bet);
  }

  private pick<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.random() * items.length)];
  }

  private key(): string {
    this.keys += 1;
    return `key-${this.keys}`;
  }

  private count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  /** One to three selections as the line has them now. */
  private chosen(accountId: string, part: Partial<SubmittedCoupon> = {}): SubmittedCoupon {
    const open = [...this.table.board.open()];
    const wanted = 1 + Math.floor(this.random() * 3);
    const markets = Array.from({ length: Math.min(wanted, open.length) }, () => {
      const at = Math.floor(this.random() * open.length);
      const [market] = open.splice(at, 1);
      if (market === undefined) throw new Error('a market was taken twice');
      return market;
    });
    const amount = 100 * (1 + Math.floor(this.random() * 20));
    const changeCoefAction = this.pick([0, 1, 2] as const) ?? 2;
    return couponOf(accountId, markets, { amount, changeCoefAction, evidence, ...part });
  }

  private async place(): Promise<void> {
    const accountId = this.pick([...this.began.keys()]) ?? '';
    const coupon = this.chosen(accountId);
    await this.table.look();
    await this.send('placed', coupon);
  }

  private async edit({ couponId, accountId }: ToldBet): Promise<void> {
    const offer = await this.offered(couponId, 'edit');
    if (offer === null) return;
    // Some of it is kept, or more is put on.
    const amount = Math.max(100, Math.round(offer.price * (0.5 + this.random())));
    const edited = { couponId, price: offer.price };
    const coupon = this.chosen(accountId, { amount, edited });
    await this.table.look();
    await this.send('edited', coupon);
  }

  private async sell({ couponId }: ToldBet): Promise<void> {
    const offer = await this.offered(couponId, 'sale');
    if (offer === null) return;
    const stake = this.random() < 0.5 ? offer.stake : Math.ceil(offer.stake / 2);
    const price = Math.floor((offer.price * stake) / offer.stake);
    await this.table.look();
    const key = this.key();
    const { body } = await throughLosses(
      this.table.harness,
      'cashOut',
      (attempt) => ({
        headers: { 'idempotency-key': key },
        body: { couponId, stake, price, ...(attempt === 0 ? {} : { isCheck: true }) },
      }),
      this,
    );
    if (body === null) this.count('sale: never came');
    else if (body.status === 'accepted') this.sold(body);
    else this.count(`sale: ${body.status === 'changed' ? 'changed' : body.reason}`);
  }

  private sold({ couponId, at, sold, paid, left }: Sold): void {
    this.count('sold');
    this.sales.push({ couponId, at, ran: sold + left, sold, paid });
  }

  private async offered(couponId: string, what: string) {
    const query = { coupons: couponId };
    const { status, body } = await answered(
      this.table.harness,
      'cashOutOffers',
      { query },
      this.caller,
    );
    const [offer] = status === 200 ? body.offers : [];
    if (offer !== undefined && offer.price !== null) return { ...offer, price: offer.price };
    this.count(`${what}: no price, ${offer?.refusal ?? status}`);
    return null;
  }

  private async send(what: 'placed' | 'edited', coupon: SubmittedCoupon): Promise<void> {
    const key = this.key();
    const input = { headers: { 'idempotency-key': key }, body: coupon };
    const { body, status } = await throughLosses(
      this.table.harness,
      'couponPlace',
      () => input,
      this,
    );
    if (body === null) this.count(`${what}: ${status}`);
    else if (body.status === 'accepted') this.taken(what, coupon, body);
    else this.count(`not ${what}: ${'rule' in body && body.rule ? body.rule : body.status}`);
  }

  private taken(what: string, { accountId, typeId }: SubmittedCoupon, answer: Taken): void {
    this.count(what);
    const { couponId, amount, acceptedAt, bets, edited } = answer;
    if (this.bets.has(couponId)) throw new Error(`two keys have one bet: ${couponId}`);
    const legs = bets.map(({ marketId, used: coef }) => ({ marketId, coef }));
    const kind = typeId === 0 ? 0 : 1;
    this.bets.set(couponId, { couponId, accountId, amount, acceptedAt, typeId: kind, legs });
    if (edited === undefined) return;
    const { couponId: before, sold, paid } = edited;
    this.sales.push({ couponId: before, at: acceptedAt, ran: sold, sold, paid });
  }
}

/** So many new players; every fourth keeps money in dollars as well. */
export async function bettorsAt(table: Table, count: number, seed: number): Promise<Bettor[]> {
  const callers: Bettor['caller'][] = [];
  for (let index = 0; index < count; index += 1) {
    callers.push(await signIn(table, `bettor-${index}@example.test`));
  }
  const rich = callers.filter((_, index) => index % 4 === 0);
  const body = { currencyId: USD };
  for (const caller of rich) await table.harness.call('currencyAdd', { body }, caller);
  await table.pass(OPENING);
  for (const caller of rich) await takeDollars(table, caller);
  const bettors: Bettor[] = [];
  for (const [index, caller] of callers.entries()) {
    const began = await moneyOf(table, caller);
    bettors.push(new Betting(table, { caller, began }, seededRandom(seed + index * 7919)));
  }
  return bettors;
}
