import type { Section } from '../../../site/contract/betting.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { NotThere } from '../../../site/ui/notices/not-there.tsx';
import { useHost, useHostState } from '../host.ts';

/** Whether an answer came, and knows of no such championship: one without games is told of all the same. */
export function useIsUnknown(section: Section, champ: string): boolean {
  return useHostState(
    ({ line }) => line.list(section)?.status === 'ready' && line.champ(champ) === null,
  );
}

/** Stands where an address names a championship that there is not. */
export function UnknownChamp() {
  const { t } = useHost();
  return (
    <NotThere icon="ball" title={t('sport_champ_unknown')} text={t('sport_champ_unknown_text')}>
      <ButtonLink route="champs" look="main">
        {t('sport_champs')}
      </ButtonLink>
    </NotThere>
  );
}
