import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { Page } from '../page.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { NeedsCard } from './needs-card.tsx';
import { UploadCard } from './upload-card.tsx';
import { WithVerification } from './with-verification.tsx';

/** Where players prove who they are. */
export function VerificationPage() {
  return (
    <Page title={usePageTitle()}>
      <WithVerification>
        <NeedsCard />
        <UploadCard />
        <DocumentsCard />
      </WithVerification>
    </Page>
  );
}
