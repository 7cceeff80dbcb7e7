import type { PokerRank } from '../../../../domain/casino/games/video-poker.ts';
import { useHost } from '../../host.ts';
import tableStyles from '../../table/table.module.css';
import { multiplierText, percentText } from '../../words/ratio.ts';
import styles from './video-poker.module.css';
import { prizes, textOf } from './video-poker.ts';

/** What each hand pays and how likely it is; the one that lies there is lit. */
export function Pays({ made }: { readonly made: PokerRank | null }) {
  const { t, language } = useHost();
  return (
    <table className={`${tableStyles['prizes']} ${styles['pays']}`}>
      <thead>
        <tr>
          <th scope="col">{t('casino_video_poker_hand_name')}</th>
          <th scope="col">{t('casino_multiplier')}</th>
          <th scope="col">{t('casino_video_poker_chance')}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map(({ rank, pays, chance }) => (
          <tr key={rank} data-made={rank === made} aria-current={rank === made || undefined}>
            <th scope="row">{t(`casino_video_poker_rank_${textOf[rank]}`)}</th>
            <td className="numbers">{multiplierText(pays, language())}</td>
            <td className="numbers">{percentText(chance, language(), 4)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
