import { filter, map, merge, mergeMap, type Observable } from 'rxjs';
import type { Envelope } from '../../events/catalogue.ts';
import { dialogs } from '../../events/dialogs.ts';
import { type Caused, caused, type EffectContext, effect, request } from '../define.ts';
import { closed as closedDialog, isOpen, opened } from '../dialogs.ts';
import { checking } from './checking.ts';
import { expiring, waiting } from './clock.ts';

/** Gets a challenge, or first hears whether the wait that the server named last is over. */
function getting(context: EffectContext, cause: number): Caused[] {
  const { code, retryAt } = context.state().captcha;
  if (code === null) return [];
  return retryAt === null
    ? [request(context, 'captchaUpdate', { query: { code } }, cause)]
    : [request(context, 'captchaTime', {}, cause)];
}

/** The call by which an open dialog waits for a captcha; null where none does. */
function callUnder(context: EffectContext): number | null {
  const { captcha: needed, limits } = context.state();
  const requestId = limits.deciding.pending?.requestId ?? null;
  const waits = needed.waiting.concat(needed.later.map((one) => one.requestId));
  const isWaiting = requestId !== null && waits.includes(requestId);
  return isWaiting && isOpen(context, 'limit-approval') ? requestId : null;
}

/** It comes up where the player can solve it: over the dialog that waits for it. */
function openedFor(context: EffectContext, cause: number): Caused {
  const over = dialogs['limit-approval'].id;
  return opened('captcha', cause, callUnder(context) === null ? {} : { over });
}

/** The first call that needs a captcha opens the dialog; later ones join the waiting. */
function opening(context: EffectContext): Observable<Caused> {
  const first = context.on('captcha.required').pipe(
    filter(({ data }) => {
      const { code, waiting: requests } = context.state().captcha;
      return code === data.code && requests.length === 1;
    }),
  );
  // Calls that need another captcha have waited for this one to be out of the way.
  const next = merge(context.on('captcha.solved'), context.on('http.cancelled')).pipe(
    filter(() => context.state().captcha.status === 'needed'),
  );
  const raised = context.on('captcha.required').pipe(
    filter(({ data }) => isOpen(context, 'captcha') && data.requestId === callUnder(context)),
    map(({ seq }) => openedFor(context, seq)),
  );
  const begun = merge(first, next).pipe(
    mergeMap(({ seq }) => [
      ...(isOpen(context, 'captcha') ? [] : [openedFor(context, seq)]),
      ...getting(context, seq),
    ]),
  );
  return merge(begun, raised);
}

/** Another challenge: the player asked for one, or the last one was not solved in its time. */
function renewing(context: EffectContext): Observable<Caused> {
  const asked = context.on('captcha.refreshPressed');
  const expired = context.on('captcha.expired');
  const status = () => context.state().captcha.status;
  return merge(
    asked.pipe(filter(() => status() === 'open' || status() === 'unavailable')),
    expired.pipe(filter(() => status() === 'open')),
  ).pipe(
    mergeMap(({ seq }) => {
      const { code } = context.state().captcha;
      return code === null ? [] : [request(context, 'captchaUpdate', { query: { code } }, seq)];
    }),
  );
}

/** Every captcha that calls wait for, this one and those whose turn would come, is cancelled. */
function givingUp(context: EffectContext, cause: number): Caused[] {
  const { code, later } = context.state().captcha;
  if (code === null) return [];
  const codes = new Set([code, ...later.map((one) => one.code)]);
  return [...codes].map((each) => caused('captcha.cancelled', { code: each }, cause));
}

/** After a wrong solution a new challenge, or the end of the session where the server wants it. */
function failing(context: EffectContext): Observable<Caused> {
  return context.on('captcha.failed').pipe(
    mergeMap(({ seq, data: { code, isLogoutUser } }): Caused[] => {
      const { session, captcha } = context.state();
      if (isLogoutUser && session.userId !== null) {
        return [
          ...givingUp(context, seq),
          request(context, 'disconnect', { body: {} }, seq),
          caused('session.ended', { reason: 'captcha' }, seq),
        ];
      }
      return captcha.status === 'needed'
        ? [request(context, 'captchaUpdate', { query: { code } }, seq)]
        : [];
    }),
  );
}

/**
 * Somebody else is there than whoever the calls were for: nobody solves a captcha for those. To
 * learn at the start who is there is no such change.
 */
function sittingsOver(context: EffectContext): Observable<Envelope> {
  let isKnown = context.state().session.status !== 'unknown';
  return context.events$.pipe(
    filter(({ type }) => {
      const wasKnown = isKnown;
      isKnown = context.state().session.status !== 'unknown';
      return wasKnown && (type === 'session.started' || type === 'session.ended');
    }),
  );
}

function closing(context: EffectContext): Observable<Caused> {
  const ended = merge(
    context.on('captcha.solved'),
    context.on('captcha.cancelled'),
    context.on('http.cancelled'),
  ).pipe(
    filter(() => context.state().captcha.code === null),
    mergeMap(({ seq }) => closedDialog(context, 'captcha', seq)),
  );
  const closed = context
    .on('modal.closed')
    .pipe(filter(({ data }) => data.id === dialogs.captcha.id && data.by === 'player'));
  const givenUp = merge<Envelope[]>(closed, sittingsOver(context)).pipe(
    mergeMap(({ seq }) => givingUp(context, seq)),
  );
  return merge(ended, givenUp);
}

/** The flow of a captcha, from the call that needs it to the proof that lets it through. */
export const captcha = effect('captcha', (context) =>
  merge(
    opening(context),
    renewing(context),
    expiring(context),
    checking(context),
    waiting(context),
    failing(context),
    closing(context),
  ),
);
