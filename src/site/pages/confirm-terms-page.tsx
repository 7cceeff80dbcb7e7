import { useHost, useHostState } from '../host.tsx';
import { Button } from '../ui/controls/button.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { formatTime } from '../ui/format/format.ts';
import { useClock } from '../ui/format/use-clock.ts';
import { Card, CardActions, CardText } from './card.tsx';

/** The terms changed: they are read from here, and until they are agreed to little else opens. */
export function ConfirmTermsPage() {
  const host = useHost('auth');
  const clock = useClock();
  const busy = useHostState((state) => state.terms.isConfirming);
  const updatedAt = useHostState((state) => state.terms.updatedAt);
  const leavesMoney = useHostState((state) => state.terms.leavesMoney);
  return (
    <Card title={host.t('auth_confirm_terms_title')}>
      <CardText>
        <p>{host.t('auth_terms_text')}</p>
        {updatedAt !== null && (
          <p>{host.t('auth_terms_since', { date: formatTime(updatedAt, clock, 'date') })}</p>
        )}
      </CardText>
      <CardActions>
        <Button look="main" busy={busy} onClick={() => host.publish('terms.confirmPressed', {})}>
          {host.t('auth_terms_agree')}
        </Button>
        <ButtonLink route="rules" params={{ ruleGroup: '1' }}>
          {host.t('auth_terms_read')}
        </ButtonLink>
        <Button onClick={() => host.publish('session.logoutPressed', {})}>
          {host.t('auth_sign_out')}
        </Button>
      </CardActions>
      {leavesMoney && (
        <>
          <CardText>
            <p>{host.t('auth_terms_open')}</p>
          </CardText>
          <CardActions>
            <ButtonLink route="officeDeduce" icon="wallet">
              {host.t('auth_terms_take_out')}
            </ButtonLink>
            <ButtonLink route="officeHistory" icon="ticket">
              {host.t('main_menu_bets')}
            </ButtonLink>
          </CardActions>
        </>
      )}
    </Card>
  );
}
