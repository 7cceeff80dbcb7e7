import { useHost, useHostState } from '../../site/contract.tsx';
import { Button } from '../../site/ui/button.tsx';
import { ButtonLink } from '../../site/ui/button-link.tsx';
import { Panel } from './panel.tsx';
import styles from './technical.module.css';

/** 404: no such page. 500: the page failed. */
export function ErrorPage({ status }: { readonly status: 404 | 500 }) {
  const host = useHost();
  const url = useHostState((state) => state.route.url);
  return (
    <Panel mark={status} title={host.t(`technical_error_${status}_title`)}>
      <p className={styles['text']}>{host.t(`technical_error_${status}_text`)}</p>
      <div className={styles['actions']}>
        {status === 500 && (
          <Button
            icon="refresh"
            onClick={() => host.publish('route.requested', { url, replace: true })}
          >
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
