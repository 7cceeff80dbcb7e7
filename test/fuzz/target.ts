import * as fc from 'fast-check';
import { mutatedJson, mutatedText } from './mutate.ts';

/**
 * A decoder or boundary, and what it promises for anything at all. Inputs are JSON values, so that
 * each can be kept in the corpus as a file.
 */
export interface Target {
  readonly name: string;
  /** Inputs with the structure that the decoder expects, and such as were made wrong on purpose. */
  readonly inputs: (corpus: readonly unknown[]) => fc.Arbitrary<unknown>;
  /** Throws, or rejects, where a promise is broken. */
  readonly check: (input: unknown) => void | Promise<void>;
}

interface Shape<I> {
  readonly name: string;
  /** What the decoder takes, mostly. */
  readonly good: fc.Arbitrary<I>;
  /** Texts that mean something to the decoder. */
  readonly words?: readonly string[];
  readonly check: (input: I) => void | Promise<void>;
}

/** Seven of eight inputs are mutated: what is good as it is, other tests try. */
const AS_IT_IS = { weight: 1 } as const;
const MUTATED = { weight: 7 } as const;

/** A target whose inputs are texts. */
export function textTarget({ name, good, words = [], check }: Shape<string>): Target {
  return {
    name,
    inputs(corpus) {
      const kept = corpus.filter((input) => typeof input === 'string');
      const seeds = kept.length > 0 ? fc.oneof(good, fc.constantFrom(...kept)) : good;
      return fc.oneof(
        { ...AS_IT_IS, arbitrary: seeds },
        { ...MUTATED, arbitrary: mutatedText(seeds, words) },
      );
    },
    check(input) {
      if (typeof input !== 'string') throw new TypeError('the input of this target is a text');
      return check(input);
    },
  };
}

/** A target whose inputs are any JSON values. */
export function jsonTarget({ name, good, words = [], check }: Shape<unknown>): Target {
  return {
    name,
    inputs(corpus) {
      const seeds = corpus.length > 0 ? fc.oneof(good, fc.constantFrom(...corpus)) : good;
      return fc.oneof(
        { ...AS_IT_IS, arbitrary: seeds },
        { ...MUTATED, arbitrary: mutatedJson(seeds, words) },
      );
    },
    check,
  };
}
