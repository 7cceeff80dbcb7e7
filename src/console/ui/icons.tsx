/** Shapes of the player, on a grid of 16, filled with the text's colour. */
const shapes = {
  play: 'M4 2.5v11l9.5-5.5z',
  pause: 'M4 2.5h3v11H4zM9 2.5h3v11H9z',
  start: 'M2.5 2.5h2v11h-2zM13.5 2.5v11L5 8z',
  end: 'M11.5 2.5h2v11h-2zM2.5 2.5v11L11 8z',
  back: 'M10.5 3 5 8l5.5 5 1-1L7.2 8l4.3-4z',
  ahead: 'M5.5 3 11 8l-5.5 5-1-1L8.8 8 4.5 4z',
  markerBack: 'M8 3 3 8l5 5 1-1-4-4 4-4zM13 3 8 8l5 5 1-1-4-4 4-4z',
  markerAhead: 'M8 3l5 5-5 5-1-1 4-4-4-4zM3 3l5 5-5 5-1-1 4-4-4-4z',
  download: 'M7.2 2h1.6v6.2l2.5-2.5 1.1 1.1L8 11.2 3.6 6.8l1.1-1.1 2.5 2.5zM2.5 12.4h11V14h-11z',
  link: 'M6.6 9.4a2.6 2.6 0 0 1 0-3.7l2-2a2.6 2.6 0 0 1 3.7 3.7l-.9.9 1 1 .9-.9a4 4 0 0 0-5.7-5.7l-2 2a4 4 0 0 0 0 5.7zM9.4 6.6a2.6 2.6 0 0 1 0 3.7l-2 2a2.6 2.6 0 0 1-3.7-3.7l.9-.9-1-1-.9.9a4 4 0 0 0 5.7 5.7l2-2a4 4 0 0 0 0-5.7z',
  keyboard:
    'M1.5 3.5h13v9h-13zM3 5v6h10V5zM4 6h1.4v1.4H4zM6.4 6h1.4v1.4H6.4zM8.8 6h1.4v1.4H8.8zM11 6h1.2v1.4H11zM5 8.8h6v1.4H5z',
  becomes: 'M9.2 3.2 14 8l-4.8 4.8-1.1-1.1 2.9-2.9H2V7.2h9L8.1 4.3z',
  left: 'M6.8 3.2 2 8l4.8 4.8 1.1-1.1L5 8.8h9V7.2H5l2.9-2.9z',
  up: 'M3.2 6.8 8 2l4.8 4.8-1.1 1.1L8.8 5v9H7.2V5L4.3 7.9z',
  down: 'M3.2 9.2 8 14l4.8-4.8-1.1-1.1L8.8 11V2H7.2v9L4.3 8.1z',
  large: 'M2 2h5v1.6H4.7L7.2 6 6 7.2 3.6 4.7V7H2zM14 14H9v-1.6h2.3L8.8 10 10 8.8l2.4 2.5V9H14z',
  small:
    'M7.2 7.2h-5V5.6h2.3L2 3.2 3.2 2l2.4 2.5V2.2h1.6zM8.8 8.8h5v1.6h-2.3l2.5 2.4-1.2 1.2-2.4-2.5v2.3H8.8z',
  branch: 'M4 2.5h1.4v6.4H12v1.4H4z',
  open: 'M5.5 3.5 10 8l-4.5 4.5z',
} as const;

export type ShapeName = keyof typeof shapes;

/** A shape beside a text or inside a named control: it says nothing to a screen reader. */
export function Shape({ name, size = 16 }: { readonly name: ShapeName; readonly size?: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="currentColor"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
