import {
  type SchedulerAction,
  type SchedulerLike,
  type Subscription,
  VirtualAction,
  VirtualTimeScheduler,
} from 'rxjs';
import { settle } from '../log/record/manual-time.ts';

const START = Date.UTC(2026, 0, 1);
/** How often promises may go on between two timers: enough for an upload from end to end. */
const TURNS = 40;

/**
 * Time of a computer: timers count steadily, while the clock can be set. A stall lets time pass
 * without a timer going off, as a sleeping computer does; those overdue then go off in one go.
 */
export class ProvingTime extends VirtualTimeScheduler {
  private offset = START;
  /** Timers that went off. */
  fired = 0;

  constructor() {
    super(VirtualAction, Number.POSITIVE_INFINITY);
    this.now = () => Math.floor(this.frame) + this.offset;
  }

  setClock(by: number): void {
    this.offset += by;
  }

  async advance(ms: number): Promise<void> {
    await this.fireUntil(this.frame + ms);
  }

  async stall(ms: number): Promise<void> {
    this.frame += ms;
    await this.fireUntil(this.frame);
  }

  private async fireUntil(end: number): Promise<void> {
    await settle(TURNS);
    for (let next = this.actions[0]; next && next.delay <= end; next = this.actions[0]) {
      this.actions.shift();
      this.fired += 1;
      this.frame = Math.max(this.frame, next.delay);
      const error: unknown = next.execute(next.state, next.delay);
      if (error) throw error;
      await settle(TURNS);
    }
    this.frame = end;
  }
}

/** The same time for one page: nothing goes off any more once it is gone. */
export class PageTime implements SchedulerLike {
  private readonly time: ProvingTime;
  private readonly isAlive: () => boolean;

  constructor(time: ProvingTime, isAlive: () => boolean) {
    this.time = time;
    this.isAlive = isAlive;
  }

  now(): number {
    return this.time.now();
  }

  schedule<T>(
    work: (this: SchedulerAction<T>, state?: T) => void,
    delay?: number,
    state?: T,
  ): Subscription {
    const { isAlive } = this;
    return this.time.schedule<T>(
      function (given) {
        if (isAlive()) work.call(this, given);
      },
      delay,
      state,
    );
  }
}
