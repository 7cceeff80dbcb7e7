import { type SchedulerAction, type SchedulerLike, Subscription } from 'rxjs';

/**
 * Time as a recording tells it: it stands where it is put, and a timer goes off when it is let go,
 * never by itself. Timers have the numbers that the session gave them: by the order they were set.
 */
export class ReplayScheduler implements SchedulerLike {
  readonly #waiting = new Map<number, () => void>();
  #clock: number;
  #set = 0;

  constructor(start: number) {
    this.#clock = start;
  }

  readonly now = (): number => this.#clock;

  /** Puts time where an event was. */
  moveTo(at: number): void {
    this.#clock = at;
  }

  schedule<T>(
    work: (this: SchedulerAction<T>, state: T) => void,
    _delay: number,
    state: T,
  ): Subscription {
    const number = this.#set;
    this.#set += 1;
    const timer = Object.assign(new Subscription(() => void this.#waiting.delete(number)), {
      schedule: (next: T = state): Subscription => {
        if (!timer.closed) this.#waiting.set(number, () => work.call(timer, next));
        return timer;
      },
    });
    return timer.schedule(state);
  }

  /** Lets a timer go off; false where none of this number is set. */
  letGo(number: number): boolean {
    const goOff = this.#waiting.get(number);
    this.#waiting.delete(number);
    goOff?.();
    return goOff !== undefined;
  }
}
