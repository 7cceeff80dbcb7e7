import type { SignInOffer } from '../../../domain/accounts/sign-in-bonus.ts';
import { useHost } from '../../host.tsx';
import { formatMoney, formatTime } from '../format/format.ts';
import { useClock } from '../format/use-clock.ts';

/** How much bonus money may be taken until when, and what is asked for it. */
export function SignInTerms({ offer }: { readonly offer: SignInOffer }) {
  const { t, language } = useHost('bonus');
  const clock = useClock();
  const { amount, currency, times, days, expiresAt } = offer;
  return (
    <>
      <p className="numbers">
        {t('sign_in_bonus_text', {
          amount: formatMoney(amount, currency, language()),
          date: formatTime(expiresAt, clock, 'moment'),
        })}
      </p>
      <p className="numbers">{t('bonuses_offer_terms', { times, days })}</p>
    </>
  );
}
