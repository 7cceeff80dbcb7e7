export interface LineDrawingProps {
  /** The path of an SVG in a square of 24. */
  readonly path: string;
  /** Side length in CSS pixels. */
  readonly size: number;
  /** It points somewhere: it turns round where text runs right to left. */
  readonly isDirected?: boolean;
}

/** A drawing in lines beside a text or inside a named control: it says nothing to a screen reader. */
export function LineDrawing({ path, size, isDirected = false }: LineDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      data-directed={isDirected || undefined}
    >
      <path d={path} />
    </svg>
  );
}
