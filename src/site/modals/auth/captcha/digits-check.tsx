import { digitsOf } from '../../../../kernel/digits.ts';
import { useHost } from '../../../host.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { AnotherButton } from './another-button.tsx';
import { CheckForm, useCheck } from './check-form.tsx';
import { Picture } from './picture.tsx';
import { Sound } from './sound.tsx';
import { useChallenge } from './use-challenge.ts';

/** Pixels of the picture: its place has to be ready before it is known. */
const SIZE = { width: 240, height: 80 };

/** 111: digits that are read off a picture, or heard. */
export function DigitsCheck() {
  const host = useHost('captcha');
  const challenge = useChallenge('111');
  const length = challenge?.length ?? 0;
  const form = useCheck({
    code: '111',
    check: (fields) =>
      digitsOf(fields.text('digits')).length < length
        ? { digits: { text: 'captcha_digits_missing', values: { length } } }
        : {},
    solutionOf: (fields) => digitsOf(fields.text('digits')),
  });
  return (
    <CheckForm form={form} why={host.t('captcha_why')} another={<AnotherButton code="111" />}>
      <Picture
        src={challenge?.image ?? null}
        alt={host.t('captcha_digits_picture', { length })}
        {...SIZE}
      />
      <Field
        label={host.t('captcha_digits')}
        name="digits"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        required
        error={form.error('digits')}
      />
      <Sound
        src={challenge?.audio ?? null}
        label={host.t('captcha_sound')}
        hint={host.t('captcha_sound_hint')}
      />
    </CheckForm>
  );
}
