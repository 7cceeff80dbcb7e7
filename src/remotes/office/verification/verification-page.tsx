import { usePageTitle } from '../../../site/ui/link.tsx';
import { Page } from '../page.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { NeedsCard } from './needs-card.tsx';
import { UploadCard } from './upload-card.tsx';
import { WithStanding } from './with-standing.tsx';

/** Where players prove who they are. */
export function VerificationPage() {
  return (
    <Page title={usePageTitle()}>
      <WithStanding>
        <NeedsCard />
        <UploadCard />
        <DocumentsCard />
      </WithStanding>
    </Page>
  );
}
