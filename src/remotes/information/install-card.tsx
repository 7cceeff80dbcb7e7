import { Button } from '../../site/ui/controls/button.tsx';
import { useHost, useHostState } from './host.ts';
import styles from './information.module.css';

/** Installs the site where the browser lets a page ask for it; elsewhere the article says how. */
export function InstallCard() {
  const host = useHost();
  const { offer, isInstalled } = useHostState((state) => state.install);
  if (offer === 'none' && !isInstalled) return null;
  return (
    <div className={styles['card']} role="status">
      {isInstalled ? (
        <p>{host.t('information_installed')}</p>
      ) : (
        <>
          <p className={styles['card-title']}>{host.t('information_install_title')}</p>
          <p>
            {host.t(
              offer === 'declined' ? 'information_install_declined' : 'information_install_text',
            )}
          </p>
          {offer !== 'declined' && (
            <p>
              <Button look="main" busy={offer === 'asking'} onClick={() => host.installSite()}>
                {host.t('information_install')}
              </Button>
            </p>
          )}
        </>
      )}
    </div>
  );
}
