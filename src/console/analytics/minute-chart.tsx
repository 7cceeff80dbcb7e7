import { areas } from '../areas.ts';
import { countText } from '../format.ts';
import { texts } from '../texts.ts';
import css from './analytics.module.css';
import type { MinuteCount } from './counts.ts';

function Bar({ minute, most, ago }: { minute: MinuteCount; most: number; ago: number }) {
  const title = `${texts.analytics.minute(ago)}: ${countText(minute.total)}`;
  return (
    <div className={css.bar} title={title}>
      {areas.map((area) => {
        const count = minute.byArea.get(area) ?? 0;
        if (count === 0) return null;
        return <i key={area} data-area={area} style={{ blockSize: `${(count / most) * 100}%` }} />;
      })}
    </div>
  );
}

/** Events by minute, the areas stacked in their colours. */
export function MinuteChart({ minutes }: { readonly minutes: readonly MinuteCount[] }) {
  const most = Math.max(1, ...minutes.map(({ total }) => total));
  const present = areas.filter((area) => minutes.some(({ byArea }) => byArea.has(area)));
  const chart = { role: 'img', 'aria-label': texts.analytics.chart };
  return (
    <figure className={css.chart}>
      <figcaption>
        <h2>{texts.analytics.chart}</h2>
        <ul className={css.legend}>
          {present.map((area) => (
            <li key={area} data-area={area}>
              <i />
              {area}
            </li>
          ))}
        </ul>
      </figcaption>
      <p className={css.most}>{texts.analytics.most(countText(most))}</p>
      <div {...chart} className={css.bars}>
        {minutes.map((minute, index) => (
          <Bar key={minute.minute} minute={minute} most={most} ago={minutes.length - 1 - index} />
        ))}
      </div>
      <div className={css.axis} aria-hidden="true">
        <span>{texts.analytics.minute(minutes.length - 1)}</span>
        <span>{texts.analytics.minute(0)}</span>
      </div>
    </figure>
  );
}
