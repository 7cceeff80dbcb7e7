import { createHmac, hash } from 'node:crypto';
import * as v from 'valibot';
import type { Facts } from '../data/facts.ts';
import type { Keys } from '../secrets/keys.ts';
import { openJson, sealJson } from '../secrets/sealed.ts';

/** Links that are computed together: one of so many is kept. */
const STRIDE = 1000;

const keptLinks = v.object({ length: v.number(), links: v.array(v.string()) });

/**
 * What the draws of a shared game come from: hashes of which each is that of the next one. The last is
 * the secret, the first is published before any draw: who has it sees of each draw that it was fixed then.
 */
export interface Chain {
  /** How many draws there are. */
  readonly length: number;
  /** Link 0. */
  terminal(): string;
  /** The link of a draw, 1 to `length`, or link 0. Not to be told before the draw is over. */
  link(draw: number): string;
}

const next = (link: string): string => hash('sha256', link, 'hex');

function hashed(link: string, times: number): string {
  let last = link;
  for (let left = times; left > 0; left -= 1) last = next(last);
  return last;
}

/** One link of so many, from the secret on; the last of them is the terminal. */
function linksFrom(secret: string, length: number): string[] {
  const links = [secret];
  for (let left = length; left > 0; left -= STRIDE) {
    links.push(hashed(links.at(-1) ?? secret, Math.min(STRIDE, left)));
  }
  return links;
}

export interface ChainOptions {
  readonly keys: Keys;
  readonly facts: Facts;
  /** In place of the key of the data folder: for trials, which are to have the same draws. */
  readonly drawSecret?: Uint8Array | undefined;
}

/** The chain of a game, from the key of the data folder; worked out once, and kept sealed. */
export function createChain(
  game: string,
  length: number,
  { keys, facts, drawSecret }: ChainOptions,
): Chain {
  const about = `chain of ${game}`;
  let known: readonly string[] | null = null;
  const links = (): readonly string[] => {
    if (known) return known;
    const sealed = facts.get(about, v.string());
    const kept = sealed === null ? null : openJson(keys, keptLinks, sealed, about);
    if (kept?.length === length) {
      known = kept.links;
      return known;
    }
    const secret = createHmac('sha256', drawSecret ?? keys.derived('draws of games'))
      .update(about)
      .digest('hex');
    known = linksFrom(secret, length);
    facts.set(about, sealJson(keys, { length, links: known }, about));
    return known;
  };
  /** The links that were asked for last are likely to be asked for next. */
  let near: { readonly from: number; readonly links: readonly string[] } | null = null;
  const nearTo = (steps: number): readonly string[] => {
    const from = Math.floor(steps / STRIDE);
    if (near?.from === from) return near.links;
    const made = [links()[from] ?? ''];
    for (let left = Math.min(STRIDE, length - from * STRIDE); left > 0; left -= 1) {
      made.push(next(made.at(-1) ?? ''));
    }
    near = { from, links: made };
    return made;
  };
  return {
    length,
    terminal: () => links().at(-1) ?? '',
    link(draw) {
      if (!(draw >= 0 && draw <= length)) throw new RangeError(`there is no draw ${draw}`);
      const steps = length - draw;
      return nearTo(steps)[steps % STRIDE] ?? '';
    },
  };
}
