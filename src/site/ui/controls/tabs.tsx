import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './tabs.module.css';

export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
}

export interface TabsProps {
  /** Names the set. */
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** What the selected tab shows. */
  readonly children?: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The place the keyboard goes to from `index`, or null for a key that is not ours. */
function target(key: string, index: number, count: number, rtl: boolean): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? null : (index + (rtl ? -step : step) + count) % count;
}

interface TabProps {
  readonly id: string;
  readonly panel: string | undefined;
  readonly isSelected: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Tab({ id, panel, isSelected, onPress, children }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={id}
      aria-selected={isSelected}
      aria-controls={panel}
      tabIndex={isSelected ? 0 : -1}
      className={styles['tab']}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Tabs over one panel. Arrow keys, Home and End move and select, following the text's direction. */
export function Tabs({ label, items, selected, onSelect, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = items.findIndex((item) => item.id === selected);
    const rtl = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl';
    const next = target(event.key, index, items.length, rtl);
    const item = next === null ? undefined : items[next];
    if (item === undefined || next === null) return;
    event.preventDefault();
    onSelect(item.id);
    const tab = list.current?.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <>
      <div
        ref={list}
        className={styles['tabs']}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <Tab
            key={item.id}
            id={`${id}-${item.id}`}
            panel={children === undefined ? undefined : `${id}-panel`}
            isSelected={item.id === selected}
            onPress={() => onSelect(item.id)}
          >
            {item.label}
          </Tab>
        ))}
      </div>
      {children !== undefined && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
          {children}
        </div>
      )}
    </>
  );
}
