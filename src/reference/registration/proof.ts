import type { CallContext } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import { askedBy, type Codes } from '../secrets/codes.ts';
import type { SocialIdentities } from '../social/identities.ts';
import type { Social, Vouched } from '../social/social.ts';
import type { Contacts } from '../user/contacts.ts';
import type { RegistrationBody, RegistrationForm } from './form.ts';

export interface ProofOptions {
  readonly codes: Codes;
  readonly contacts: Contacts;
  readonly social: Social;
  readonly identities: SocialIdentities;
}

/** Who stands behind a registration, as far as that is proved. */
export interface Proved {
  readonly phone: string | null;
  readonly vouched: Vouched | null;
}

/** Throws unless the type's own proof is there: the code by SMS, or the word of a network. */
export function proving({ codes, contacts, identities, social }: ProofOptions) {
  return (form: RegistrationForm, body: RegistrationBody, context: CallContext): Proved => {
    const { now } = context;
    if (form.type === 'phone_reg' && form.phone !== null) {
      const asked = askedBy(form.phone, context.knownVisit);
      const verdict = codes.check('registration', asked, body.sms_code ?? '', now);
      if (verdict !== 'right') {
        throw new Refused(verdict === 'wrong_code' ? '1413' : '1414', [{ pointer: '/sms_code' }]);
      }
      // Who has the phone in hand may know.
      if (contacts.confirmedBy('phone', form.phone) !== null) throw new Refused('1412');
      return { phone: form.phone, vouched: null };
    }
    if (form.type !== 'soc_reg') return { phone: null, vouched: null };
    const vouched = social.remembered(context);
    if (!vouched) throw new Refused('1417');
    const { network, person } = vouched;
    if (identities.userOf(network, person.subject) !== null) throw new Refused('1412');
    return { phone: null, vouched };
  };
}

/** Whom a network vouched for, in a word. */
export const personOf = ({ vouched }: Proved) =>
  vouched && `${vouched.network} ${vouched.person.subject}`;
