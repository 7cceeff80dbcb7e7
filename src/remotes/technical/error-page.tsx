import { Button } from '../../site/ui/controls/button.tsx';
import { ButtonLink } from '../../site/ui/controls/button-link.tsx';
import { errorKey } from '../../site/ui/forms/error-key.ts';
import { useHost, useHostState } from './host.ts';
import { Panel } from './panel.tsx';
import styles from './technical.module.css';

/** 404: no such page. Any other: the page failed, and may be tried again. */
export function ErrorPage({ status }: { readonly status: number }) {
  const host = useHost();
  const url = useHostState((state) => state.route.url);
  return (
    <Panel mark={status} title={host.t(`${errorKey(status)}_title`)}>
      <p className={styles['text']}>{host.t(`${errorKey(status)}_text`)}</p>
      <div className={styles['actions']}>
        {status !== 404 && (
          <Button icon="refresh" onClick={() => host.navigate(url, { replace: true })}>
            {host.t('technical_reload')}
          </Button>
        )}
        <ButtonLink route="home" look="main">
          {host.t('main_to_home')}
        </ButtonLink>
        <ButtonLink route="contacts">{host.t('main_contacts')}</ButtonLink>
      </div>
    </Panel>
  );
}
