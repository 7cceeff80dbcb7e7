import { useDeferredValue, useMemo, useState } from 'react';
import { EmptyState } from '../../site/ui/notices/empty-state.tsx';
import { useShown } from '../session/context.ts';
import { texts } from '../texts.ts';
import { findPaths } from '../tree/rows.ts';
import { TreeView } from '../tree/tree-view.tsx';
import { SearchField } from '../ui/field.tsx';
import { Changes } from './changes.tsx';
import { changesOf, plainState } from './plain.ts';
import css from './state-panel.module.css';

const MOST_CHANGES = 200;
const MOST_FOUND = 500;

/** The read models at the moment shown, and what its event changed in them. */
export function StatePanel() {
  const { before, state } = useShown();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const plain = useMemo(() => plainState(state), [state]);
  const changes = useMemo(() => changesOf(before, state, MOST_CHANGES), [before, state]);
  const paths = useMemo(() => changes.map((change) => change.path), [changes]);
  const found = useMemo(() => findPaths(plain, wanted, MOST_FOUND).size, [plain, wanted]);
  const isSearching = wanted.trim() !== '';
  return (
    <div className={css.panel}>
      <Changes changes={changes} limited={changes.length >= MOST_CHANGES} onFind={setSearch} />
      <search className={css.bar}>
        <SearchField label={texts.state.search} value={search} onText={setSearch} />
        <span className={css.found} role="status">
          {isSearching && texts.state.found(found, found >= MOST_FOUND)}
        </span>
      </search>
      {isSearching && found === 0 ? (
        <EmptyState icon="search" title={texts.state.nothing} />
      ) : (
        <TreeView
          label={texts.state.tree}
          value={plain}
          openLevels={0}
          changed={paths}
          search={wanted}
        />
      )}
    </div>
  );
}
