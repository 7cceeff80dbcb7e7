import { QrCode } from '../../site/ui/marks/qr-code.tsx';
import { texts } from '../texts.ts';
import css from './sign-in.module.css';

const say = texts.signIn.enrolment;

/** In groups of four, as people read it out. */
const grouped = (key: string) => key.replace(/(.{4})(?=.)/g, '$1 ');

/** The key of an authenticator, as a picture and as a text. */
export function AuthenticatorKey({ value, uri }: Readonly<Record<'value' | 'uri', string>>) {
  return (
    <>
      <QrCode text={uri} label={say.picture} className={css.qr} />
      <p>
        {say.key}: <code className={css.key}>{grouped(value)}</code>
      </p>
    </>
  );
}
