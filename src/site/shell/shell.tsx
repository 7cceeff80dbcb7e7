import type { ReactNode } from 'react';
import { Coupon } from '../coupon/coupon.tsx';
import { useHost, useHostState } from '../host.tsx';
import { ModalHost } from '../modals/modal-host.tsx';
import { Notices } from '../notifications/notices.tsx';
import { RemoteView } from '../remote/remote-view.tsx';
import { useIsBetting } from '../ui/links/link.tsx';
import { Banners } from './banners.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { ConsentQuestion } from './consent-part.tsx';
import { Corner } from './corner.tsx';
import { Page } from './page.tsx';
import { HeaderSkeleton, PageSkeleton } from './page-skeleton.tsx';
import styles from './shell.module.css';

function SkipLink() {
  const host = useHost();
  return (
    <a className={styles['skip']} href="#content">
      {host.t('main_skip')}
    </a>
  );
}

function Main({ children }: { readonly children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className={styles['main']}>
      {children}
    </main>
  );
}

function Header() {
  return (
    <header className={styles['contents']}>
      <RemoteView name="header" skeleton={<HeaderSkeleton />} retries={5} />
    </header>
  );
}

function Footer() {
  return (
    <footer className={styles['footer']}>
      <RemoteView name="footer" skeleton={null} failure={null} />
      <Corner />
    </footer>
  );
}

/** Header, page and footer; the coupon stands beside a page where bets are made. */
function Framed({ hasHeader }: { readonly hasHeader: boolean }) {
  const hasCoupon = useIsBetting();
  return (
    <>
      {hasHeader && <Header />}
      <div className={styles['frame']} data-coupon={hasCoupon || undefined}>
        <Main>
          <Page />
        </Main>
        {hasCoupon && (
          <div className={styles['coupon']}>
            <Coupon />
          </div>
        )}
      </div>
      <Footer />
    </>
  );
}

/** One thing in the middle of the page: an error, maintenance, a block. */
function Alone() {
  return (
    <Main>
      <div className={styles['alone']}>
        <Page />
      </div>
    </Main>
  );
}

function Layout() {
  const layout = useHostState((state) => state.route.layout);
  const shown = useHostState((state) => state.route.url !== '');
  if (!shown) {
    return (
      <>
        <HeaderSkeleton />
        <Main>
          <PageSkeleton />
        </Main>
      </>
    );
  }
  if (layout === 'main' || layout === 'casino') return <Framed hasHeader />;
  if (layout === 'headless') return <Framed hasHeader={false} />;
  return <Alone />;
}

/** The frame of the site around whatever page the route read model shows. */
export function Shell() {
  return (
    <div className={styles['shell']}>
      <SkipLink />
      <ConnectionBanner />
      <ConsentQuestion />
      <Layout />
      <Banners />
      <Notices area="default" />
      <ModalHost />
    </div>
  );
}
