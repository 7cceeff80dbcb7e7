import { createHmac, hash } from 'node:crypto';
import * as v from 'valibot';
import type { Facts } from '../../data/facts.ts';
import type { Keys } from '../../secrets/keys.ts';
import { openJson, sealJson } from '../../secrets/sealed.ts';

/** Links that are computed together: one of so many is kept. */
const STRIDE = 1000;
/** Chains of a game that are held at a time. */
const HELD = 4;

const keptLinks = v.object({ length: v.number(), links: v.array(v.string()) });

/**
 * What draws of a shared game come from: hashes of which each is that of the next one. The last is
 * the secret, the first is published before any draw: who has it sees of each draw that it was fixed then.
 */
interface Chain {
  /** Link 0. */
  terminal(): string;
  /** The link of a number, 1 to the chain's length, or link 0. */
  link(number: number): string;
}

/** Chains one after the other: where one is used up, the draws go on with the next. */
export interface Chains {
  /** How many draws each has. */
  readonly length: number;
  /** The number of a draw in its chain, 1 to `length`: hashed so many times its link is the terminal. */
  number(draw: number): number;
  /** Link 0 of a draw's chain. */
  terminal(draw: number): string;
  /** Link 0 of the chain after that of a draw: it is fixed, and published, for as long as one lasts. */
  nextTerminal(draw: number): string;
  /** The link of a draw. Not to be told before the draw is over. */
  link(draw: number): string;
  /** What is public while a draw takes bets: the link of the draw before in its chain, or the terminal. */
  linkBefore(draw: number): string;
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

/** One chain, by what it is of, from the key of the data folder; worked out once, and kept sealed. */
function createChain(
  about: string,
  length: number,
  { keys, facts, drawSecret }: ChainOptions,
): Chain {
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
    terminal: () => links().at(-1) ?? '',
    link(number) {
      const steps = length - number;
      return nearTo(steps)[steps % STRIDE] ?? '';
    },
  };
}

/** The chains of a game, each of `length` draws. Those that are over are forgotten, and worked out again. */
export function createChains(game: string, length: number, options: ChainOptions): Chains {
  const chains = new Map<number, Chain>();
  const chainAt = (index: number): Chain => {
    const known = chains.get(index);
    if (known) return known;
    const about = index === 0 ? `chain of ${game}` : `chain of ${game}, ${index + 1}`;
    const made = createChain(about, length, options);
    // The oldest goes: this one, that before and that after are asked for in turn.
    if (chains.size >= HELD) chains.delete(Math.min(...chains.keys()));
    chains.set(index, made);
    return made;
  };
  const placeOf = (draw: number) => {
    if (!(draw >= 1)) throw new RangeError(`there is no draw ${draw}`);
    const index = Math.floor((draw - 1) / length);
    return { index, number: draw - index * length };
  };
  const linkOf = (draw: number, back: number): string => {
    const { index, number } = placeOf(draw);
    return chainAt(index).link(number - back);
  };
  return {
    length,
    number: (draw) => placeOf(draw).number,
    terminal: (draw) => chainAt(placeOf(draw).index).terminal(),
    nextTerminal: (draw) => chainAt(placeOf(draw).index + 1).terminal(),
    link: (draw) => linkOf(draw, 0),
    linkBefore: (draw) => linkOf(draw, 1),
  };
}
