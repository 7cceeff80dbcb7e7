import { LineDrawing } from './line-drawing.tsx';

/** Shapes on a grid of 24, drawn as strokes of the text's colour. */
const shapes = {
  home: 'M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5M10 20v-5.5h4V20',
  live: 'M12 12h.01M8.5 15.5a5 5 0 0 1 0-7M15.5 8.5a5 5 0 0 1 0 7M5.6 18.4a9 9 0 0 1 0-12.8M18.4 5.6a9 9 0 0 1 0 12.8',
  line: 'M4 6.5h16v13H4zM4 10.5h16M8.5 4v4M15.5 4v4M8 14.5h2.5M13.5 14.5H16',
  ticket:
    'M4 6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4zM13.5 6v2M13.5 11v2M13.5 16v2M7.5 10h2.5M7.5 14h2.5',
  chip: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v5M12 16v5M3 12h5M16 12h5',
  games: 'M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0',
  wallet:
    'M4 7.5A1.5 1.5 0 0 1 5.5 6H18v3M4 7.5V18a1.5 1.5 0 0 0 1.5 1.5H20V9H5.5A1.5 1.5 0 0 1 4 7.5zM16 14.2h.01',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z',
  eyeOff:
    'M4 4l16 16M9.9 5.8A8.6 8.6 0 0 1 12 5.5C18 5.5 21.5 12 21.5 12a16 16 0 0 1-2.8 3.5M6.2 7.6A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a8.9 8.9 0 0 0 4-.95M10 10a2.8 2.8 0 0 0 4 4',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c2.5 2.6 3.8 5.7 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.7-3.8-9S9.5 5.6 12 3z',
  chevronDown: 'M6 9.5l6 6 6-6',
  chevronUp: 'M6 14.5l6-6 6 6',
  chevronEnd: 'M9.5 6l6 6-6 6',
  arrowStart: 'M19 12H5M11 6l-6 6 6 6',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert: 'M12 4 2.5 20h19zM12 10v4.5M12 17.2h.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.8h.01',
  done: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.3l2.8 2.8L16 9.5',
  lock: 'M6 10.5h12V20H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  swap: 'M4 8.5h14M14.5 5l3.5 3.5-3.5 3.5M20 15.5H6M9.5 12 6 15.5 9.5 19',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9M20 4.5V9h-4.5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20 20',
  star: 'M12 4l2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  trophy:
    'M8 4h8v6a4 4 0 0 1-8 0zM8 6H4.5v1.5A3.5 3.5 0 0 0 8 11M16 6h3.5v1.5A3.5 3.5 0 0 1 16 11M12 14v3M8.5 20h7M10 20l.5-3h3l.5 3',
  shield: 'M12 3.5l7.5 2.5v6c0 4.3-3 7.3-7.5 8.5-4.5-1.2-7.5-4.2-7.5-8.5V6zM9 12l2.2 2.2L15.5 10',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM9 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  logout: 'M14 4.5H5.5v15H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
  history: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.8',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10.5 11v5.5M13.5 11v5.5',
  gift: 'M4.5 11h15v9h-15zM3.5 7.5h17V11h-17zM12 7.5V20M12 7.5S10.5 3.5 8.3 3.5a2 2 0 0 0 0 4zM12 7.5s1.5-4 3.7-4a2 2 0 0 1 0 4z',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M7.5 11H5.5v9.5h13V11h-2',
  picture: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4L15 13l5 5M15.5 9h.01',
  filter: 'M4 6h16M7 12h10M10 18h4',
  document: 'M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M9 12.5h6.5M9 16.5h6.5',
  chat: 'M4 5h16v11H11l-4.5 4v-4H4z',
  offline:
    'M4 4l16 16M5 11.5a10.5 10.5 0 0 1 4-2.4M12 8.5a10.5 10.5 0 0 1 7 3M8 15a6 6 0 0 1 6-1.4M12 18.5h.01M2.5 8.3A14 14 0 0 1 6 6M10 4.9A14 14 0 0 1 21.5 8.3',
  plug: 'M9 4v5M15 4v5M6.5 9h11v3a5.5 5.5 0 0 1-11 0zM12 17.5V21',
  ball: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 8l3.8 2.8-1.5 4.4H9.7l-1.5-4.4zM12 3v5M15.8 10.8l4.7-1.5M14.3 15.2l2.9 4M9.7 15.2l-2.9 4M8.2 10.8 3.5 9.3',
} as const;

export type IconName = keyof typeof shapes;

/** Names of shapes that point somewhere: they turn round where text runs right to left. */
const directed: ReadonlySet<IconName> = new Set(['chevronEnd', 'arrowStart', 'logout']);

export interface IconProps {
  readonly name: IconName;
  /** Side length in CSS pixels. */
  readonly size?: number;
}

/** An icon beside a text or inside a named control. */
export function Icon({ name, size = 20 }: IconProps) {
  return <LineDrawing path={shapes[name]} size={size} isDirected={directed.has(name)} />;
}
