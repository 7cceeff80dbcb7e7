import { useRef } from 'react';
import { useHost } from '../host.tsx';

/** Handlers of what goes by itself: they tell when the pointer or the focus comes upon it, and leaves. */
export function useHold(id: string) {
  const host = useHost();
  const by = useRef(new Set<'pointer' | 'focus'>());
  const tell = (way: 'pointer' | 'focus', isOn: boolean) => () => {
    const was = by.current.size > 0;
    if (isOn) by.current.add(way);
    else by.current.delete(way);
    const isHeld = by.current.size > 0;
    if (isHeld !== was) host.publish('notification.held', { id, isHeld });
  };
  return {
    onPointerEnter: tell('pointer', true),
    onPointerLeave: tell('pointer', false),
    onFocus: tell('focus', true),
    onBlur: tell('focus', false),
  };
}
