import { filter, map, merge, mergeMap, type Observable } from 'rxjs';
import type { Envelope } from '../events/catalogue.ts';
import {
  type Caused,
  caused,
  type EffectContext,
  effect,
  misfortunes,
  replies,
  request,
} from './define.ts';

/** The dialog's id: there is one captcha at a time. */
const MODAL = 'captcha';

/** A failed captcha of this type signs the player out. */
const LOGOUT_TYPE = 2;

/** The first call that needs a captcha opens the dialog; later ones only join the waiting. */
function opening(context: EffectContext): Observable<Caused> {
  return context.on('captcha.required').pipe(
    filter(({ data }) => {
      const { code, waiting } = context.state().captcha;
      return code === data.code && waiting.length === 1;
    }),
    mergeMap(({ seq, data: { code } }) => [
      caused('modal.opened', { id: MODAL, kind: 'captcha' }, seq),
      request(context, 'captchaUpdate', { query: { code } }, seq),
    ]),
  );
}

function checking(context: EffectContext): Observable<Caused> {
  const asked = context
    .on('captcha.submitted')
    .pipe(
      map(({ seq, data }) =>
        request(context, 'captchaValidate', { body: { captcha: data.solution } }, seq),
      ),
    );
  const answered = replies(context, 'captchaValidate').pipe(
    mergeMap(({ body, event }): Caused[] => {
      const { code } = context.state().captcha;
      if (code === null) return [];
      if ('token' in body) return [caused('captcha.solved', { code, token: body.token }, event)];
      const { time, error_message: message, type } = body;
      const isLogoutUser = type === LOGOUT_TYPE;
      return [caused('captcha.failed', { code, time, message, isLogoutUser }, event)];
    }),
  );
  // No verdict is no proof: the player may try again.
  const lost = misfortunes(context, 'captchaValidate').pipe(
    mergeMap((event): Caused[] => {
      const { code } = context.state().captcha;
      if (code === null) return [];
      const failure = { code, time: 0, message: '', isLogoutUser: false };
      return [caused('captcha.failed', failure, event)];
    }),
  );
  return merge(asked, answered, lost);
}

/** After a wrong solution a new challenge, or the end of the session where the server wants it. */
function failing(context: EffectContext): Observable<Caused> {
  return context
    .on('captcha.failed')
    .pipe(
      mergeMap(({ seq, data: { code, isLogoutUser } }): Caused[] =>
        isLogoutUser
          ? [
              caused('captcha.cancelled', { code }, seq),
              request(context, 'disconnect', { body: {} }, seq),
              caused('session.ended', { reason: 'captcha' }, seq),
            ]
          : [request(context, 'captchaUpdate', { query: { code } }, seq)],
      ),
    );
}

function closing(context: EffectContext): Observable<Caused> {
  const ended = merge(
    context.on('captcha.solved') as Observable<Envelope>,
    context.on('captcha.cancelled') as Observable<Envelope>,
  ).pipe(
    filter(() => context.state().modal.open.some(({ id }) => id === MODAL)),
    map(({ seq }) => caused('modal.closed', { id: MODAL, by: 'site' }, seq)),
  );
  const givenUp = context.on('modal.closed').pipe(
    filter(({ data }) => data.id === MODAL && data.by === 'player'),
    mergeMap(({ seq }): Caused[] => {
      const { code } = context.state().captcha;
      return code === null ? [] : [caused('captcha.cancelled', { code }, seq)];
    }),
  );
  return merge(ended, givenUp);
}

/** The flow of a captcha, from the call that needs it to the proof that lets it through. */
export const captcha = effect('captcha', (context) =>
  merge(opening(context), checking(context), failing(context), closing(context)),
);
