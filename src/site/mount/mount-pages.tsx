import type { ComponentType, ReactNode } from 'react';
import type { Mount } from '../host.tsx';
import { PageTexts } from '../part/page-texts.tsx';
import { PageSkeleton } from '../shell/page-skeleton.tsx';
import { mountView } from './mount-view.tsx';

/** Makes a sub-application that is drawn once the texts of the page are there; see `PageTexts`. */
export function mountPages(
  View: ComponentType,
  skeleton: ReactNode = <PageSkeleton />,
  failure?: ReactNode,
): Mount {
  return mountView(() => (
    <PageTexts skeleton={skeleton} failure={failure}>
      <View />
    </PageTexts>
  ));
}
