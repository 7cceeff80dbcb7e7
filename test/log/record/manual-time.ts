import { VirtualAction, VirtualTimeScheduler } from 'rxjs';

/** Lets promises settle that need no real time. */
export async function settle(turns = 200): Promise<void> {
  for (let i = 0; i < turns; i += 1) await Promise.resolve();
}

/** Time that passes when the test says so; what becomes due runs in order, promises between. */
export class ManualTime extends VirtualTimeScheduler {
  private readonly turns: number;

  /** `turns`: how often promises may go on between two actions. */
  constructor(start = 1_763_700_000_000, turns = 200) {
    super(VirtualAction, Number.POSITIVE_INFINITY);
    this.turns = turns;
    this.frame = start;
    this.now = () => this.frame;
  }

  async advance(milliseconds: number): Promise<void> {
    const target = this.frame + milliseconds;
    await settle(this.turns);
    for (let next = this.actions[0]; next && next.delay <= target; next = this.actions[0]) {
      this.actions.shift();
      this.frame = Math.max(this.frame, next.delay);
      const error: unknown = next.execute(next.state, next.delay);
      if (error) throw error;
      await settle(this.turns);
    }
    this.frame = target;
  }
}
