import { useState } from 'react';
import { configured } from '../../domain/site/config.ts';
import type { State } from '../../projections/state.ts';
import { useHost, useHostState } from '../host.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { CheckField } from '../ui/forms/check-field.tsx';
import { SelectField } from '../ui/forms/select-field.tsx';
import { useCountries } from '../ui/forms/use-countries.ts';
import { LinkedText, type TextLinks } from '../ui/links/linked-text.tsx';
import styles from './form.module.css';

interface ChoiceProps {
  readonly error: string | undefined;
}

const placeOf = (state: State) => state.session.geo?.countryCode ?? '';

/** The country a player lives in: at first where they are. */
export function CountryChoice({ error }: ChoiceProps) {
  const { t } = useHost('form', 'registration');
  const place = useHostState(placeOf);
  const countries = useCountries();
  const isKnown = countries.some(({ code }) => code === place);
  const options = countries.map(({ code, name }) => ({ value: code, label: name }));
  const none = { value: '', label: t('field_choose') };
  return (
    <SelectField
      name="country"
      label={t('registration_country')}
      autoComplete="country"
      options={isKnown ? options : [none, ...options]}
      suggested={place}
      error={error}
    />
  );
}

const currenciesOf = (state: State) => state.registration.currencies;

/** The usual currency of where the player is, else that of the site. */
const usualCurrency = ({ registration, config }: State): string =>
  [registration.currency, configured(config.values, 'defaultCurrency')].find((iso) =>
    registration.currencies.some((currency) => currency.iso === iso),
  ) ?? '';

export function CurrencyChoice({ error }: ChoiceProps) {
  const host = useHost('registration');
  const currencies = useHostState(currenciesOf);
  const usual = useHostState(usualCurrency);
  const names = new Intl.DisplayNames(host.language(), { type: 'currency' });
  const options = currencies.map(({ iso, symbol }) => ({
    value: iso,
    label: `${names.of(iso) ?? iso} (${symbol})`,
  }));
  return (
    <SelectField
      name="currency"
      label={host.t('registration_currency')}
      options={options}
      suggested={usual}
      error={error}
    />
  );
}

const bonusesOf = (state: State) => state.registration.bonuses;

/** None is as easy to choose as any, and is chosen at first. */
export function BonusChoice() {
  const { t } = useHost('registration');
  const bonuses = useHostState(bonusesOf);
  const [chosen, choose] = useState<(typeof bonuses)[number]>(0);
  const label = t('registration_bonus');
  return (
    <div className={styles['group']}>
      <span className={styles['label']} aria-hidden="true">
        {label}
      </span>
      <Segmented
        label={label}
        items={bonuses.map((id) => ({ id, label: t(`registration_bonus_${id}`) }))}
        selected={chosen}
        onSelect={choose}
      />
      <input type="hidden" name="bonus" value={chosen} />
      <p className={styles['hint']}>{t('registration_bonus_text')}</p>
    </div>
  );
}

const byMail = ['enable_mail_news', 'enable_mail_deposit', 'enable_mail_bets'] as const;
const bySms = ['enable_sms_news'] as const;

interface MailingProps {
  readonly hasMail: boolean;
  readonly hasPhone: boolean;
}

/** What the player wants to hear of: nothing, until they say so. */
export function MailingChoice({ hasMail, hasPhone }: MailingProps) {
  const { t } = useHost('registration');
  const names = [...(hasMail ? byMail : []), ...(hasPhone ? bySms : [])];
  return (
    <details className={styles['more']}>
      <summary>{t('registration_mailing')}</summary>
      {names.map((name) => (
        <CheckField key={name} name={name}>
          {t(`registration_${name}`)}
        </CheckField>
      ))}
    </details>
  );
}

const links: TextLinks = {
  rules: { route: 'rules', params: { ruleGroup: '1' } },
  consent: { route: 'consent' },
};

/** Old enough, and agreed to what holds here. */
export function Agreement({ error }: ChoiceProps) {
  const { t } = useHost('registration');
  const age = useHostState((state) => state.registration.minimumAge);
  const text = age > 0 ? t('registration_agree_age', { age }) : t('registration_agree');
  return (
    <div className={styles['agree']}>
      <CheckField name="agreed" required error={error}>
        <LinkedText text={text} links={links} />
      </CheckField>
    </div>
  );
}
