import { EMPTY, filter, map, merge, type Observable, of, switchMap, take, timer } from 'rxjs';
import type { Envelope } from '../../events/catalogue.ts';
import {
  type Caused,
  callErrors,
  caused,
  type EffectContext,
  effect,
  replies,
  request,
} from '../define.ts';

/** Milliseconds for which configuration is good. */
const CACHE = 600_000;
/** Milliseconds until it is asked for again where none could be had. */
const AGAIN = 60_000;
/** Either lasts up to half as long again, so that not every player asks at once. */
const JITTER = 0.5;

const DUE = 'config-due';

const languageOf = (url: string): string => /^\/([a-z]{2})(\/|$|\?|#)/.exec(url)?.[1] ?? 'en';

/** How asking for configuration ended: with some, or with none from either call. */
export function configEnds(context: EffectContext): Observable<Envelope> {
  return merge(
    replies(context, 'configGroup').pipe(filter(({ body }) => Object.keys(body).length > 0)),
    replies(context, 'configAll'),
    callErrors(context, 'configAll').pipe(map((event) => ({ event }))),
  ).pipe(map(({ event }) => event));
}

/** Asks at the start, when the cache is over, and for every other language. */
function asking(context: EffectContext): Observable<Caused> {
  const asked = () => context.state().config.language;
  const ask = (lang: string, seq: number): Caused =>
    request(context, 'configGroup', { query: { groups: 'site', lang } }, seq);
  const started = context.on('app.started').pipe(
    take(1),
    map(({ seq, data }) => ask(languageOf(data.url), seq)),
  );
  const again = due(context).pipe(map(({ seq }) => ask(context.state().route.language, seq)));
  const translated = context.on('route.changed').pipe(
    filter(({ data }) => asked() !== '' && data.language !== asked()),
    map(({ seq, data }) => ask(data.language, seq)),
  );
  const fallback = empty(context).pipe(
    map((event) => request(context, 'configAll', { query: { lang: asked() || 'en' } }, event)),
  );
  return merge(started, again, translated, fallback);
}

/** The cache is over and the player looks at the page; or there is none, and a network again. */
function due(context: EffectContext): Observable<Envelope> {
  const shown = context.on('app.visibilityChanged').pipe(
    filter(({ data }) => data.visible),
    take(1),
  );
  const over = context.on('timer.fired').pipe(
    filter(({ data }) => data.name === DUE),
    switchMap(
      (event): Observable<Envelope> => (context.state().session.visible ? of(event) : shown),
    ),
  );
  const online = context
    .on('app.connectionChanged')
    .pipe(filter(({ data }) => data.online && context.state().config.status === 'failed'));
  return merge(over, online);
}

/** The first call had no answer, or one without any group. */
function empty(context: EffectContext): Observable<Envelope> {
  const nothing = replies(context, 'configGroup').pipe(
    filter(({ body }) => Object.keys(body).length === 0),
    map(({ event }) => event),
  );
  return merge(callErrors(context, 'configGroup'), nothing);
}

/** The cache runs out; a robot stays with what it was given. */
function expiring(context: EffectContext): Observable<Caused> {
  return configEnds(context).pipe(
    switchMap((event) => {
      const { installed } = context.state().config;
      if (context.state().session.isBot) return EMPTY;
      const time = (installed ? CACHE : AGAIN) * (1 + JITTER * context.random());
      return timer(time, context.scheduler).pipe(
        map(() => caused('timer.fired', { name: DUE }, event)),
      );
    }),
  );
}

/** Without any configuration the site goes on with what it has, and says so in the log. */
function missing(context: EffectContext): Observable<Caused> {
  const failure = { source: 'call', name: 'config', message: 'no site config' } as const;
  return callErrors(context, 'configAll').pipe(
    map((event) => caused('bus.failed', failure, event)),
  );
}

/** The site's configuration: fetched, kept for its time, fetched again. */
export const config = effect('config', (context) =>
  merge(expiring(context), missing(context), asking(context)),
);
