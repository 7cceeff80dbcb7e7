import { useId } from 'react';
import { COEF_VIEW_IDS } from '../../domain/odds/coef-view.ts';
import { formatCoef } from '../../domain/odds.ts';
import { Button } from '../../site/ui/controls/button.tsx';
import { Segmented } from '../../site/ui/controls/segmented.tsx';
import { usePageTitle } from '../../site/ui/links/use-page-title.ts';
import { HourClock, TimeZone } from './clock-settings.tsx';
import { DisplaySettings } from './display-settings.tsx';
import { useHost, useHostState } from './host.ts';
import { MailingCard } from './mailing-card.tsx';
import { Card, Page } from './page.tsx';
import { PushCard } from './push-card.tsx';
import styles from './settings-page.module.css';

const EXAMPLE = '1.85';

/** How coefficients are written, each with an example. */
function CoefView() {
  const host = useHost();
  const id = useId();
  const chosen = useHostState((state) => state.preferences.coefViewId);
  const offered = useHostState((state) => state.site.coefViews);
  const allowed = new Set<number>(offered);
  return (
    <div className={styles['row']}>
      <label htmlFor={id}>{host.t('main_coef_view')}</label>
      <select
        id={id}
        className={styles['select']}
        value={chosen}
        onChange={(event) => {
          const view = COEF_VIEW_IDS.find((one) => String(one) === event.currentTarget.value);
          if (view !== undefined) host.chooseCoefView(view);
        }}
      >
        {COEF_VIEW_IDS.filter((view) => allowed.has(view) || view === chosen).map((view) => (
          <option key={view} value={view}>
            {host.t(`main_coef_view_${view}`)} ({formatCoef(EXAMPLE, view)})
          </option>
        ))}
      </select>
    </div>
  );
}

function Theme() {
  const host = useHost();
  const theme = useHostState((state) => state.preferences.appTheme);
  return (
    <div className={styles['row']}>
      <span aria-hidden="true">{host.t('office_theme')}</span>
      <Segmented
        label={host.t('office_theme')}
        items={[
          { id: 0, label: host.t('office_theme_light') },
          { id: 1, label: host.t('office_theme_dark') },
        ]}
        selected={theme ?? -1}
        onSelect={(id) => host.chooseTheme(id === 1 ? 1 : 0)}
      />
    </div>
  );
}

function Language() {
  const host = useHost();
  return (
    <div className={styles['row']}>
      <span>{host.t('main_language')}</span>
      <Button icon="globe" onClick={() => host.openModal('language')}>
        {host.t('main_language_choose')}
      </Button>
    </div>
  );
}

const actions = [2, 1, 0] as const;

/** What happens when a coefficient changes while a bet is placed. */
function Changes() {
  const host = useHost('bets');
  const id = useId();
  const action = useHostState((state) => state.coupon.changeCoefAction);
  return (
    <div className={styles['row']}>
      <label htmlFor={id}>{host.t('coupon_change')}</label>
      <select
        id={id}
        className={styles['select']}
        value={action}
        onChange={(event) => {
          const chosen = actions.find((one) => String(one) === event.currentTarget.value);
          if (chosen !== undefined) {
            host.chooseCoefChange(chosen);
          }
        }}
      >
        {actions.map((one) => (
          <option key={one} value={one}>
            {host.t(`coupon_change_${one}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** How the site looks and speaks, how bets are placed, and what the player is told. */
export function SettingsPage() {
  const { t } = useHost();
  return (
    <Page title={usePageTitle()} intro={t('office_settings_text')}>
      <Card title={t('office_settings_look')}>
        <Language />
        <Theme />
        <CoefView />
        <TimeZone />
        <HourClock />
      </Card>
      <DisplaySettings />
      <Card title={t('office_settings_bets')}>
        <Changes />
      </Card>
      <MailingCard />
      <PushCard />
    </Page>
  );
}
