import { Shape, type ShapeName } from './icons.tsx';

/** Keys that are drawn: not every font has arrows. */
const drawn: Readonly<Record<string, ShapeName>> = {
  Left: 'left',
  Right: 'becomes',
  Up: 'up',
  Down: 'down',
};

/** A key of the keyboard. */
export function Key({ name }: { readonly name: string }) {
  const shape = drawn[name];
  if (!shape) return <kbd>{name}</kbd>;
  return (
    <kbd>
      <Shape name={shape} size={12} />
      <span className="visually-hidden">{name}</span>
    </kbd>
  );
}
