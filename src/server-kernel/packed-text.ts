import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** In bytes: what is shorter fits into one packet as it is. */
export const LEAST_PACKED = 1024;

/** Some 50 MB a second; what is slower saves little more. */
export const FAST_BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};

/** How a text is packed on its way, as Accept-Encoding and Content-Encoding name it. */
type Coding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);

const packers: Readonly<Record<Coding, (text: string) => Promise<Buffer>>> = {
  br: (text) => brotli(text, FAST_BROTLI),
  gzip: promisify(gzip),
};

/** Whether a coding may be sent, by the Accept-Encoding header. */
export function isAccepted(header: string | undefined, coding: Coding): boolean {
  return (header ?? '').split(',').some((offer) => {
    const [name, weight] = offer.split(';').map((part) => part.trim());
    return name === coding && Number(weight?.slice('q='.length) ?? 1) > 0;
  });
}

interface Packed {
  readonly coding: Coding;
  readonly bytes: Promise<Buffer>;
}

/** A text that many ask for: packed once in each coding, however many those are. */
export class PackedText {
  readonly #text: string;
  readonly #packed = new Map<Coding, Promise<Buffer>>();

  constructor(text: string) {
    this.#text = text;
  }

  /** In the best coding that is accepted; null where it goes as it is. */
  in(accepted: string | undefined): Packed | null {
    if (this.#text.length < LEAST_PACKED) return null;
    const coding = (['br', 'gzip'] as const).find((one) => isAccepted(accepted, one));
    if (coding === undefined) return null;
    const bytes = this.#packed.get(coding) ?? packers[coding](this.#text);
    this.#packed.set(coding, bytes);
    return { coding, bytes };
  }
}
