import type { VerdictName } from '../../replay/check/verdicts.ts';

interface VerdictText {
  /** On a chip. */
  readonly short: string;
  readonly long: string;
  readonly tone: 'done' | 'danger' | 'plain';
}

/** The verdicts of checks for those who look at recordings, by the names they have everywhere. */
export const verdictTexts: Readonly<Record<VerdictName, VerdictText>> = {
  match: { short: 'Matches', long: 'The replay is what the player had.', tone: 'done' },
  'self-signed': {
    short: 'Self-signed',
    long: 'The replay matches a recording that brought its own key.',
    tone: 'plain',
  },
  unproved: {
    short: 'Unproved',
    long: 'The replay matches, and no signature covers all of it.',
    tone: 'plain',
  },
  'under-way': {
    short: 'Under way',
    long: 'The replay matches as far as it has come.',
    tone: 'plain',
  },
  'no-farewell': {
    short: 'No farewell',
    long: 'The replay matches, and its last moments may be missing.',
    tone: 'plain',
  },
  changed: {
    short: 'Another build',
    long: 'Read models have changed since it was recorded; all others match.',
    tone: 'plain',
  },
  unchecked: { short: 'Unchecked', long: 'It could not be checked.', tone: 'plain' },
  'no-checkpoint': {
    short: 'Unchecked',
    long: 'The recording holds no checkpoint, so there is nothing to check against.',
    tone: 'plain',
  },
  'empty-checkpoint': {
    short: 'Empty checkpoint',
    long: 'A checkpoint does not hold what had to be in it.',
    tone: 'danger',
  },
  'set-aside': {
    short: 'Set aside',
    long: 'Events could not be read; what they led to was not compared.',
    tone: 'danger',
  },
  'unknown-catalogue': {
    short: 'Unknown catalogue',
    long: 'It was recorded with a catalogue that this build cannot read.',
    tone: 'danger',
  },
  'end-missing': { short: 'End missing', long: 'Its end is not there.', tone: 'danger' },
  gap: {
    short: 'Gap',
    long: 'Events are missing; what comes after could not be compared.',
    tone: 'danger',
  },
  unreadable: { short: 'Unreadable', long: 'Parts of it are no events.', tone: 'danger' },
  renumbered: {
    short: 'Renumbered',
    long: 'Its events do not fit each other: some were removed, added or moved.',
    tone: 'danger',
  },
  differs: { short: 'Differs', long: 'The replay is not what was recorded.', tone: 'danger' },
  'bad-receipt': {
    short: 'Bad receipt',
    long: 'The receipt of this recording is not one that the service signed.',
    tone: 'danger',
  },
  'end-removed': {
    short: 'End removed',
    long: 'The service signed more than is there: the end of this recording was removed.',
    tone: 'danger',
  },
  removed: {
    short: 'Part removed',
    long: 'The service found that a part of this recording was removed.',
    tone: 'danger',
  },
  reordered: {
    short: 'Reordered',
    long: 'The service found that parts of this recording changed places.',
    tone: 'danger',
  },
  altered: {
    short: 'Altered',
    long: 'The service found that this recording was altered: it is not what was recorded.',
    tone: 'danger',
  },
};
