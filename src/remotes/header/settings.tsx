import { configured } from '../../domain/site-config.ts';
import { type Host, useHost, useHostState } from '../../site/contract.tsx';
import { Icon } from '../../site/ui/icons.tsx';
import { Popover } from './popover.tsx';
import styles from './settings.module.css';

const coefViewIds = [0, 1, 2, 4, 5, 6, 14, 15, 16] as const;

function CoefView() {
  const host = useHost();
  const current = useHostState((state) => state.preferences.coefViewId);
  const offered = useHostState((state) => configured(state.config.values, 'coefViewsEuropean'));
  const choose = (text: string) => {
    const coefViewId = coefViewIds.find((id) => String(id) === text);
    if (coefViewId !== undefined) host.publish('preferences.coefViewChosen', { coefViewId });
  };
  const ids = coefViewIds.filter((id) => offered.includes(id) || id === current);
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
function toggleTheme(host: Host, element: HTMLElement): void {
  const isDark = element.ownerDocument.documentElement.dataset['theme'] === 'dark';
  host.publish('preferences.themeChosen', { appTheme: isDark ? 0 : 1 });
}

function Theme() {
  const host = useHost();
  return (
    <button
      type="button"
      className={styles['tool']}
      onClick={(event) => toggleTheme(host, event.currentTarget)}
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
      onClick={() => host.publish('modal.opened', { id: 'language', kind: 'language' })}
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
