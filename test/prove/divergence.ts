/** Ways in which a session can come out other than it was promised. */
export const DIVERGENCES = {
  thrown: 'something threw through the runtime, the recorder or a reader',
  order: 'seqs in the bus are not 0, 1, 2 and so on',
  'read-model': 'a read model, or a subscriber, threw',
  effect: 'an effect threw that was not made to',
  storm: 'more events than any session leads to',
  recorded: 'a stored event is not what was published',
  loss: 'events are missing, and nothing said so',
  stranded: 'events are still in the queue after the collector worked for long',
  tail: 'a kill took more than the last moment',
  chain: 'the chain of the stored batches is not intact',
  'set-aside': 'a stored event cannot be folded',
  ndjson: 'a log written as NDJSON is read as another',
  fold: 'the fold of the stored log is not the live state',
  seek: 'a state reached by seeking is not the fold from the start',
  verify: 'the log does not match its checkpoints',
  intentions: 'effects do not issue the recorded calls and events again',
  secret: 'a planted secret left the page, or came into a read model',
} as const;

export type DivergenceKind = keyof typeof DIVERGENCES;

export interface Divergence {
  readonly kind: DivergenceKind;
  /** Name of the page it was found in. */
  readonly page: string;
  readonly detail: string;
}
