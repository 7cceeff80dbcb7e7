import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { texts } from '../texts.ts';
import { Guarded } from './guarded.tsx';
import css from './virtual-list.module.css';
import { type ListView, rowsInView, scrollFor } from './windowing.ts';

export interface VirtualListProps {
  readonly label: string;
  readonly role: 'listbox' | 'tree';
  readonly count: number;
  /** Height of every row, in CSS pixels. */
  readonly rowHeight: number;
  /** Row to bring into view whenever it changes; -1 for none. */
  readonly shown?: number;
  /** Id of the row that has the keyboard. */
  readonly active?: string | undefined;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** Draws a row: an element as high as the rows are, in the role the list's role asks for. */
  readonly children: (row: number) => ReactNode;
}

/** What is taken for the height before it can be measured. */
const UNMEASURED = 600;

function useListView(): [RefObject<HTMLDivElement | null>, ListView, () => void] {
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<ListView>({ scrollTop: 0, height: UNMEASURED });
  const measure = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, clientHeight } = element;
    const height = clientHeight || UNMEASURED;
    setView((old) =>
      old.scrollTop === scrollTop && old.height === height ? old : { scrollTop, height },
    );
  }, []);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [measure]);
  return [scroller, view, measure];
}

interface RowProps {
  readonly row: number;
  readonly draw: (row: number) => ReactNode;
}

/** Drawn as a component of its own, so that what a row throws is the row's. */
function Row({ row, draw }: RowProps) {
  return draw(row);
}

interface BrokenRowProps {
  readonly role: VirtualListProps['role'];
  readonly height: number;
}

function BrokenRow({ role, height }: BrokenRowProps) {
  const item = { role: role === 'tree' ? 'treeitem' : 'option', 'aria-selected': false };
  return (
    <div {...item} className={css.broken} style={{ blockSize: height }}>
      {texts.failure.row}
    </div>
  );
}

/** A list of any length, of which only the rows in view are drawn. */
export function VirtualList(props: VirtualListProps) {
  const { label, role, count, rowHeight, shown = -1, active, onKeyDown, children } = props;
  const [scroller, view, measure] = useListView();
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || shown < 0) return;
    const { scrollTop, clientHeight } = element;
    const top = scrollFor({ scrollTop, height: clientHeight || UNMEASURED }, rowHeight, shown);
    if (top !== scrollTop) element.scrollTop = top;
    measure();
  }, [scroller, measure, shown, rowHeight]);
  const { first, end } = rowsInView(view, rowHeight, count);
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, i) => first + i);
  const list = {
    role,
    tabIndex: 0,
    'aria-label': label,
    'aria-activedescendant': active,
    onKeyDown,
  };
  return (
    <div ref={scroller} {...list} className={css.list} onScroll={measure}>
      <div role="presentation" className={css.all} style={{ blockSize: count * rowHeight }}>
        <div
          role="presentation"
          className={css.drawn}
          style={{ transform: `translateY(${first * rowHeight}px)` }}
        >
          {rows.map((row) => (
            <Guarded
              key={row}
              place={children}
              fallback={() => <BrokenRow role={role} height={rowHeight} />}
            >
              <Row row={row} draw={children} />
            </Guarded>
          ))}
        </div>
      </div>
    </div>
  );
}
