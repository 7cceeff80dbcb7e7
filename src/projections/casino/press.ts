import type { CallReply } from '../../calls/table.ts';
import type { PendingRound } from '../../events/casino.ts';
import type { AnyEvent, Envelope, EventData } from '../../events/catalogue.ts';
import { STORED } from '../../events/stored-values.ts';
import { readText } from '../../kernel/stored-value.ts';
import { seat } from './seats.ts';
import {
  type CasinoTableState,
  initialTable,
  isUnderWay,
  type Placing,
  type Press,
  pressesOf,
  type RoundCall,
  type Sent,
} from './table-state.ts';

/** The press makes the key: the session and the place of the press in its log. */
function pressed({ sessionId }: CasinoTableState, seq: number): Placing {
  const key = `${sessionId}.${seq}`;
  return { status: 'pressed', key, attempt: 1, seq, requestId: null };
}

const isOpen = ({ seats }: CasinoTableState): boolean =>
  seats.some(({ round }) => round.status === 'open');

export function roundPressed(
  slice: CasinoTableState,
  { game, draw }: EventData<'casino.roundPressed'>,
  { seq }: Envelope<'casino.roundPressed'>,
): void {
  const isOfTable = game === slice.game && (draw !== undefined) === slice.isShared;
  if (!isOfTable || isUnderWay(slice) || (!slice.isShared && isOpen(slice))) return;
  const elsewhere = slice.parked.find(({ userId }) => userId === slice.userId);
  if (elsewhere) adopt(slice, elsewhere, seq);
  else slice.placing = pressed(slice, seq);
}

export function actionPressed(
  slice: CasinoTableState,
  { roundId, step }: EventData<'casino.actionPressed'>,
  { seq }: Envelope<'casino.actionPressed'>,
): void {
  const round = slice.seats.find((one) => one.round.id === roundId)?.round;
  if (round?.status !== 'open' || round.steps.length !== step) return;
  const press: Press | undefined = slice.isShared ? slice.steps[roundId] : slice;
  if (isUnderWay(press)) return;
  const placing = pressed(slice, seq);
  if (slice.isShared) slice.steps[roundId] = { placing, sent: null };
  else slice.placing = placing;
}

/** The press of which something is out, or asked for, by one of the things that name it. */
function waiting(slice: CasinoTableState, by: 'seq' | 'key' | 'requestId', value: unknown) {
  for (const press of pressesOf<Press>(slice)) {
    const { placing } = press;
    if ('requestId' in placing && placing[by] === value) return { press, placing };
  }
  return null;
}

/** What is sent for a press, or for asking again, is kept to be sent once more as it was. */
export function sent(
  slice: CasinoTableState,
  { call, requestId, path, body }: EventData<'http.requested'>,
  { cause }: Envelope<'http.requested'>,
): void {
  const waited = waiting(slice, 'seq', cause);
  if (waited === null) return;
  const { press, placing } = waited;
  placing.requestId = requestId;
  const { key } = placing;
  if (press.sent?.key === key) return;
  const { userId, game } = slice;
  const fields = { call: call as RoundCall, body: { ...(body as object) } };
  press.sent = { key, userId, game: game ?? 0, ...fields, ...(path && { path: { ...path } }) };
}

function refuse(
  press: Press,
  key: string,
  at: number,
  why: Pick<EventData<'casino.roundRefused'>, 'rule' | 'by'> &
    Partial<EventData<'casino.roundRefused'>>,
): void {
  press.placing = { status: 'refused', key, at, ...why };
  press.sent = null;
}

/** It is waited for no more, and there is nothing to tell of it. */
export function finish(press: Press): void {
  press.placing = { status: 'idle' };
  press.sent = null;
}

/** A definite answer. The key is done with, whatever the answer is. */
export function answered(
  slice: CasinoTableState,
  answer: CallReply<'casinoRoundStart'>,
  { at, data }: Envelope<'http.replied'>,
): void {
  const waited = waiting(slice, 'requestId', data.requestId);
  if (waited === null) return;
  const { press, placing } = waited;
  if (answer.status === 'refused') {
    const { status: _, wait, ...why } = answer;
    refuse(press, placing.key, at, { by: 'server', ...why, ...(wait !== undefined && { wait }) });
    if (wait !== undefined) slice.nextAt = Math.max(slice.nextAt, at + wait);
    return;
  }
  const { round, nextStartAt } = answer;
  if (round.steps.length === 0) slice.nextAt = at + Math.max(0, nextStartAt - round.startedAt);
  finish(press);
  seat(slice, round, at);
}

