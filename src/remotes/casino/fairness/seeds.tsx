import { type FormEvent, useEffect, useState } from 'react';
import { usesOwnSeeds } from '../../../domain/casino/own-seeds.ts';
import type { CasinoGame, OwnPair } from '../../../site/contract/casino.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { useNow } from '../../../site/ui/format/use-now.ts';
import { Field } from '../../../site/ui/forms/field.tsx';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { Told } from '../../../site/ui/notices/told.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from './fairness.module.css';
import { HashLine } from './hash-line.tsx';

const SEED = /^[\w-]{1,64}$/;

/**
 * A player's first client seed is the browser's: without one nothing can be drawn. It is sent once of
 * itself; where that fails the player says when again.
 */
export function FirstSeed() {
  const host = useHost();
  const { pair, choosing } = useHostState((state) => state.seeds);
  const lacking = pair?.clientSeed === null ? pair.commitment : null;
  useEffect(() => {
    if (lacking !== null) host.chooseFreshSeed();
  }, [lacking, host]);
  const retryAt = choosing.retryAt ?? 0;
  const now = useNow(retryAt);
  return (
    <Told told={lacking === null ? null : choosing.told}>
      <Button size="s" waiting={now < retryAt} onClick={() => host.chooseFreshSeed()}>
        {host.t('casino_seed_retry')}
      </Button>
    </Told>
  );
}

/** The player's own text, which they may change before any round. */
function ClientSeed({ current }: { readonly current: string }) {
  const host = useHost();
  const choosing = useHostState((state) => state.seeds.choosing);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? current;
  const isFit = SEED.test(text);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isFit || text === current) return;
    host.chooseClientSeed(text);
    setTyped(null);
  };
  return (
    <form className={styles['seed']} onSubmit={save}>
      <Field
        name="clientSeed"
        label={host.t('casino_seed_client')}
        hint={host.t('casino_seed_client_hint')}
        error={isFit ? null : host.t('casino_seed_client_wrong')}
        dir="ltr"
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" busy={choosing.status === 'busy'} disabled={!isFit || text === current}>
        {host.t('casino_seed_change')}
      </Button>
      <Told told={choosing.told} />
    </form>
  );
}

/** How many rounds and tickets were drawn from a pair, as far as this table knows of them. */
function useNonce({ commitment, nonce }: Pick<OwnPair, 'commitment' | 'nonce'>): number {
  const seats = useHostState((state) => state.table.seats);
  const drawn = seats.map(({ round }) => round.ownSeeds ?? round.seeds);
  const after = drawn
    .filter((seeds) => seeds.commitment === commitment)
    .map((one) => one.nonce + 1);
  return Math.max(nonce, ...after);
}

/** The pair that is used now. */
function PairLines({ pair }: { readonly pair: OwnPair }) {
  const host = useHost();
  const nonce = useNonce(pair);
  return (
    <dl className={styles['hashes']}>
      <HashLine label={host.t('casino_seed_commitment')} value={pair.commitment} />
      <HashLine label={host.t('casino_seed_nonce')} value={String(nonce)} />
      <HashLine label={host.t('casino_seed_next')} value={pair.next} />
      {pair.revealed?.serverSeed && (
        <HashLine label={host.t('casino_seed_revealed')} value={pair.revealed.serverSeed} />
      )}
    </dl>
  );
}

/** The pair that rounds are drawn from, what comes next, and the way to reveal it. */
function Pair() {
  const host = useHost();
  const pair = useHostState((state) => state.seeds.pair);
  const rotating = useHostState((state) => state.seeds.rotating);
  const isFailed = useHostState((state) => state.seeds.status === 'failed');
  if (isFailed) {
    return (
      <ErrorState icon="plug" title={host.t('casino_seeds_failed')}>
        <RefreshButton />
      </ErrorState>
    );
  }
  if (!pair) return <SkeletonList rows={3} label={host.t('main_loading')} />;
  return (
    <>
      <PairLines pair={pair} />
      <ClientSeed current={pair.clientSeed ?? ''} />
      <div className={styles['reveal']}>
        <p>{host.t('casino_seed_rotate_text')}</p>
        <Button busy={rotating.status === 'busy'} onClick={() => host.rotateSeeds(pair.commitment)}>
          {host.t('casino_seed_rotate')}
        </Button>
        <Told told={rotating.told} />
      </div>
    </>
  );
}

/** Of a shared draw: where its chain ends, and the salt. */
function Chain() {
  const { t } = useHost();
  const draws = useHostState((state) => state.draws);
  return (
    <>
      <p>{t('casino_chain_text')}</p>
      <dl className={styles['hashes']}>
        <HashLine label={t('casino_chain_terminal')} value={draws.terminal} />
        {draws.nextTerminal !== null && (
          <HashLine label={t('casino_chain_next')} value={draws.nextTerminal} />
        )}
        <HashLine label={t('casino_chain_salt')} value={draws.salt} />
      </dl>
      <p>{t('casino_chain_demonstration')}</p>
    </>
  );
}

/** What decides the rounds of the table, shown before anything is staked. */
export function Seeds({ game: { id, isShared } }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  const isDemo = useHostState((state) => state.session.status === 'guest');
  // Of play money no fingerprint is shown before: nothing is said of one.
  if (isDemo && !isShared) return <p>{t('casino_seeds_demo')}</p>;
  return (
    <>
      {isShared && <Chain />}
      {!isDemo && usesOwnSeeds(id, isShared) && (
        <>
          <p>{t(isShared ? 'casino_seeds_ticket' : 'casino_seeds_text')}</p>
          <Pair />
        </>
      )}
    </>
  );
}
