import { COEF_VIEW_IDS } from '../../domain/odds/coef-view.ts';
import { Icon } from '../../site/ui/marks/icons.tsx';
import { useHost, useHostState } from './host.ts';
import { Popover } from './popover.tsx';
import styles from './settings.module.css';

function CoefView() {
  const host = useHost();
  const current = useHostState((state) => state.preferences.coefViewId);
  const offered = useHostState((state) => state.site.coefViews);
  const choose = (text: string) => {
    const coefViewId = COEF_VIEW_IDS.find((id) => String(id) === text);
    if (coefViewId !== undefined) host.chooseCoefView(coefViewId);
  };
  const ids = COEF_VIEW_IDS.filter((id) => offered.includes(id) || id === current);
  return (
    <label className={styles['select']}>
      <span className={styles['select-label']}>{host.t('main_coef_view')}</span>
      <select value={current} onChange={(event) => choose(event.currentTarget.value)}>
        {ids.map((id) => (
          <option key={id} value={id}>
            {host.t(`main_coef_view_${id}`)}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={16} />
    </label>
  );
}

/** Which theme is on may be the system's choice: the document knows, and the styles follow it. */
const isDark = (page: Document) => page.documentElement.dataset['theme'] === 'dark';

function Theme() {
  const host = useHost();
  return (
    <button
      type="button"
      className={styles['tool']}
      onClick={(event) => host.chooseTheme(isDark(event.currentTarget.ownerDocument) ? 0 : 1)}
    >
      <span className={styles['to-dark']}>
        <Icon name="moon" />
        <span className={styles['tool-label']}>{host.t('main_theme_dark')}</span>
      </span>
      <span className={styles['to-light']}>
        <Icon name="sun" />
        <span className={styles['tool-label']}>{host.t('main_theme_light')}</span>
      </span>
    </button>
  );
}

function Language() {
  const host = useHost();
  const language = useHostState((state) => state.route.language);
  return (
    <button
      type="button"
      className={styles['tool']}
      data-opens="language"
      onClick={() => host.openModal('language')}
    >
      <Icon name="globe" />
      <span className={styles['tool-label']}>{host.t('main_language')}</span>
      <span className={styles['code']}>{language}</span>
    </button>
  );
}

function Tools() {
  return (
    <>
      <CoefView />
      <Theme />
      <Language />
    </>
  );
}

/** Odds format, theme and language: side by side, or behind one button on a phone. */
export function Settings() {
  const host = useHost();
  return (
    <>
      <div className={styles['wide']}>
        <Tools />
      </div>
      <div className={styles['narrow']}>
        <Popover label={host.t('main_settings')} icon="settings">
          <div className={styles['panel']}>
            <Tools />
          </div>
        </Popover>
      </div>
    </>
  );
}
