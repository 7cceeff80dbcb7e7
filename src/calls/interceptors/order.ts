import { awaitingCaptcha } from './captcha.ts';
import type { Interceptor } from './chain.ts';
import { type FingerprintContext, fingerprinting } from './fingerprint.ts';
import { type Locale, localising } from './locale.ts';
import { ofItsPlayer } from './player.ts';
import { retrying } from './retry.ts';
import { noticingTerms } from './terms.ts';
import { bearing } from './token.ts';

export interface OrderContext extends FingerprintContext {
  readonly locale: Locale;
}

/**
 * The interceptors in their order, outermost first: what the player must do comes before what the
 * browser can do by itself, and a retry repeats only the sending. `docs/decisions/0007` tells of
 * each by these names.
 */
export function interceptorsOf(context: OrderContext): ReadonlyMap<string, Interceptor> {
  return new Map([
    ['terms', noticingTerms],
    ['captcha', awaitingCaptcha(context)],
    ['player', ofItsPlayer(context)],
    ['fingerprint', fingerprinting(context)],
    ['token', bearing(context)],
    ['locale', localising(context.locale)],
    ['retry', retrying(context)],
  ]);
}
