import { VirtualAction, VirtualTimeScheduler } from 'rxjs';

/** Browsers let a timer go off a little early at times, in milliseconds. */
const EARLY = 16;

/**
 * Time as a recording tells it: it stands still until told, and a timer goes off only when it is
 * asked for. Real timers go off a little late; so the recording decides when, not the timer.
 */
export class ReplayScheduler extends VirtualTimeScheduler {
  /** What `now` says: the time of the recorded event at hand. */
  private clock: number;

  constructor(start: number) {
    super(VirtualAction, Number.POSITIVE_INFINITY);
    this.frame = start;
    this.clock = start;
    this.now = () => this.clock;
  }

  /** Moves time forward without letting any timer go off. */
  moveTo(at: number): void {
    this.clock = Math.max(this.clock, at);
    this.frame = Math.max(this.frame, this.clock);
  }

  /** Lets the earliest timer due by now go off; false when there is none. */
  fireNext(): boolean {
    const next = this.actions[0];
    if (!next || next.delay > this.clock + EARLY) return false;
    this.actions.shift();
    // A timer that sets itself again counts from when it was due, as a browser's does.
    this.frame = next.delay;
    const error: unknown = next.execute(next.state, next.delay);
    this.frame = Math.max(this.frame, this.clock);
    if (error) throw error;
    return true;
  }
}
