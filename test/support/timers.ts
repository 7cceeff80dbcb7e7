/** Timers that go off when the test says so; delays are kept in order. */
export function manualTimers() {
  const { setTimeout: realTimeout, clearTimeout: realClear } = globalThis;
  const waiting = new Map<number, () => void>();
  const delays: number[] = [];
  Object.assign(globalThis, {
    setTimeout: (work: () => void, delay: number) => {
      delays.push(delay);
      waiting.set(delays.length, work);
      return delays.length;
    },
    clearTimeout: (id: number) => waiting.delete(id),
  });
  return {
    delays,
    async fire() {
      const due = [...waiting.values()];
      waiting.clear();
      for (const work of due) work();
      for (let i = 0; i < 5; i += 1) await new Promise((resolve) => setImmediate(resolve));
    },
    restore: () => Object.assign(globalThis, { setTimeout: realTimeout, clearTimeout: realClear }),
  };
}
