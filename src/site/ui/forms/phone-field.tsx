import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import type { PhoneCountry } from '../../../domain/auth/phone.ts';
import { findMask, maskedPhone } from '../../../domain/auth/phone-forms.ts';
import { plainDigits } from '../../../kernel/digits.ts';
import type { State } from '../../../projections/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import fieldStyles from './field.module.css';
import styles from './phone-field.module.css';
import { useCountries } from './use-countries.ts';

export interface PhoneFieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string;
  /** Letters of the country until the player chooses; else the one the player is in. */
  readonly suggestedCountry?: string;
  readonly defaultPhone?: string;
  /** Where a form asks for another country as well. */
  readonly countryName?: string;
}

const masksOf = (state: State) => state.phones.masks;
const placeOf = (state: State) => state.session.geo?.countryCode ?? '';

/** Groups the digits, unless the player is changing something in the middle. */
function regroup({ currentTarget: input }: FormEvent<HTMLInputElement>, mask: string): void {
  const isAtEnd = input.selectionStart === input.value.length;
  const typed = plainDigits(input.value);
  const isWhole = /^(\+|00)/.test(typed);
  if (!isAtEnd || isWhole || mask === '') return;
  const written = maskedPhone(typed, mask);
  if (/^[\d\s().-]*$/.test(typed) && written !== input.value) input.value = written;
}

interface CountryProps {
  readonly name: string;
  readonly countries: readonly PhoneCountry[];
  readonly chosen: string;
  readonly onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** The code is what shows; the list says the countries' names. */
function Country({ name, countries, chosen, onChange }: CountryProps) {
  const host = useHost('form');
  const shown = countries.find(({ code }) => code === chosen);
  return (
    <span className={styles['country']}>
      <span aria-hidden="true" className={`${styles['code']} numbers`} dir="ltr">
        {shown?.phoneCode ?? '+'}
      </span>
      <select
        name={name}
        className={styles['select']}
        aria-label={host.t('field_phone_country')}
        autoComplete="tel-country-code"
        value={chosen}
        onChange={onChange}
      >
        {chosen === '' && <option value="">{host.t('field_choose')}</option>}
        {countries.map(({ code, name: text, phoneCode }) => (
          <option key={code} value={code}>
            {`${text} (${phoneCode})`}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Letters of the country a number is for: as the player chose it, or as it is suggested. */
function useChosenCountry(countries: readonly PhoneCountry[], suggested: string | undefined) {
  const place = useHostState(placeOf);
  const [picked, choose] = useState<string>();
  const wanted = picked ?? suggested ?? place;
  const only = countries.length === 1 ? countries[0] : undefined;
  const found = countries.find(({ code }) => code === wanted) ?? only;
  return [found?.code ?? '', choose] as const;
}

/**
 * A phone number in the fields `country` (or `countryName`), its letters, and `phone`, as it was
 * typed. Digits are grouped as the country does.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, error, hint, suggestedCountry, defaultPhone, countryName = 'country' } = props;
  const id = useId();
  const countries = useCountries();
  const masks = useHostState(masksOf);
  const [chosen, choose] = useChosenCountry(countries, suggestedCountry);
  const mask = findMask(countries, masks, chosen)?.mask ?? '';
  const note = error ?? hint;
  return (
    <div className={fieldStyles['field']}>
      <label htmlFor={id} className={fieldStyles['label']}>
        {label}
      </label>
      <div className={fieldStyles['box']}>
        <Country
          name={countryName}
          countries={countries}
          chosen={chosen}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        <input
          id={id}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          dir="ltr"
          required
          className={fieldStyles['input']}
          defaultValue={defaultPhone}
          placeholder={mask.replaceAll('#', '0')}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onInput={(event) => regroup(event, mask)}
        />
      </div>
      {note && (
        <p id={`${id}-note`} className={fieldStyles['note']} data-error={error ? true : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
