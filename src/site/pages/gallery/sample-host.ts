import { type DialogName, opening } from '../../../events/dialogs.ts';
import { noDevice } from '../../device.ts';
import type { HostInput, WholeHost } from '../../host.tsx';
import { noFiles } from '../../pending-files.ts';
import { noSubject } from '../../subject.ts';
import { type Sample, samples } from './samples.ts';

/** What ends a dialog: that it is put away, and the answers of those that wait for one. */
const ENDS: ReadonlySet<HostInput> = new Set([
  'modal.closed',
  'registration.finished',
  'limits.realityCheckAnswered',
  'limits.reviewAnswered',
]);

/**
 * The host of one dialog: its state is that of the page with the sample's in it, and nothing that is
 * done in the dialog has any effect but that it goes.
 */
export function sampleHost(host: WholeHost, name: DialogName, close: () => void): WholeHost {
  const { params, state }: Sample = samples[name] ?? { params: [] };
  const page = host.state();
  const shown = {
    ...page,
    ...state?.(page, host.now()),
    modal: { open: [opening(name, ...params)] },
  };
  return {
    ...host,
    state: () => shown,
    publish(type) {
      if (ENDS.has(type)) close();
    },
    openModal() {},
    files: noFiles,
    subject: noSubject,
    device: noDevice,
  };
}
