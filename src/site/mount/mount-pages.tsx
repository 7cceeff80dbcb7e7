import type { ComponentType, ReactNode } from 'react';
import type { Mount } from '../host.tsx';
import { PageTexts } from '../part/page-texts.tsx';
import { PageSkeleton } from '../shell/page-skeleton.tsx';
import { mountView } from './mount-view.tsx';

/** Makes a sub-application that fills pages: each is drawn once its texts are there. */
export function mountPages(View: ComponentType, skeleton: ReactNode = <PageSkeleton />): Mount {
  return mountView(() => (
    <PageTexts skeleton={skeleton}>
      <View />
    </PageTexts>
  ));
}
