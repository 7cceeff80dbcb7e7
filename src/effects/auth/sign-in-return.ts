import { EMPTY, map, merge, mergeMap, of, take } from 'rxjs';
import { publicUrl } from '../../routes/public-url.ts';
import { type SignInAnswer, signInAnswer } from '../../routes/sign-in-answer.ts';
import { type Caused, caused, type EffectContext, effect } from '../define.ts';

/** The event that tells what an address brought. */
function told(answer: SignInAnswer, cause: number): Caused {
  switch (answer.kind) {
    case 'social': {
      const { kind, ...word } = answer;
      return caused('auth.socialReturned', word, cause);
    }
    case 'social-refused': {
      const { kind, ...refusal } = answer;
      return caused('auth.socialRefused', refusal, cause);
    }
    case 'one-tap':
      return caused('auth.oneTapReturned', { credential: answer.credential }, cause);
    case 'link': {
      const { kind, ...link } = answer;
      return caused('auth.linkFollowed', link, cause);
    }
    case 'two-step':
      return caused('auth.twoStepAsked', {}, cause);
  }
}

/** The address with its secrets, where the bar still shows it; a recording has markers for them. */
function realUrl({ navigation }: EffectContext, url: string): string {
  return publicUrl(navigation.url) === url ? navigation.url : url;
}

/**
 * What networks, letters and the server send back in an address. The address is cleaned first, so
 * that a reload or the way back brings nothing twice; then the answer is told.
 */
export const signInReturn = effect('sign-in-return', (context) =>
  context.on('route.changed').pipe(
    mergeMap(({ seq, data: { url, route } }) => {
      const answer = signInAnswer(route, realUrl(context, url));
      if (answer === null) return EMPTY;
      const [clean = url] = url.split(/[?#]/);
      const cleaned = context.on('route.changed').pipe(
        take(1),
        map((event) => told(answer, event.seq)),
      );
      return merge(cleaned, of(caused('route.requested', { url: clean, replace: true }, seq)));
    }),
  ),
);
