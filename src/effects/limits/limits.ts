import { filter, map, merge, mergeMap, type Observable } from 'rxjs';
import { isExcluded, LIMIT_TYPE } from '../../domain/limits/limits.ts';
import { type Caused, caused, type EffectContext, effect, replies, request } from '../define.ts';
import { type PendingOf, submitting } from '../submitting.ts';

type Form = 'saving' | 'answering' | 'deciding' | 'locking';

const pendingOf =
  (form: Form): PendingOf =>
  ({ limits }) =>
    limits[form].pending;

function sending(context: EffectContext): Observable<Caused> {
  const deciding = pendingOf('deciding');
  return merge(
    submitting(context, pendingOf('saving'), 'limits.submitted', 'limitsSave', ({ limits }) => ({
      body: { limits: [...limits] },
    })),
    submitting(
      context,
      pendingOf('answering'),
      'limits.questionsAnswered',
      'limitsAnswers',
      ({ answers }) => {
        const tokenGuid = context.state().limits.questions?.token ?? '';
        return { body: { tokenGuid, answers: [...answers] } };
      },
    ),
    submitting(context, deciding, 'limits.decided', 'limitAction', (decided) => ({
      body: { ...decided },
    })),
    submitting(context, deciding, 'limits.takenBack', 'limitDelete', ({ limitType }) => ({
      query: { limitType: String(limitType) },
    })),
    submitting(context, pendingOf('locking'), 'limits.lockPressed', 'blockUser', () => ({
      body: {},
    })),
  );
}

/** Parts of the page in which limits are changed. */
const PARTS: Readonly<Record<number, string>> = { 33: 'limit-deposit-pause' };

/** A form that has done its work is put away. */
function closing(context: EffectContext): Observable<Caused> {
  return replies(context, 'limitsSave').pipe(
    filter(({ body }) => body.tokenGuid === null),
    mergeMap(({ event }) =>
      context
        .state()
        .limits.savedTypes.map((type) =>
          caused('page.partToggled', { part: PARTS[type] ?? `limit-${type}`, open: false }, event),
        ),
    ),
  );
}

/** Their answers say nothing of the limits: those are asked for. */
function following(context: EffectContext): Observable<Caused> {
  return merge(replies(context, 'limitAction'), replies(context, 'limitDelete')).pipe(
    map(({ event }) => request(context, 'limits', {}, event)),
  );
}

/** Whoever shut themselves out is signed out here too: the server has done so everywhere. */
function leaving(context: EffectContext): Observable<Caused> {
  const excluded = merge(
    replies(context, 'limitsSave').pipe(
      // Who is excluded and changes another limit goes on.
      filter(() => context.state().limits.savedTypes.includes(LIMIT_TYPE.exclusion)),
      filter(({ body }) => isExcluded(body.limitsData)),
    ),
    replies(context, 'blockUser').pipe(filter(({ body }) => body.success)),
  );
  return excluded.pipe(map(({ event }) => caused('session.ended', { reason: 'excluded' }, event)));
}

/** What the player does about limits. */
export const limits = effect('limits', (context) =>
  merge(sending(context), closing(context), following(context), leaving(context)),
);
