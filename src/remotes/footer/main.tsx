import { footerGroups, isPageOf, navigation } from '../../site/contract/page.ts';
import { mountPages } from '../../site/mount/mount-pages.tsx';
import { PageLink } from '../../site/ui/links/link.tsx';
import { SocialLinks } from '../../site/ui/links/social-links.tsx';
import { Mark } from '../../site/ui/marks/mark.tsx';
import styles from './footer.module.css';
import { useHost, useHostState } from './host.ts';

const links = navigation('footer');
const ofSports = links.filter(({ route }) => !isPageOf(route, 'casino', 'own'));

function Group({ group }: { readonly group: (typeof footerGroups)[number] }) {
  const host = useHost();
  const titleKey = `footer_${group}` as const;
  const isOfSports = useHostState((state) => state.preferences.display.sportsOnly);
  return (
    <nav aria-label={host.t(titleKey)}>
      <h2 className={styles['title']}>{host.t(titleKey)}</h2>
      <ul>
        {(isOfSports ? ofSports : links)
          .filter((link) => link.group === group)
          .map(({ route, params, textKey }) => (
            <li key={textKey}>
              <PageLink route={route} className={styles['link']} {...(params && { params })}>
                {host.say({ text: textKey })}
              </PageLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function SaferGaming() {
  const host = useHost();
  return (
    <div className={styles['safer']}>
      <span className={styles['age']} role="img" aria-label={host.t('footer_adults')}>
        18+
      </span>
      <p>{host.t('footer_play')}</p>
    </div>
  );
}

function Footer() {
  const host = useHost();
  const sessionId = useHostState((state) => state.session.id);
  return (
    <div className={styles['footer']}>
      <div className={styles['groups']}>
        {footerGroups.map((group) => (
          <Group key={group} group={group} />
        ))}
      </div>
      <SocialLinks />
      <SaferGaming />
      <div className={styles['last']}>
        <span className={styles['brand']}>
          <Mark size={24} />
          {host.t('main_site')}
        </span>
        <p>{host.t('footer_record')}</p>
        <button type="button" className={styles['link']} onClick={() => host.customiseConsent()}>
          {host.t('consent_settings')}
        </button>
        <p className={styles['session']}>
          {/* Isolated by markup: what is copied from here is the id, and nothing unseen around it. */}
          {host.t('footer_session')} <bdi>{sessionId}</bdi>
        </p>
      </div>
    </div>
  );
}

/** Where its texts cannot be had the page says so. */
export const mount = mountPages(Footer, null, null);
