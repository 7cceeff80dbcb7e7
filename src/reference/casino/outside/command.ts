import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Difference,
  differences,
  type RoundSide,
  totals,
} from '../../../domain/casino/reconciling.ts';
import { openDatabase } from '../../data/database.ts';
import { createLedger } from '../../money/ledger.ts';
import { createKeys } from '../../secrets/keys.ts';
import { providerKey } from './signing.ts';
import { bookedRounds, readStatement } from './statement.ts';

const USAGE = `npm run provider -- COMMAND

  key SLUG KEY-ID        the secret that a provider signs with, under the name of that key
  reconcile SLUG FILE    what the provider says, a round a line, against what the books say

DATA_DIR says where the books are, as it does for the server.`;

export interface CommandWorld {
  /** The folder of the reference back-end. */
  readonly folder: string;
  readonly now: number;
  readonly out: (line: string) => void;
}

const sideText = (side: RoundSide | null): string =>
  side === null ? 'nothing' : `${side.state} ${side.staked} ${side.paid} ${side.currency}`;

function differenceText({ round, theirs, ours, isOverdue }: Difference): string {
  const overdue = isOverdue ? '\topen for more than a day' : '';
  return `${round}\tprovider: ${sideText(theirs)}\tbooks: ${sideText(ours)}${overdue}`;
}

/** Prints both, and gives back 1 where they differ. */
function reconcile({ folder, now, out }: CommandWorld, slug: string, file: string): number {
  const statement = readStatement(readFileSync(file, 'utf8'));
  const database = openDatabase(path.join(folder, 'reference.db'));
  try {
    const booked = bookedRounds(database, slug);
    for (const { currency, rounds, staked, paid, open, result } of totals(booked)) {
      out(
        `${currency}\t${rounds} rounds\tstaked ${staked}\tpaid ${paid}\topen ${open}\thouse ${result}`,
      );
    }
    const found = differences(statement, booked, now);
    for (const one of found) out(differenceText(one));
    const { unbalanced, drifted } = createLedger(database).audit();
    const isSound = unbalanced.length === 0 && drifted.length === 0;
    if (!isSound) out('The ledger itself does not add up.');
    out(found.length === 0 ? 'No round differs.' : `${found.length} rounds differ.`);
    return isSound && found.length === 0 ? 0 : 1;
  } finally {
    database.close();
  }
}

/** Does one command of whoever runs the house: 0 done, 1 something differs, 2 not understood. */
export function providerCommand(args: readonly string[], world: CommandWorld): number {
  const [name, slug, last, ...more] = args;
  const isCommand = name === 'key' || name === 'reconcile';
  if (!isCommand || slug === undefined || last === undefined || more.length > 0) {
    world.out(USAGE);
    return 2;
  }
  if (!existsSync(path.join(world.folder, 'reference.db'))) {
    world.out(`There are no books in ${world.folder}: start the server once, or say DATA_DIR.`);
    return 2;
  }
  if (name === 'reconcile') return reconcile(world, slug, last);
  world.out(providerKey(createKeys(path.join(world.folder, 'token.key')), { slug, keyId: last }));
  return 0;
}
