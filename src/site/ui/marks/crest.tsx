import { useId } from 'react';
import { countryOf } from './country-of.ts';
import styles from './crest.module.css';
import { crestOf } from './crest-of.ts';

interface CrestProps {
  readonly team: string;
  /** Side length in CSS pixels. */
  readonly size?: number;
}

/** A club's crest beside its name, or a country's flag: it says nothing to a screen reader. */
export function Crest({ team, size = 20 }: CrestProps) {
  const country = countryOf(team);
  if (country === null) return <Shield team={team} size={size} />;
  return (
    <img
      className={styles['flag']}
      src={`/flags/${country}.svg`}
      alt=""
      loading="lazy"
      width={size}
      height={size}
    />
  );
}

function Shield({ team, size }: Required<CrestProps>) {
  const id = useId();
  const { outline, division, charge, field, second } = crestOf(team);
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      data-crest={team}
    >
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path fill={field} d="M0 0h24v24H0z" />
        <path fill={second} d={division} />
        {charge !== null && (
          <path fill={field} stroke={second} strokeWidth={1.5} strokeLinejoin="round" d={charge} />
        )}
      </g>
      {/* In the text's colour: a dark crest keeps its edge on a dark page, a white one on a light. */}
      <path fill="none" stroke="currentColor" strokeOpacity={0.55} strokeWidth={1} d={outline} />
    </svg>
  );
}
