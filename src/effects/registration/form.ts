import { filter, map, merge, type Observable } from 'rxjs';
import { configured } from '../../domain/site/config.ts';
import type { EventData } from '../../events/catalogue.ts';
import { dialogs } from '../../events/dialogs.ts';
import { href } from '../../routes/href.ts';
import { registrationPlace } from '../../routes/registration-place.ts';
import { isPage } from '../../routes/table.ts';
import { type Caused, caused, type EffectContext, effect } from '../define.ts';
import { opened } from '../dialogs.ts';

/** Whoever asks for the form gets it where it belongs, and the log tells that it was there. */
function opening(context: EffectContext): Observable<Caused> {
  const wanted = context.on('registration.wanted').pipe(
    filter(() => configured(context.state().config.values, 'registrationAllowed')),
    map((event) => {
      const { config, route, session } = context.state();
      const isSignedOut = session.endReason !== null;
      const place = registrationPlace({ config: config.values, route: route.route, isSignedOut });
      return place === 'page'
        ? caused('route.requested', pageIn(route.language), event)
        : opened('registration', event);
    }),
  );
  const overPage = context.on('modal.opened').pipe(
    filter(({ data }) => data.kind === 'registration'),
    map((event) => {
      const isWidget = configured(context.state().config.values, 'registrationWidget');
      return caused('registration.started', { place: isWidget ? 'widget' : 'modal' }, event);
    }),
  );
  const onPage = context.on('route.changed').pipe(
    filter(({ data }) => isPage(data.route, 'registration') && data.status === 200),
    filter(() => context.state().session.userId === null),
    filter(() => context.state().registration.place === null),
    map((event) => caused('registration.started', { place: 'page' }, event)),
  );
  return merge(wanted, overPage, onPage);
}

const pageIn = (language: string): EventData<'route.requested'> => ({
  url: href('registration', {}, language),
  replace: false,
});

/** The form went away before there was an account. */
function leaving(context: EffectContext): Observable<Caused> {
  const isAt = (...places: readonly (string | null)[]) =>
    places.includes(context.state().registration.place);
  const closed = context
    .on('modal.closed')
    .pipe(filter(({ data }) => data.id === dialogs.registration.id && isAt('modal', 'widget')));
  const left = context
    .on('route.changed')
    .pipe(filter(({ data }) => !isPage(data.route, 'registration') && isAt('page')));
  return merge(closed, left).pipe(map((event) => caused('registration.left', {}, event)));
}

/** A form with a phone needs to know phones. */
function loading(context: EffectContext): Observable<Caused> {
  return context
    .on('registration.started')
    .pipe(map((event) => caused('phones.wanted', {}, event)));
}

/** Where the form stands: whoever asks for it gets it where it belongs. */
export const registrationForm = effect('registration-form', (context) =>
  merge(opening(context), leaving(context), loading(context)),
);
