import { isNamed } from '../../../domain/line/name-search.ts';
import type { Result } from '../../../site/contract/betting.ts';
import { SearchField } from '../../../site/ui/forms/search-field.tsx';
import { SelectField } from '../../../site/ui/forms/select-field.tsx';
import { useHost } from '../host.ts';
import styles from './filter.module.css';

/** What of a day is looked for. */
export interface Filter {
  /** Empty: any championship. */
  readonly champ: string;
  /** A part of the name of a team or a championship; empty: any. */
  readonly name: string;
}

export const EVERYTHING: Filter = { champ: '', name: '' };

interface Champ {
  readonly id: number;
  readonly name: string;
}

/** The games that are looked for. A championship that is not among those of the day narrows nothing. */
export function found(
  { champ, name }: Filter,
  champs: readonly Champ[],
  games: readonly Result[],
): readonly Result[] {
  const names = new Map(champs.map((one) => [one.id, one.name]));
  const isKnown = champs.some(({ id }) => String(id) === champ);
  return games.filter(({ champId, team1, team2 }) => {
    if (isKnown && String(champId) !== champ) return false;
    return [team1, team2, names.get(champId) ?? ''].some((one) => isNamed(one, name));
  });
}

interface ResultsFilterProps {
  readonly champs: readonly Champ[];
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Narrows the results of a day to a championship, or to a name. */
export function ResultsFilter({ champs, filter, onChange }: ResultsFilterProps) {
  const { t } = useHost();
  return (
    <form className={styles['filter']} onSubmit={(event) => event.preventDefault()}>
      <SelectField
        name="champ"
        label={t('sport_main_champ_title')}
        options={[
          { value: '', label: t('sport_results_all') },
          ...champs.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        suggested={filter.champ}
        onChoose={(champ) => onChange({ ...filter, champ })}
      />
      <SearchField
        name="name"
        label={t('sport_results_search')}
        value={filter.name}
        onType={(name) => onChange({ ...filter, name })}
      />
    </form>
  );
}
