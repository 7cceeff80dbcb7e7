/** Whether all that this build may write into a log has landed: it will be read for ever. */
import { isCatalogueLanded } from './landed-catalogue.ts';
import { areRepliesLanded } from './landed-replies.ts';
import { isRecorded } from './recorded-versions.ts';

export const isLandedWhole = (): boolean =>
  isCatalogueLanded() && areRepliesLanded() && isRecorded();
