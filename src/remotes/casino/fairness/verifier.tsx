import { useMemo } from 'react';
import {
  type Check,
  type CheckName,
  type Revealed,
  verified,
} from '../../../domain/casino/verify.ts';
import type { CasinoRound } from '../../../site/contract/casino.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { leftToRight } from '../../../site/ui/format/isolated.ts';
import { Icon } from '../../../site/ui/marks/icons.tsx';
import { useHost, useHostState } from '../host.ts';
import type { TableGame } from '../table/table-game.ts';
import styles from './fairness.module.css';
import { type Word, wordsOf } from './words.ts';

/** What each check is called, by the end of its text's key. */
const textOf = {
  commitment: 'commitment',
  field: 'field',
  ticketCommitment: 'ticket_commitment',
  ticket: 'ticket',
  draw: 'draw',
  settlement: 'settlement',
  credited: 'credited',
} as const satisfies Readonly<Record<CheckName, string>>;

function CheckLine({ check }: { readonly check: Check }) {
  const { t } = useHost();
  const { name, said, computed, agrees } = check;
  return (
    <li className={styles['check']} data-agrees={agrees}>
      <Icon name={agrees ? 'check' : 'close'} size={18} />
      <span>
        <strong>{t(`casino_check_${textOf[name]}`)}</strong>{' '}
        {t(agrees ? 'casino_check_agrees' : 'casino_check_differs')}
        <code>{leftToRight(computed)}</code>
        {!agrees && <code>{leftToRight(said)}</code>}
      </span>
    </li>
  );
}

/** The numbers of the stream, each with the bytes that it is made of. */
function Bytes({ words }: { readonly words: readonly Word[] }) {
  const { t } = useHost();
  const rejected = words.filter(({ value }) => value === null).length;
  return (
    <div className={styles['bytes']}>
      <p>{t('casino_check_bytes', { words: words.length, rejected })}</p>
      <ol dir="ltr">
        {words.map(({ hex, bound, value }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stream is in order, and stays so
          <li key={place}>
            <code>{hex}</code>
            <span>{value === null ? '—' : `mod ${bound} = ${value}`}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface VerifierProps {
  readonly game: TableGame;
  readonly round: CasinoRound;
}

/** The seed behind a commitment: told with the round, or since its pair was revealed. */
function useSeedOf(seeds: CasinoRound['seeds'] | undefined): string | null {
  const revealed = useHostState((state) => state.seeds.pair?.revealed ?? null);
  if (!seeds) return null;
  return (
    seeds.serverSeed ?? (revealed?.commitment === seeds.commitment ? revealed.serverSeed : null)
  );
}

/** The button that reveals: the pair is over with it, and the next one begins. */
function NotRevealed({ seeds: { commitment } }: Pick<CasinoRound, 'seeds'>) {
  const host = useHost();
  const rotating = useHostState((state) => state.seeds.rotating);
  return (
    <div className={styles['reveal']}>
      <p>{host.t('casino_not_revealed')}</p>
      <Button
        size="s"
        busy={rotating.status === 'busy'}
        onClick={() => host.rotateSeeds(commitment)}
      >
        {host.t('casino_reveal')}
      </Button>
      {rotating.told && <p role="alert">{host.say(rotating.told)}</p>}
    </div>
  );
}

/** The bytes that a draw used; what cannot be drawn uses none. */
function bytesOf(
  { bounds }: TableGame,
  { bet, seeds }: CasinoRound,
  serverSeed: string,
  draw: unknown,
) {
  const { clientSeed, nonce } = seeds;
  try {
    return wordsOf({ serverSeed, clientSeed, nonce }, bounds(bet, draw));
  } catch {
    return [];
  }
}

function computed(game: TableGame, round: CasinoRound, revealed: Revealed) {
  const found = verified(game, round, revealed);
  return { ...found, words: bytesOf(game, round, revealed.serverSeed, found.draw) };
}

/** Computes a round once more before the player's eyes, each step with what it came to. */
export function Verifier({ game, round }: VerifierProps) {
  const host = useHost();
  const serverSeed = useSeedOf(round.seeds);
  const ownSeed = useSeedOf(round.ownSeeds);
  const isAsked = useHostState((state) => state.rounds.verified[round.id] !== undefined);
  const found = useMemo(
    () => (isAsked && serverSeed !== null ? computed(game, round, { serverSeed, ownSeed }) : null),
    [isAsked, game, round, serverSeed, ownSeed],
  );
  if (round.status === 'open') return null;
  if (round.rules !== game.rulesVersion) return <p>{host.t('casino_other_rules')}</p>;
  if (serverSeed === null) {
    const isPersonal = round.draw === null;
    return isPersonal ? <NotRevealed seeds={round.seeds} /> : <p>{host.t('casino_not_yet')}</p>;
  }
  const check = () => {
    const { first } = verified(game, round, { serverSeed, ownSeed });
    const result = first === null ? 'agrees' : 'differs';
    host.tellVerified({ roundId: round.id, result, ...(first === null ? {} : { first }) });
  };
  return (
    <div className={styles['verifier']}>
      {round.ownSeeds && ownSeed === null && <NotRevealed seeds={round.ownSeeds} />}
      {!found && (
        <Button size="s" icon="shield" onClick={check}>
          {host.t('casino_verify')}
        </Button>
      )}
      <div role="status">
        {found && (
          <p className={styles['verdict']} data-agrees={found.first === null}>
            {found.first === null
              ? host.t('casino_verified')
              : host.t('casino_verified_not', {
                  what: host.t(`casino_check_${textOf[found.first]}`),
                })}
          </p>
        )}
      </div>
      {found && (
        <>
          <ul className={styles['checks']}>
            {found.checks.map((one) => (
              <CheckLine key={one.name} check={one} />
            ))}
          </ul>
          {found.words.length > 0 && <Bytes words={found.words} />}
        </>
      )}
    </div>
  );
}
