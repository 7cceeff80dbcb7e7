import { useState } from 'react';
import { digitsOf } from '../../../../kernel/digits.ts';
import { useHost } from '../../../host.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { AnotherButton } from './another-button.tsx';
import { CheckForm, useCheck } from './check-form.tsx';
import { SliderPicture, SliderTrack } from './slider.tsx';
import { Sound } from './sound.tsx';
import { useChallenge } from './use-challenge.ts';

/** Where the piece is put; null until the player moves it. A new challenge begins anew. */
function usePlace(id: string | null) {
  const [moved, setMoved] = useState<{ readonly id: string | null; readonly place: number | null }>(
    { id, place: null },
  );
  const place = moved.id === id ? moved.place : null;
  return [place, (to: number | null) => setMoved({ id, place: to })] as const;
}

/** 113: a piece is moved to where it fits, or put there by a number that is heard. */
export function SliderCheck() {
  const host = useHost('captcha');
  const challenge = useChallenge('113');
  const [place, move] = usePlace(challenge?.id ?? null);
  const form = useCheck({
    code: '113',
    check: () => (place === null ? { place: 'captcha_slider_missing' } : {}),
    solutionOf: () => String(place),
  });
  const type = (text: string) => {
    const digits = digitsOf(text);
    move(digits === '' ? null : Math.min(Number(digits), challenge?.max ?? 0));
  };
  return (
    <CheckForm form={form} why={host.t('captcha_why')} another={<AnotherButton code="113" />}>
      <SliderPicture challenge={challenge} place={place} />
      <SliderTrack challenge={challenge} place={place} onMove={move} error={form.error('place')} />
      <Sound
        src={challenge?.audio ?? null}
        label={host.t('captcha_slider_sound')}
        hint={host.t('captcha_slider_sound_hint')}
      >
        <Field
          label={host.t('captcha_slider_number')}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={place ?? ''}
          onChange={({ target }) => type(target.value)}
        />
      </Sound>
    </CheckForm>
  );
}
