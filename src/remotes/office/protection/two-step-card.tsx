import { Button } from '../../../site/ui/controls/button.tsx';
import { useFocusKept } from '../../../site/ui/controls/focus.ts';
import { Told } from '../../../site/ui/notices/told.tsx';
import { useHost, useHostState } from '../host.ts';
import { FormMessage } from './form-message.tsx';
import { MethodCard } from './method-card.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './security.module.css';
import { TwoStepChoice } from './two-step-choice.tsx';
import { TwoStepCode } from './two-step-code.tsx';
import { TwoStepOff } from './two-step-off.tsx';

const OFF = 'security-two-step-off';

/** It is on: what to do about lost codes, and the way to switch it off. */
function SwitchedOn() {
  const host = useHost('security');
  const sending = useHostState((state) => state.protection.twoStep);
  const isOpen = useHostState((state) => state.page.isOpen(OFF));
  return (
    <>
      <FormMessage sending={sending} />
      <p className={styles['quiet']}>{host.t('security_codes_lost')}</p>
      <div>
        <Button aria-expanded={isOpen} onClick={() => host.togglePart(OFF, !isOpen)}>
          {host.t('security_off')}
        </Button>
      </div>
      {isOpen && <TwoStepOff />}
    </>
  );
}

/** What the player does next about the second step. */
function Step({ isOn }: { readonly isOn: boolean }) {
  const setup = useHostState((state) => state.protection.setup);
  switch (setup.step) {
    case 'code':
      return <TwoStepCode method={setup.method} expiresAt={setup.expiresAt} />;
    case 'codes':
      return <RecoveryCodes />;
    default:
      return isOn ? <SwitchedOn /> : <TwoStepChoice />;
  }
}

/** What has just been achieved here, if anything. */
function useToldKey(): 'security_codes_done' | 'security_off_done' | null {
  return useHostState(({ protection: { twoStep, twoStepOff } }) => {
    if (twoStep.status === 'done') return 'security_codes_done';
    return twoStepOff.status === 'done' ? 'security_off_done' : null;
  });
}

/** The second step of signing in: set up, or switched off. */
export function TwoStepCard() {
  const { t } = useHost('security');
  const isOn = useHostState((state) => state.safeguards.hasTwoStep);
  const step = useHostState((state) => state.protection.setup.step);
  const told = useToldKey();
  const place = useFocusKept(`${step} ${isOn} ${told}`);
  return (
    <MethodCard
      part="security-two-step"
      title={t('security_two_step')}
      line={t(isOn ? 'security_two_step_enabled' : 'security_two_step_advice')}
      isOn={isOn}
      state={t(isOn ? 'office_on' : 'office_off')}
    >
      <div ref={place} className={styles['part']}>
        {told !== null && <Told told={{ level: 'done', text: told }} takesFocus />}
        <Step isOn={isOn} />
      </div>
    </MethodCard>
  );
}
