import path from 'node:path';
import type { CallInput, CallReply } from '../../../src/calls/table.ts';
import type { SiteConfigByName } from '../../../src/domain/site/config.ts';
import { NOTICE_PATH } from '../../../src/reference/payments/notice-route.ts';
import type { ProviderReport, RawNotice } from '../../../src/reference/payments/provider.ts';
import { signedNotice } from '../../../src/reference/payments/sandbox/signing.ts';
import { createKeys } from '../../../src/reference/secrets/keys.ts';
import { fakeBoard } from './board.ts';
import { type HarnessOptions, playerOn, startBackEnd } from './harness.ts';

type Asked = Partial<CallInput<'depositBegin'>['body']>;

/** A player who pays in and takes out, and the provider's pages. */
export async function paying(
  config: Partial<SiteConfigByName> = {},
  options: Pick<HarnessOptions, 'dataDir' | 'recordings'> = {},
) {
  const board = fakeBoard();
  const harness = await startBackEnd({ board, config, ...options });
  const player = await playerOn(harness);
  let keys = 0;
  const sent = (asked: Asked, key: string) => ({
    headers: { 'idempotency-key': key },
    body: { accountId: player.accountId, method: 'card' as const, amount: 2000, ...asked },
  });
  const newKey = () => {
    keys += 1;
    return `key-${keys}`;
  };
  const deposit = (asked: Asked = {}, key = newKey()) =>
    harness.call('depositBegin', sent(asked, key), player);
  const withdraw = (asked: Asked = {}, key = newKey()) =>
    harness.call('withdrawalRequest', sent(asked, key), player);
  /** Does something at the provider's page; gives where the browser is sent. */
  const at = async (address: string | null, form: Record<string, string>) => {
    const body = new URLSearchParams(form);
    const response = await fetch(address ?? '', { method: 'POST', body, redirect: 'manual' });
    return response.headers.get('location');
  };
  const paid = async (asked: Asked = {}, form: Record<string, string> = {}) => {
    const { body } = await deposit(asked);
    const back = await at(body.redirectUrl, { what: 'pay', ...form });
    return { id: body.payment.id, back, address: body.redirectUrl };
  };
  const payment = async (id: string): Promise<CallReply<'payment'>['payment']> =>
    (await harness.call('payment', { path: { id } }, player)).body.payment;
  const round = (later = 0) => {
    harness.clock.now += later;
    return harness.backEnd.payments.round(harness.clock.now);
  };
  const keysOfHouse = createKeys(path.join(harness.dataDir, 'token.key'));
  const signed = (id: string, report: ProviderReport, now = harness.clock.now) =>
    signedNotice(keysOfHouse, id, report, now);
  const notify = async ({ id, signature, body }: RawNotice) => {
    const headers = { 'sandbox-id': id, 'sandbox-signature': signature };
    const type = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers: { ...headers, ...type }, body };
    return (await fetch(harness.url + NOTICE_PATH, init)).status;
  };
  const setLimit = (type: number, value: number, ends: number | null = null) =>
    harness.backEnd.database.run(
      `INSERT INTO limits (user_id, type, state, value, started_at, ends_at)
       SELECT user_id, ?, 'ACTIVE', ?, 0, ? FROM players`,
      type,
      value,
      ends,
    );
  const made = { board, harness, player, deposit, withdraw, at, paid, payment, round };
  return { ...made, signed, notify, setLimit };
}

export type Paying = Awaited<ReturnType<typeof paying>>;

export const BALANCED = { unbalanced: [], drifted: [] };