/** Nobody knows: it is asked about with the same key, until the answer is definite. */
function wait({ placing }: NonNullable<ReturnType<typeof waiting>>): void {
  Object.assign(placing, { status: 'checking', requestId: null });
}

/** What a player gave up at a captcha, at the first try, was not staked. */
export function unanswered(slice: CasinoTableState, failure: EventData<'http.failed'>): void {
  const waited = waiting(slice, 'requestId', failure.requestId);
  if (waited === null) return;
  if (failure.reason !== 'close' || waited.placing.attempt > 1) wait(waited);
  else finish(waited.press);
}

/**
 * A refusal of the first try is definite. Of a later one it is not, where money may have been staked
 * by an earlier try: then only an answer to the key itself ends the waiting.
 */
export function rejected(
  slice: CasinoTableState,
  { status, requestId }: EventData<'http.replied'>,
  { at }: Envelope<'http.replied'>,
): void {
  const waited = waiting(slice, 'requestId', requestId);
  if (waited === null) return;
  const { press, placing } = waited;
  if (status >= 500 || (placing.attempt > 1 && slice.userId !== null)) {
    wait(waited);
    return;
  }
  const rule = status === 401 ? 'signed-out' : 'not-accepted';
  refuse(press, placing.key, at, { by: 'server', rule });
}

/** The policy forbids it: it was not sent. */
export function notSent(
  slice: CasinoTableState,
  { game: _, ...why }: EventData<'casino.roundRefused'>,
  { at }: Envelope<'casino.roundRefused'>,
): void {
  const { placing } = slice;
  if (why.by !== 'site' || placing.status !== 'pressed' || placing.key !== why.key) return;
  refuse(slice, why.key, at, why);
}

export function checked(
  slice: CasinoTableState,
  { key, attempt }: EventData<'casino.roundChecked'>,
  { seq }: Envelope<'casino.roundChecked'>,
): void {
  const placing = waiting(slice, 'key', key)?.placing;
  if (placing?.status === 'checking') Object.assign(placing, { attempt, seq });
}

/** A round of before whose outcome is waited for. */
function adopt(slice: CasinoTableState, round: PendingRound, seq: number): void {
  const { key } = round;
  slice.parked = slice.parked.filter((one) => one.key !== key);
  slice.sent = { ...round };
  slice.placing = { status: 'checking', key, attempt: 1, seq, requestId: null };
}

function adoptOwn(slice: CasinoTableState, seq: number): void {
  const own = slice.parked.find(({ userId }) => userId === slice.userId);
  if (own && !isUnderWay(slice)) adopt(slice, own, seq);
}

export function parkedAtStart(slice: CasinoTableState, text: string | undefined): void {
  slice.parked = readText(STORED.pendingRounds, text) ?? [];
}

/** What of a press stays for its player: only what was paid for. */
function asParked(sent: Sent | null): PendingRound[] {
  if (sent === null || sent.userId === null) return [];
  const { call, userId } = sent;
  return call === 'casinoRoundStart' || call === 'casinoDrawBet' ? [{ ...sent, call, userId }] : [];
}

/** Somebody else sits here: an unknown round of theirs is asked about, those of others are not. */
export function playerChanged(
  slice: CasinoTableState,
  userId: string | null,
  event: AnyEvent,
): void {
  if (slice.userId === userId) return;
  const { sessionId, parked, sent: left, game, isShared, tells } = slice;
  Object.assign(slice, initialTable(), {
    ...{ sessionId, userId, game, isShared, tells },
    parked: [...parked, ...asParked(left)],
    opened: { since: event.at, staked: 0, paid: 0 },
  });
  adoptOwn(slice, event.seq);
}

/**
 * Another tab began or ended a round. It asks about its own: here it is kept, to be asked about where this
 * tab has to know before it stakes. What was asked about here for it is over once it is over there.
 */
export function storedElsewhere(
  slice: CasinoTableState,
  { name, value }: EventData<'app.storageChanged'>,
): void {
  if (name !== STORED.pendingRounds.name) return;
  const all = readText(STORED.pendingRounds, value) ?? [];
  slice.parked = all.filter(({ key }) => key !== slice.sent?.key);
  const { placing } = slice;
  const isGone = placing.status === 'checking' && !all.some(({ key }) => key === placing.key);
  if (isGone && placing.requestId === null && slice.userId !== null) {
    finish(slice);
  }
}
