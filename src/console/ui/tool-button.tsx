import type { ButtonHTMLAttributes } from 'react';
import { Shape, type ShapeName } from './icons.tsx';
import css from './tool-button.module.css';

export interface ToolButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly icon: ShapeName;
  readonly label: string;
  /** Key that does the same, shown in the tip. */
  readonly hint?: string;
  readonly main?: boolean;
}

/** A small button with an icon alone. */
export function ToolButton({ icon, label, hint, main, ...native }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={hint ? `${label} (${hint})` : label}
      {...native}
      className={css['button']}
      data-main={main || undefined}
    >
      <Shape name={icon} />
    </button>
  );
}
