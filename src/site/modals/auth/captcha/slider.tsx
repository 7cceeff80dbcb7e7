import { useId } from 'react';
import type { CaptchaChallenge } from '../../../../calls/captcha.ts';
import { useHost } from '../../../host.tsx';
import styles from './captcha.module.css';
import { Picture } from './picture.tsx';
import { useApiOrigin } from './use-challenge.ts';

type Slider = Extract<CaptchaChallenge, { code: '113' }>;

/** Pixels of the picture and its piece: their place has to be ready before they are known. */
const SIZE = { width: 320, height: 140, pieceSize: 48 };

/** Pixels of the slider's thumb. */
const THUMB = 24;

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

export interface SliderPictureProps {
  readonly challenge: Slider | null;
  /** Number of the slider; null where it was not moved yet. */
  readonly place: number | null;
}

/** The picture with its piece where the slider puts it. */
export function SliderPicture({ challenge, place }: SliderPictureProps) {
  const host = useHost('captcha');
  const { width, height } = challenge ?? SIZE;
  return (
    <Picture
      src={challenge?.image ?? null}
      alt={host.t('captcha_slider_picture')}
      width={width}
      height={height}
    >
      {challenge && <Piece challenge={challenge} place={place ?? challenge.min} />}
    </Picture>
  );
}

function Piece({ challenge, place }: { readonly challenge: Slider; readonly place: number }) {
  const origin = useApiOrigin();
  const { piece, pieceSize, pieceTop, width, height, max } = challenge;
  return (
    <img
      className={styles['piece']}
      src={origin + piece}
      alt=""
      style={{
        insetInlineStart: percent((place * (width - pieceSize)) / max, width),
        insetBlockStart: percent(pieceTop, height),
        inlineSize: percent(pieceSize, width),
      }}
    />
  );
}

export interface SliderTrackProps extends SliderPictureProps {
  readonly onMove: (to: number) => void;
  readonly error: string | undefined;
}

/** A slider of the browser's own: by pointer, finger or arrow keys. Its thumb is under the piece. */
export function SliderTrack({ challenge, place, onMove, error }: SliderTrackProps) {
  const host = useHost('captcha');
  const id = useId();
  const { width, pieceSize } = challenge ?? SIZE;
  const { min = 0, max = 0 } = challenge ?? {};
  return (
    <div className={styles['track']}>
      <label htmlFor={id}>{host.t('captcha_slider')}</label>
      <div dir="ltr" style={{ paddingInline: percent((pieceSize - THUMB) / 2, width) }}>
        <input
          id={id}
          name="place"
          type="range"
          min={min}
          max={max}
          value={place ?? min}
          onChange={({ target }) => onMove(Number(target.value))}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
        />
      </div>
      {error && (
        <p id={`${id}-note`} className={styles['wrong']}>
          {error}
        </p>
      )}
    </div>
  );
}
