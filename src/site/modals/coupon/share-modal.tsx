import { CODE_PARAMETER, shownCode } from '../../../domain/coupon/code.ts';
import type { EventData } from '../../../events/catalogue.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { FormAlert } from '../../ui/forms/form-alert.tsx';
import { useHref } from '../../ui/links/link.tsx';
import { SkeletonList } from '../../ui/notices/skeleton.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';
import told from '../payments/team-cash-modal.module.css';
import styles from './code.module.css';

type Copied = EventData<'coupon.codeCopied'>;

const copiedKey = ({ what, succeeded }: Copied) =>
  succeeded ? (`coupon_copied_${what}` as const) : 'coupon_copy_failed';

/** The code, large enough to be read out, and the ways to take it along. */
function Code({ code }: { readonly code: string }) {
  const host = useHost('coupon');
  const copied = useHostState((state) => state.couponCodes.copied);
  const home = useHref()('home') ?? '/';
  const link = new URL(`${home}?${CODE_PARAMETER}=${code}`, location.origin).href;
  const { share } = host.device;
  const copy = async (what: Copied['what'], text: string) => {
    const succeeded = await host.device.copy(text);
    host.publish('coupon.codeCopied', { what, succeeded });
  };
  return (
    <>
      <div className={told['told']}>
        <p className={`${told['code']} numbers`} dir="ltr" translate="no" data-coupon-code={code}>
          {shownCode(code)}
        </p>
      </div>
      <div className={styles['ways']}>
        <Button data-begin icon="copy" onClick={() => copy('code', shownCode(code))}>
          {host.t('coupon_copy_code')}
        </Button>
        <Button icon="copy" onClick={() => copy('link', link)}>
          {host.t('coupon_copy_link')}
        </Button>
        {share !== null && (
          <Button icon="share" onClick={() => share(link)}>
            {host.t('coupon_send')}
          </Button>
        )}
      </div>
      <p role="status" className={told['label']}>
        {copied !== null && host.t(copiedKey(copied))}
      </p>
    </>
  );
}

/** What is in the coupon under a code, for another time, another device or somebody else. */
export function CouponShareModal({ modal, close }: ModalProps) {
  const host = useHost('coupon');
  const code = useHostState((state) => state.couponCodes.code);
  const saving = useHostState((state) => state.couponCodes.saving);
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={host.t('coupon_share')}
      footer={
        <Button
          look="plain"
          onClick={() => {
            close();
            host.openModal('coupon-load');
          }}
        >
          {host.t('coupon_load')}
        </Button>
      }
    >
      <div className={styles['stack']}>
        <p>{host.t('coupon_share_text')}</p>
        <FormAlert message={saving.told} />
        {saving.status === 'busy' && <SkeletonList rows={2} label={host.t('main_loading')} />}
        {saving.told !== null && (
          <Button icon="refresh" onClick={() => host.publish('coupon.saveAsked', {})}>
            {host.t('main_dictionary_refresh_page')}
          </Button>
        )}
        {code !== null && <Code code={code} />}
      </div>
    </ModalDialog>
  );
}
