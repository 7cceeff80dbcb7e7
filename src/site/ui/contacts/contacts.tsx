import {
  CONTACT_KINDS,
  type ContactKind,
  isConfirmed,
} from '../../../domain/protection/activation.ts';
import type { State } from '../../../projections/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import { useFocusKept } from '../controls/focus.ts';
import { Icon } from '../marks/icons.tsx';
import { AddressForm } from './address-form.tsx';
import { CodeForm } from './code-form.tsx';
import styles from './contacts.module.css';

/** The address or number the player has, confirmed or not; empty where there is none. */
function knownContact({ user: { config } }: State, kind: ContactKind): string {
  if (kind === 'email') return config?.user_email ?? '';
  return config?.phone_number ? `${config.phone_code} ${config.phone_number}` : '';
}

/** Whether it is confirmed: announced when that changes. */
function ContactState(props: { readonly isNamed: boolean; readonly confirmed: boolean }) {
  const { t } = useHost('contacts');
  const { isNamed, confirmed } = props;
  const unconfirmed = isNamed ? 'activation_unconfirmed' : 'activation_missing';
  return (
    <span role="status" className={styles['state']} data-confirmed={confirmed || undefined}>
      {confirmed && <Icon name="done" size={16} />}
      {t(confirmed ? 'activation_confirmed' : unconfirmed)}
    </span>
  );
}

export interface ContactsProps {
  /** One below that of what they stand under. */
  readonly heading: 'h2' | 'h3';
}

/** One way to reach the player, and how it is confirmed. */
function Contact({ kind, heading: Heading }: ContactsProps & { readonly kind: ContactKind }) {
  const { t } = useHost('contacts');
  const known = useHostState((state) => knownContact(state, kind));
  const confirmed = useHostState(({ user }) =>
    isConfirmed(user.config?.activation_type ?? 0, kind),
  );
  const step = useHostState((state) => state.activation[kind].step);
  const place = useFocusKept(`${confirmed} ${step}`);
  return (
    <section ref={place} className={styles['contact']} data-contact={kind}>
      <div className={styles['head']}>
        <Heading className={styles['name']} tabIndex={-1} data-begin={confirmed || undefined}>
          {t(`activation_${kind}`)}
        </Heading>
        {known !== '' && <bdi className={styles['value']}>{known}</bdi>}
        <ContactState isNamed={known !== '' || step === 'code'} confirmed={confirmed} />
      </div>
      {!confirmed && step === 'address' && <AddressForm kind={kind} />}
      {!confirmed && step === 'code' && <CodeForm kind={kind} known={known} />}
    </section>
  );
}

/** How the player can be reached: what is confirmed, and how to confirm the rest by a code. */
export function Contacts({ heading }: ContactsProps) {
  const { t } = useHost('contacts');
  const type = useHostState((state) => state.user.config?.activation_type ?? null);
  if (type === null) return null;
  return (
    <div className={styles['contacts']}>
      {CONTACT_KINDS.map((kind) => (
        <Contact key={kind} kind={kind} heading={heading} />
      ))}
      {type !== 0 && <p className={styles['quiet']}>{t('activation_locked')}</p>}
    </div>
  );
}
