import { ButtonLink } from '../../site/ui/controls/button-link.tsx';
import { usePageTitle } from '../../site/ui/links/use-page-title.ts';
import { NotThere } from '../../site/ui/notices/not-there.tsx';
import { useHost } from './host.ts';
import styles from './information.module.css';

/** Stands where an address asks for an article that is not there. */
export function NoArticle() {
  const host = useHost();
  const title = usePageTitle();
  return (
    <article className={styles['article']}>
      <h1>{title}</h1>
      <NotThere
        icon="document"
        title={host.t('information_none_title')}
        text={host.t('information_none_text')}
      >
        <ButtonLink route="about">{host.t('information_about_title')}</ButtonLink>
        <ButtonLink route="rules" params={{ ruleGroup: '1' }}>
          {host.t('information_rules_title')}
        </ButtonLink>
      </NotThere>
    </article>
  );
}
