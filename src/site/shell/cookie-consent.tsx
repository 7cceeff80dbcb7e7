import { type FormEvent, type RefObject, useId } from 'react';
import {
  type CookieOption,
  cookieOptions,
  cookiesTypeOf,
} from '../../domain/site/cookie-choice.ts';
import { useHost, useHostState } from '../host.tsx';
import { Button, IconButton } from '../ui/controls/button.tsx';
import { useFocusReturned } from '../ui/controls/focus-returned.ts';
import { PageLink } from '../ui/links/link.tsx';
import styles from './cookie-consent.module.css';

/** Says no as easily as yes. */
function MainView() {
  const host = useHost('consent');
  const give = (cookiesType: 'all' | 'disable') =>
    host.publish('consent.given', { cookiesType, by: 'player' });
  return (
    <>
      <p>
        {host.t('consent_text')} <PageLink route="cookies">{host.t('consent_more')}</PageLink>
      </p>
      <div className={styles['actions']}>
        <Button onClick={() => give('all')}>{host.t('consent_all')}</Button>
        <Button onClick={() => give('disable')}>{host.t('consent_necessary_only')}</Button>
        <Button look="plain" data-begin onClick={() => host.publish('consent.customiseOpened', {})}>
          {host.t('consent_choose')}
        </Button>
      </div>
    </>
  );
}

function OptionRow({ name, checked, disabled }: CookieOption) {
  const host = useHost('consent');
  const id = useId();
  return (
    <li>
      <label className={styles['option']}>
        <input
          type="checkbox"
          name={name}
          defaultChecked={checked}
          disabled={disabled}
          aria-describedby={id}
        />
        <strong>{host.t(`consent_${name}`)}</strong>
      </label>
      <p id={id} className={styles['description']}>
        {host.t(`consent_${name}_text`)}
      </p>
    </li>
  );
}

function CustomiseView() {
  const host = useHost('consent');
  const agreed = useHostState((state) => state.consent.cookiesType);
  const options = cookieOptions(agreed);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    const chosen = options.map((option) => ({
      ...option,
      checked: option.disabled ? option.checked : ticked.has(option.name),
    }));
    host.publish('consent.given', { cookiesType: cookiesTypeOf(chosen), by: 'player' });
  };
  return (
    <form className={styles['form']} onSubmit={save}>
      <ul className={styles['options']}>
        {options.map((option) => (
          <OptionRow key={option.name} {...option} />
        ))}
      </ul>
      <div className={styles['actions']}>
        <Button type="submit">{host.t('consent_save')}</Button>
      </div>
    </form>
  );
}

interface QuestionProps {
  readonly view: 'main' | 'customise';
  readonly place: RefObject<HTMLDialogElement | null>;
}

function Question({ view, place }: QuestionProps) {
  const host = useHost('consent');
  const titleId = useId();
  useFocusReturned(place);
  const close = () => host.publish('consent.closed', {});
  return (
    <dialog
      ref={place}
      open
      className={styles['consent']}
      data-modal="cookie-consent"
      aria-labelledby={titleId}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && view === 'customise') close();
      }}
    >
      <div className={styles['head']}>
        <h2 id={titleId}>{host.t('consent_title')}</h2>
        {view === 'customise' && (
          <IconButton icon="close" label={host.t('main_close')} onClick={close} />
        )}
      </div>
      {view === 'main' ? <MainView /> : <CustomiseView />}
    </dialog>
  );
}

/** Asks which cookies are allowed. */
export function CookieConsent({ place }: Pick<QuestionProps, 'place'>) {
  const view = useHostState((state) => state.consent.view);
  return view === 'hidden' ? null : <Question view={view} place={place} />;
}
