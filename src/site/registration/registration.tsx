import { useState } from 'react';
import type { RegistrationType } from '../../domain/registration/types.ts';
import { configured } from '../../domain/site/config.ts';
import { openTypes } from '../../projections/registration/open-types.ts';
import type { State } from '../../projections/state.ts';
import { useHost, useHostState } from '../host.tsx';
import { useFocusKept } from '../ui/controls/focus.ts';
import { RefreshButton } from '../ui/controls/refresh-button.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { EmptyState } from '../ui/notices/empty-state.tsx';
import { ErrorState } from '../ui/notices/message.tsx';
import { SkeletonList } from '../ui/notices/skeleton.tsx';
import { AnswersForm } from './answers-form.tsx';
import { ByNetwork } from './by-network.tsx';
import styles from './form.module.css';
import { SignInInstead } from './sign-in-instead.tsx';
import { type Carried, takeUp } from './use-carried.ts';

/** The open types as one text: a selection must be the same for the same state. */
const typesOf = ({ config, registration }: State) =>
  openTypes(registration, configured(config.values, 'registrationTypes')).join();

/** How far the form can be filled in: with what may be chosen, and with the countries. */
function statusOf({ registration, phones }: State): 'loading' | 'ready' | 'failed' {
  const parts = [registration.status, phones.status];
  if (parts.includes('failed')) return 'failed';
  return parts.every((status) => status === 'ready') ? 'ready' : 'loading';
}

/** What is on the form before it can be filled in. */
function NotYet({ status }: { readonly status: 'loading' | 'failed' }) {
  const host = useHost('registration');
  if (status !== 'failed') return <SkeletonList rows={4} label={host.t('main_loading')} />;
  return (
    <ErrorState title={host.t('registration_load_error')} icon="plug">
      <RefreshButton />
    </ErrorState>
  );
}

interface TypesProps {
  readonly types: readonly RegistrationType[];
  readonly chosen: RegistrationType;
  readonly onSelect: (type: RegistrationType) => void;
}

/** The ways to register; of one there is nothing to choose. */
function Types({ types, chosen, onSelect }: TypesProps) {
  const host = useHost('registration');
  const busy = useHostState((state) => state.registration.form.status === 'busy');
  return (
    <div className={styles['group']}>
      {types.length > 1 && (
        <Segmented
          label={host.t('registration_types')}
          items={types.map((id) => ({ id, label: host.t(`registration_${id}`) }))}
          selected={chosen}
          onSelect={onSelect}
          disabled={busy}
        />
      )}
      {chosen !== 'soc_reg' && (
        <p className={styles['hint']}>{host.t(`registration_${chosen}_text`)}</p>
      )}
    </div>
  );
}

/** In a dialog that opened before there was a field, the focus goes to the first once there is. */
const isInDialog = (focused: Element | null, place: Element): boolean =>
  place.closest('dialog')?.contains(focused) ?? false;

/** Registering: one of the ways that are open, and its form. */
export function Registration() {
  const host = useHost('registration');
  const status = useHostState(statusOf);
  const wanted = useHostState((state) => state.registration.type);
  const types = useHostState(typesOf).split(',').filter(Boolean) as RegistrationType[];
  const place = useFocusKept(status, isInDialog);
  const [carried] = useState<Carried>(() => new Map());
  if (status !== 'ready') return <NotYet status={status} />;
  const type = types.find((one) => one === wanted) ?? types[0];
  if (type === undefined) return <EmptyState title={host.t('registration_none')} icon="lock" />;
  const select = (next: RegistrationType) => {
    takeUp(carried, place.current?.querySelector('form'));
    host.publish('registration.typeChosen', { type: next });
  };
  return (
    <div ref={place} className={styles['registration']}>
      <Types types={types} chosen={type} onSelect={select} />
      {type === 'soc_reg' ? (
        <ByNetwork />
      ) : (
        <AnswersForm key={type} type={type} carried={carried} />
      )}
      <SignInInstead />
    </div>
  );
}
