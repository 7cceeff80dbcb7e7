import type { Handlers } from '../define.ts';

/**
 * What of a slice is the player's, as it is before there is one: it is gone with the player, and
 * before the next. Calls that are out are forgotten with it, so their answers find nobody waiting.
 */
export function ofPlayer<S extends object>(blank: () => Partial<S>): Handlers<S> {
  const forget = (slice: S): void => {
    Object.assign(slice, blank());
  };
  return { on: { 'session.started': forget, 'session.ended': forget } };
}

/**
 * The same for what is there before its player is: it was stored here, or is the account that they just
 * made. It is gone with them alone.
 */
export function untilEnded<S extends object>(blank: () => Partial<S>): Handlers<S> {
  return {
    on: {
      'session.ended'(slice) {
        Object.assign(slice, blank());
      },
    },
  };
}

/** The same for a slice that knows whose it is: who signs in anew finds what was there. */
export function ofNamedPlayer<S extends { userId: string | null }>(
  blank: () => Partial<S>,
): Handlers<S> {
  return {
    on: {
      'session.started'(slice, { userId }) {
        if (slice.userId !== userId) Object.assign(slice, blank());
        slice.userId = userId;
      },
      'session.ended'(slice) {
        Object.assign(slice, blank());
      },
    },
  };
}
