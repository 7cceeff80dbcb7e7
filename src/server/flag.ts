/** Tells a waiting loop that there is something to do. Raising it twice is raising it once. */
export class Flag {
  #raised = false;
  #wake: (() => void) | null = null;

  raise(): void {
    this.#raised = true;
    this.#wake?.();
  }

  /**
   * Waits until the flag is raised, the signal aborts or the time is over, and lowers the flag. True
   * when it was raised, be it before the call.
   */
  async wait(signal: AbortSignal, milliseconds: number): Promise<boolean> {
    if (!this.#raised && !signal.aborted) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(() => done(), milliseconds);
        const done = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', done);
          resolve();
        };
        this.#wake = done;
        signal.addEventListener('abort', done);
      });
      this.#wake = null;
    }
    const raised = this.#raised;
    this.#raised = false;
    return raised;
  }
}
