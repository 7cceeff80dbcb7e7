import { type FormEvent, useState } from 'react';
import {
  HISTORY_PERIODS,
  type HistoryFilter,
  type HistoryPeriod,
} from '../../../domain/bets/history.ts';
import { COUPON_TYPE } from '../../../domain/coupon/type.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { Segmented } from '../../../site/ui/controls/segmented.tsx';
import { SearchField } from '../../../site/ui/forms/search-field.tsx';
import { SelectField } from '../../../site/ui/forms/select-field.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from './history.module.css';

const STATUSES = ['all', 'open', 'settled'] as const;
/** Several singles are kept as bets of their own. */
const TYPES = [COUPON_TYPE.single, COUPON_TYPE.express, COUPON_TYPE.system, COUPON_TYPE.blocks];
const ANY = 'any';

interface Chosen {
  readonly filter: HistoryFilter;
  readonly onChoose: (part: Partial<HistoryFilter>) => void;
}

function TypeChoice({ filter, onChoose }: Chosen) {
  const { t } = useHost('bets');
  return (
    <SelectField
      label={t('office_history_type')}
      name="type"
      value={String(filter.typeId ?? ANY)}
      options={[
        { value: ANY, label: t('office_history_any') },
        ...TYPES.map((id) => ({ value: String(id), label: t(`coupon_type_${id}`) })),
      ]}
      onChoose={(value) => onChoose({ typeId: TYPES.find((id) => String(id) === value) ?? null })}
    />
  );
}

function PeriodChoice({ filter, onChoose }: Chosen) {
  const { t } = useHost();
  const isKnown = (value: string): value is HistoryPeriod =>
    HISTORY_PERIODS.some((period) => period === value);
  return (
    <SelectField
      label={t('office_history_period')}
      name="period"
      value={filter.period}
      options={HISTORY_PERIODS.map((value) => ({
        value,
        label: t(`office_history_period_${value}`),
      }))}
      onChoose={(value) => isKnown(value) && onChoose({ period: value })}
    />
  );
}

/** For whoever has several. */
function AccountChoice({ filter, onChoose }: Chosen) {
  const { t } = useHost();
  const accounts = useHostState((state) => state.accounts.items);
  if (accounts.length < 2) return null;
  return (
    <SelectField
      label={t('office_history_account')}
      name="account"
      value={filter.accountId ?? ANY}
      options={[
        { value: ANY, label: t('office_history_any_account') },
        ...accounts.map(({ id, label }) => ({ value: id, label })),
      ]}
      onChoose={(value) => onChoose({ accountId: value === ANY ? null : value })}
    />
  );
}

/** Looked for when it is said, not with each letter: it is a question to the server. */
function Search({ filter, onChoose }: Chosen) {
  const { t } = useHost();
  const [text, setText] = useState(filter.text);
  const find = (event: FormEvent) => {
    event.preventDefault();
    onChoose({ text: text.trim() });
  };
  return (
    <form className={styles['search']} onSubmit={find}>
      <SearchField
        name="text"
        label={t('office_history_search')}
        value={text}
        onType={(typed) => {
          setText(typed);
          if (typed === '' && filter.text !== '') onChoose({ text: '' });
        }}
      />
      <Button type="submit" icon="search">
        {t('office_history_find')}
      </Button>
    </form>
  );
}

/** What the player narrows the history to; the server looks through all of it. */
export function Filters() {
  const host = useHost();
  const filter = useHostState((state) => state.bets.filter);
  const onChoose = (part: Partial<HistoryFilter>) => host.chooseBets({ ...filter, ...part });
  const chosen = { filter, onChoose };
  return (
    <div className={styles['filters']}>
      <div className={styles['filter']}>
        <Segmented
          label={host.t('office_history_filter')}
          items={STATUSES.map((id) => ({ id, label: host.t(`office_history_${id}`) }))}
          selected={STATUSES.find((id) => id === filter.status) ?? 'all'}
          onSelect={(id) => onChoose({ status: id === 'all' ? null : id })}
        />
      </div>
      <div className={styles['choices']}>
        {filter.status !== 'open' && <PeriodChoice {...chosen} />}
        <TypeChoice {...chosen} />
        <AccountChoice {...chosen} />
      </div>
      <Search {...chosen} />
    </div>
  );
}
