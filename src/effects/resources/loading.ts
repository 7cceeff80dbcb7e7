import type { CallInput, CallName } from '../../calls/table.ts';
import type { Envelope, EventType } from '../../events/catalogue.ts';
import type { Resource } from '../../projections/answers/resource.ts';
import type { State } from '../../projections/state.ts';
import { type Caused, type EffectContext, request } from '../define.ts';

/** When something is loaded, and how it is asked for. Which pages need it, their rows say. */
export interface Loading {
  /** How far it is. */
  readonly of: (state: State) => Resource;
  /** Whose it is: what is a player's is not asked for where there is none. */
  readonly whose: 'player' | 'anybody';
  /** What it is needed for, besides pages. */
  readonly needed?: readonly EventType[];
  /**
   * Whether the player waits for something of it: then what it is needed for has it asked for on
   * pages, too, that do not show it.
   */
  readonly isAwaited?: (state: State) => boolean;
  /** Whether it is in sight, where that is not a matter of the page. */
  readonly isShown?: (state: State) => boolean;
  /** Each time it is needed it is asked for anew: what is there may be old. */
  readonly isAnew?: boolean;
  /** What is there does not serve, or what is on its way will not. */
  readonly isStale?: (state: State) => boolean;
  /** What makes it stale while it is shown. */
  readonly stale?: readonly EventType[];
  /** Whether time alone has made it stale: looked at with each tick of the site's clocks while the page is seen. */
  readonly isOutdated?: (state: State, at: number) => boolean;
  /** The call that the site goes on without, where it fails; the log says so. */
  readonly optional?: CallName;
  readonly ask: (
    context: Pick<EffectContext, 'state' | 'nextRequestId' | 'environment'>,
    cause: Envelope,
  ) => readonly Caused[];
}

/** Calls that nothing has to be told. */
type PlainCall = {
  [C in CallName]: Record<string, never> extends CallInput<C> ? C : never;
}[CallName];

/** Asks by one call, with what the state says of it. */
export function by<C extends CallName>(
  call: C,
  input: (state: State) => CallInput<C>,
): Loading['ask'];
export function by<C extends PlainCall>(call: C): Loading['ask'];
export function by(
  call: CallName,
  input: (state: State) => CallInput<CallName> = () => ({}),
): Loading['ask'] {
  return (context, cause) => [request(context, call, input(context.state()), cause)];
}
