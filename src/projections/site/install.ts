import { projection } from '../define.ts';

/** The site among the applications of the device. */
export interface InstallState {
  /**
   * What the browser offers: nothing, as some never do; to ask the player, which it lets a page do once for
   * each offer; and how that goes.
   */
  offer: 'none' | 'made' | 'asking' | 'declined';
  isInstalled: boolean;
}

export const install = projection(
  'install',
  1,
  (): InstallState => ({ offer: 'none', isInstalled: false }),
  {
    on: {
      // It would not offer what is there.
      'install.offered'(slice) {
        slice.offer = 'made';
        slice.isInstalled = false;
      },
      'install.wanted'(slice) {
        if (slice.offer === 'made') slice.offer = 'asking';
      },
      'install.answered'(slice, { accepted }) {
        slice.offer = accepted ? 'none' : 'declined';
      },
      'install.found'(slice) {
        slice.offer = 'none';
        slice.isInstalled = true;
      },
    },
  },
);
