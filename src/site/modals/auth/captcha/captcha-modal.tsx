import type { State } from '../../../../projections/state.ts';
import { useHost, useHostState } from '../../../host.tsx';
import { useFocusKept } from '../../../ui/controls/focus.ts';
import type { ModalProps } from '../../modal.ts';
import { ModalDialog } from '../../modal-dialog.tsx';
import { DigitsCheck } from './digits-check.tsx';
import { Locked } from './locked.tsx';
import { SliderCheck } from './slider-check.tsx';
import { SmsCheck } from './sms-check.tsx';
import { Unavailable } from './unavailable.tsx';
import { WorkCheck } from './work-check.tsx';

/** The view of each code; every one of them has its place ready before its challenge is there. */
const checks = { '100': WorkCheck, '111': DigitsCheck, '112': SmsCheck, '113': SliderCheck };

const captchaOf = ({ captcha }: State) => captcha;

/** What has to be solved before a call goes through. Closing it gives up what was asked for. */
export function CaptchaModal({ modal, close }: ModalProps) {
  const host = useHost('captcha');
  const { code, status } = useHostState(captchaOf);
  const view = status === 'unavailable' || status === 'locked' ? status : 'check';
  const place = useFocusKept(`${view} ${code}`);
  const Check = code === null ? null : checks[code];
  return (
    <ModalDialog modal={modal} close={close} title={host.t('captcha_title')}>
      <div ref={place}>
        {view === 'unavailable' && <Unavailable />}
        {view === 'locked' && <Locked close={close} />}
        {view === 'check' && Check && <Check />}
      </div>
    </ModalDialog>
  );
}
