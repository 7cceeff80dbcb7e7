import type { ReactNode } from 'react';
import type { DictionaryId } from '../../domain/site/dictionary-id.ts';
import { type Fetchable, later } from '../loading/later.ts';
import { retryableImport } from '../loading/retryable-import.ts';
import type { Dictionaries } from '../texts/texts.ts';
import { partStyles } from './part-styles.ts';

export type View<P> = (props: P) => ReactNode;

/** A view of the host that the first page does without: fetched when it is shown, or before. */
export interface Part<P> extends Fetchable {
  /** What its texts are in, besides `main`. */
  readonly dictionaries: readonly DictionaryId[];
  /** Null until it is there. */
  view(): View<P> | null;
}

/** `pick` gives the view of its module. */
export function part<M, P>(
  dictionaries: readonly DictionaryId[],
  load: () => Promise<M>,
  pick: (module: M) => View<P>,
): Part<P> {
  const imported = retryableImport(load);
  const { now, fetch } = later(async () => {
    const [module] = await Promise.all([imported(), partStyles(globalThis.document)]);
    return pick(module);
  });
  return { dictionaries, view: now, fetch };
}

/** A part and its texts, as one. */
export function withTexts(
  part: Pick<Part<never>, 'fetch' | 'dictionaries'>,
  texts: Dictionaries,
): Fetchable {
  return {
    async fetch() {
      await Promise.all([part.fetch(), texts.fetch(part.dictionaries)]);
    },
  };
}
