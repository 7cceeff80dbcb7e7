import { useId } from 'react';
import { COEF_VIEW_IDS } from '../../domain/odds/coef-view.ts';
import { constrainCoefView } from '../../domain/odds.ts';
import type { Display } from '../../domain/site/display.ts';
import { Segmented } from '../../site/ui/controls/segmented.tsx';
import styles from './display-settings.module.css';
import { useHost, useHostState } from './host.ts';
import { Card } from './page.tsx';

type Names<T> = { [N in keyof Display]: Display[N] extends T ? N : never }[keyof Display];
type Switched = Names<boolean>;

/** Preferences of which there are several kinds, each with its kinds. */
const kinds = {
  appFontSize: [0, 1, 2],
  appViewType: [0, 1],
  coefIndicationType: [0, 1, 2],
  marketsNameType: [0, 1],
} as const satisfies { readonly [N in Exclude<keyof Display, Switched>]: readonly Display[N][] };
type Several = keyof typeof kinds;

const isSeveral = (name: keyof Display): name is Several => Object.hasOwn(kinds, name);

/** What they are called in texts. */
const words = {
  appFontSize: 'font_size',
  compactView: 'compact',
  lightVersion: 'light',
  leftSectionHidden: 'left_hidden',
  rightSectionCompact: 'right_compact',
  appViewType: 'view',
  coefIndicationType: 'changes',
  marketsNameType: 'names',
  bestMatchesOnTop: 'best_on_top',
  showGameId: 'game_number',
  statsInNewWindow: 'new_window',
  teamLogosInCoupon: 'crests',
  sportsOnly: 'sports_only',
} as const satisfies Readonly<Record<keyof Display, string>>;

/** All of them, by what they are about, in the order in which they stand on the page. */
const groups = {
  page: ['appFontSize', 'compactView', 'lightVersion', 'leftSectionHidden', 'rightSectionCompact'],
  odds: ['appViewType', 'coefIndicationType', 'marketsNameType'],
  games: ['bestMatchesOnTop', 'showGameId', 'statsInNewWindow', 'teamLogosInCoupon', 'sportsOnly'],
} as const satisfies Readonly<Record<string, readonly (keyof Display)[]>>;
const groupNames = ['page', 'odds', 'games'] as const;

function Switch({ name }: { readonly name: Switched }) {
  const host = useHost();
  const id = useId();
  const isOn = useHostState((state) => state.preferences.display[name]);
  return (
    <div className={styles['setting']}>
      <label className={styles['switch']}>
        <input
          type="checkbox"
          name={name}
          checked={isOn}
          aria-describedby={id}
          onChange={({ currentTarget }) => host.chooseDisplay({ [name]: currentTarget.checked })}
        />
        <span>{host.t(`office_display_${words[name]}`)}</span>
      </label>
      <p id={id} className={styles['text']}>
        {host.t(`office_display_${words[name]}_text`)}
      </p>
    </div>
  );
}

/** Says what was chosen; odds that the other view does not have are written as decimals. */
function useChoose(): (name: Several, kind: number) => void {
  const host = useHost();
  const written = useHostState((state) => state.preferences.coefViewId);
  return (name, kind) => {
    host.chooseDisplay({ [name]: kind });
    if (name !== 'appViewType') return;
    const allowed = COEF_VIEW_IDS.find((id) => id === constrainCoefView(written, kind));
    if (allowed !== undefined && allowed !== written) host.chooseCoefView(allowed);
  };
}

/** `kind` is counted among those of its name: what the site has no words for is none of them. */
function Choice({ name }: { readonly name: Several }) {
  const { t } = useHost();
  const choose = useChoose();
  const chosen = useHostState((state) => state.preferences.display[name]);
  const label = t(`office_display_${words[name]}`);
  const wordOf = (kind: 0 | 1 | 2) =>
    name === 'appViewType' || name === 'marketsNameType'
      ? t(`office_display_${words[name]}_${kind === 2 ? 1 : kind}`)
      : t(`office_display_${words[name]}_${kind}`);
  return (
    <div className={styles['setting']}>
      <div className={styles['choice']}>
        <span aria-hidden="true">{label}</span>
        <Segmented
          label={label}
          items={kinds[name].map((kind) => ({ id: kind, label: wordOf(kind) }))}
          selected={chosen}
          onSelect={(kind) => choose(name, kind)}
        />
      </div>
      <p className={styles['text']}>{t(`office_display_${words[name]}_text`)}</p>
    </div>
  );
}

/** How the site is shown: each preference with what it does. */
export function DisplaySettings() {
  const { t } = useHost();
  return groupNames.map((group) => (
    <Card key={group} title={t(`office_display_of_${group}`)}>
      {groups[group].map((name) =>
        isSeveral(name) ? <Choice key={name} name={name} /> : <Switch key={name} name={name} />,
      )}
    </Card>
  ));
}
