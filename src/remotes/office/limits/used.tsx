import type { Limit } from '../../../site/contract/player.ts';
import { formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { useSecondsUntil } from '../../../site/ui/format/use-seconds.ts';
import { useHost } from '../host.ts';
import { useAmountWords } from './limit-words.ts';
import styles from './limits.module.css';
import { NEARLY, type Standing, standingOf } from './standing.ts';

const LEVELS = {
  room: null,
  near: 'office_limit_near',
  reached: 'office_limit_reached',
} as const satisfies Readonly<Record<Standing['level'], string | null>>;

/** When a limit leaves more, and how much; null where nobody says so, or it is so by now. */
export function useFrees({ limitType, frees }: Limit): string | null {
  const { t } = useHost('responsible_gaming');
  const clock = useClock();
  const wordsOf = useAmountWords();
  const at = frees ? frees.at * 1000 : null;
  if (useSecondsUntil(at) === 0 || at === null || !frees) return null;
  const date = formatTime(at, clock, 'zonedMoment');
  return t('office_limit_frees', { date, left: wordsOf(limitType, frees.left) });
}

/** How much of a limit is used and left, in words. */
export function useUsedWords(): (limitType: number, standing: Standing) => string {
  const { t } = useHost('responsible_gaming');
  const wordsOf = useAmountWords();
  return (limitType, { used, value, left, level }) => {
    const words = t('office_limit_used', {
      used: wordsOf(limitType, used),
      limit: wordsOf(limitType, value),
      left: wordsOf(limitType, left),
    });
    const key = LEVELS[level];
    return key === null ? words : `${t(key)} ${words}`;
  };
}

/** How much of a limit is used, as a meter and in words, and when it leaves more. */
export function Used({ limit }: { readonly limit: Limit }) {
  const wordsOf = useUsedWords();
  const frees = useFrees(limit);
  const standing = standingOf(limit);
  if (standing === null) return null;
  const { value, used, level } = standing;
  const max = Math.max(1, value);
  const label = wordsOf(limit.limitType, standing);
  return (
    <div className={styles['used']} data-level={level}>
      <meter
        className={styles['meter']}
        min={0}
        max={max}
        value={level === 'reached' ? max : Math.min(used, max)}
        high={max * NEARLY}
        aria-label={label}
      />
      <p className={`${styles['quiet']} numbers`}>{label}</p>
      {frees !== null && <p className={`${styles['quiet']} numbers`}>{frees}</p>}
    </div>
  );
}
