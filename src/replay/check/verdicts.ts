/** What a check of a recording can find: the one table behind the command line, its help, the
 * service, the console and `docs/verification.md`. */

interface VerdictDeclaration {
  readonly name: string;
  /** Of the command line. 1 is for what is not what was recorded; 2, wrong use, is no verdict. */
  readonly exitCode: number;
  readonly meaning: string;
  /** What to do about it. */
  readonly next: string;
}

/** Gravest first: where several hold, the first of them is the verdict, and all are told. */
export const verdicts = [
  {
    name: 'altered',
    exitCode: 1,
    meaning: 'a batch is not what was chained or signed',
    next: 'Believe nothing of it. Compare with a receipt kept elsewhere and look who had the database.',
  },
  {
    name: 'reordered',
    exitCode: 1,
    meaning: 'a batch is genuine and stands elsewhere than it was written',
    next: 'As with altered.',
  },
  {
    name: 'removed',
    exitCode: 1,
    meaning: 'what a batch was written after is gone',
    next: 'As with altered.',
  },
  {
    name: 'end-removed',
    exitCode: 1,
    meaning: 'a receipt covers more than there is',
    next: 'As with altered; the receipt says how far it went.',
  },
  {
    name: 'bad-receipt',
    exitCode: 1,
    meaning: 'a receipt is signed by no key that is trusted, or is of another log',
    next: 'Ask the service for its key and give it with --key.',
  },
  {
    name: 'differs',
    exitCode: 1,
    meaning: 'its events do not lead to the state, or not to the calls, that it recorded',
    next: 'Look at the event it names: it was changed, or this build folds it otherwise without saying so.',
  },
  {
    name: 'renumbered',
    exitCode: 3,
    meaning:
      'its events do not fit each other: some were removed, added or moved, and the rest numbered anew',
    next: 'Take the recording from the service once more, with its proof.',
  },
  {
    name: 'unreadable',
    exitCode: 4,
    meaning: 'lines of it are no events, cut off or out of order',
    next: 'Take it once more: a download broke off, or something wrote into the file.',
  },
  {
    name: 'gap',
    exitCode: 5,
    meaning: 'events are missing before its end; what comes after cannot be compared',
    next: 'The browser may have had no room: then the service has the gap too. If not, the file was changed.',
  },
  {
    name: 'end-missing',
    exitCode: 6,
    meaning: 'it ends before the last event that its header promises',
    next: 'Take it once more: the download broke off, or lines were removed.',
  },
  {
    name: 'unknown-catalogue',
    exitCode: 7,
    meaning: 'this build knows no way from the catalogue that it names',
    next: 'Check it with the build that made it, or a newer one.',
  },
  {
    name: 'set-aside',
    exitCode: 8,
    meaning:
      'events do not fit the shapes of this build; read models that take them in were not compared',
    next: 'If an older build made it, check it with that one; if this one did, the events were damaged.',
  },
  {
    name: 'empty-checkpoint',
    exitCode: 9,
    meaning: 'a checkpoint does not hold what had to be in it',
    next: 'No build writes that: take the recording from the service once more, with its proof.',
  },
  {
    name: 'no-checkpoint',
    exitCode: 10,
    meaning: 'no checkpoint to compare with',
    next: 'The session may have ended before its first. Rely on the chain alone.',
  },
  {
    name: 'changed',
    exitCode: 11,
    meaning: 'read models have changed since it was made; all others were compared and match',
    next: 'Check it with the build that made it to have those compared too.',
  },
  {
    name: 'unchecked',
    exitCode: 12,
    meaning: 'something that was asked for could not be checked, for the reason given',
    next: 'Look at the reason.',
  },
  {
    name: 'no-farewell',
    exitCode: 13,
    meaning:
      'all there is matches, and it ends without a farewell: the last moments may be missing',
    next: 'A browser that crashed or lost its network says no farewell. Ask the service again later.',
  },
  {
    name: 'under-way',
    exitCode: 14,
    meaning: 'all there is matches, and the session was going on when it was exported',
    next: 'Take it again when the session is over.',
  },
  {
    name: 'unproved',
    exitCode: 0,
    meaning: 'all of it matches, and no signed chain says that it is what was recorded',
    next: "To have it proved, export it with its proof and give the service's key with --key: then this is 1.",
  },
  {
    name: 'self-signed',
    exitCode: 0,
    meaning: 'all of it matches, and its chain is signed by a key that came with it',
    next: 'Compare that key with the one the service publishes, or give --key: then this is 1.',
  },
  {
    name: 'match',
    exitCode: 0,
    meaning:
      'chain recomputed, receipts checked, no gap, farewell there, every checkpoint compared',
    next: 'Nothing.',
  },
] as const satisfies readonly VerdictDeclaration[];

export type VerdictName = (typeof verdicts)[number]['name'];

/** Something that a check found, in a sentence. */
export interface Finding {
  readonly verdict: VerdictName;
  /** The event to look at. */
  readonly seq?: number;
  readonly detail: string;
}

export function verdictOf(name: VerdictName): VerdictDeclaration {
  return verdicts.find((one) => one.name === name) ?? verdicts[0];
}

/** The gravest of what was found; `match` where nothing was. */
export function gravest(findings: readonly Pick<Finding, 'verdict'>[]): VerdictName {
  const found = new Set(findings.map(({ verdict }) => verdict));
  return verdicts.find(({ name }) => found.has(name))?.name ?? 'match';
}
