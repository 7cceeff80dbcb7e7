import { siteMap } from '../../../site/contract/site-map.ts';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { useHost, useHostState } from '../host.ts';
import info from '../information.module.css';
import styles from './site-map.module.css';

type Group = ReturnType<typeof siteMap>[number];

function GroupOfPages({ name, links }: Group) {
  const host = useHost();
  return (
    <section className={info['section']} aria-labelledby={name}>
      <h2 id={name}>{host.t(`information_map_${name}`)}</h2>
      <ul className={styles['links']}>
        {links.map(({ route, params, textKey }) => (
          <li key={textKey}>
            <PageLink route={route} params={params}>
              {host.say({ text: textKey })}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every page there is for whoever reads it, by group. */
export function SiteMap() {
  const host = useHost();
  const opens = useHostState((state) => state.site.opens);
  const isPlayer = useHostState((state) => state.session.isPlayer);
  return (
    <article className={info['article']}>
      <h1>{usePageTitle()}</h1>
      <p className={info['lead']}>
        {host.t(isPlayer ? 'information_map_text' : 'information_map_text_guest')}
      </p>
      {siteMap(opens)
        // Registration opens to players too, and has nothing for them.
        .filter(({ name }) => name !== 'auth' || !isPlayer)
        .map((group) => (
          <GroupOfPages key={group.name} {...group} />
        ))}
    </article>
  );
}
