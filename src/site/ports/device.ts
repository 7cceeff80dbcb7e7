import type { Device } from '../device.ts';

/** Milliseconds for which a download that was begun can be read. */
const READABLE = 60_000;

const SEED_BYTES = 16;

/** The device of whoever is at the page. */
export function createDevice(page: Window & typeof globalThis): Device {
  const { navigator, document, URL } = page;
  return {
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        // Not over plain http, not in a page without focus, and not where it is forbidden.
        return false;
      }
    },
    save(file) {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = file.name;
      link.click();
      page.setTimeout(() => URL.revokeObjectURL(link.href), READABLE);
    },
    share:
      'share' in navigator
        ? async (url) => {
            // Whoever changes their mind is told nothing.
            await navigator.share({ url }).catch(() => {});
          }
        : null,
    print: () => page.print(),
    freshSeed() {
      const bytes = page.crypto.getRandomValues(new Uint8Array(SEED_BYTES));
      return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    },
  };
}
