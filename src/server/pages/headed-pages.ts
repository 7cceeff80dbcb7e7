import { PackedText } from '../../server-kernel/packed-text.ts';
import type { Asset } from './assets.ts';
import { type MadeFile, madeEtag } from './made-files.ts';
import { type WrittenHead, withHead } from './page-head.ts';

/** Pages that are kept: those that are asked for all the time, in all languages. */
const MOST_KEPT = 200;

/** The site's page with what one of its pages says in its head: made and packed once for all who ask. */
export class HeadedPages {
  readonly #kept = new Map<string, MadeFile | null>();
  #page: Asset | null = null;

  /** Null where the page has no place for it. */
  of(page: Asset, head: WrittenHead): MadeFile | null {
    if (page !== this.#page) this.#kept.clear();
    this.#page = page;
    const key = JSON.stringify(head);
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      this.#keep(key, kept);
      return kept;
    }
    const text = withHead(String(page.plain), head);
    const made =
      text === null
        ? null
        : { type: page.type, etag: madeEtag(text), text, packed: new PackedText(text) };
    this.#keep(key, made);
    return made;
  }

  /** What was asked for last goes last. */
  #keep(key: string, made: MadeFile | null): void {
    this.#kept.delete(key);
    this.#kept.set(key, made);
    for (const [oldest] of this.#kept) {
      if (this.#kept.size <= MOST_KEPT) return;
      this.#kept.delete(oldest);
    }
  }
}
