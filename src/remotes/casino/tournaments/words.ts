import { SCORE_UNITS } from '../../../domain/casino/tournaments.ts';
import { isKeyOf } from '../../../kernel/is-key-of.ts';
import type { Tournament } from '../../../site/contract/tournaments.ts';
import { formatMoney, formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { useHost } from '../host.ts';

const series = {
  reels: 'tournaments_series_reels',
  quick: 'tournaments_series_quick',
  draws: 'tournaments_series_draws',
} as const;

/** What is said of a tournament in the player's language. */
export function useTournamentWords() {
  const { t, language } = useHost('tournaments');
  const clock = useClock();
  return {
    name: ({ series: name }: Pick<Tournament, 'series'>): string =>
      isKeyOf(name, series) ? t(series[name]) : name,
    time: ({ startsAt, endsAt }: Pick<Tournament, 'startsAt' | 'endsAt'>): string =>
      t('tournaments_from_to', {
        from: formatTime(startsAt, clock, 'moment'),
        to: formatTime(endsAt, clock, 'moment'),
      }),
    money: (minor: number, iso: string): string => formatMoney(minor, iso, language()),
    score: (units: number): string =>
      new Intl.NumberFormat(language(), {
        ...{ numberingSystem: 'latn', minimumFractionDigits: 2, maximumFractionDigits: 2 },
        roundingMode: 'trunc',
      } as Intl.NumberFormatOptions).format(units / SCORE_UNITS),
  };
}
