/** A back-end that does what the actions say, and otherwise works. */

import type { SchedulerLike } from 'rxjs';
import {
  concat,
  EMPTY,
  mergeMap,
  NEVER,
  type Observable,
  of,
  Subject,
  throwError,
  timer,
} from 'rxjs';
import { type CallName, calls } from '../../src/calls/table.ts';
import type { Transport, TransportRequest, TransportResponse } from '../../src/calls/transport.ts';
import { built } from '../support/described.ts';
import { callOf } from '../support/session/session.ts';
import type { Outcome } from './action.ts';
import { drawFrom } from './draw.ts';
import { outcomeOf } from './outcomes.ts';
import { rightBody } from './right-answers.ts';

const LATENCY = 20;

type Answer = Observable<TransportResponse>;

const reply = (status: number, body: unknown): Answer => of({ status, headers: {}, body });

export class ProvingBackEnd {
  /** What becomes of the next requests of each call. */
  private readonly outcomes = new Map<string, Outcome[]>();
  /** How often each call was made; and how often one did not go well. */
  readonly asked = new Map<CallName, number>();
  misfortunes = 0;
  userId: string | null = null;
  private requests = 0;
  private weather: (call: CallName) => Outcome | undefined = () => undefined;

  plan(call: string, outcome: Outcome): void {
    this.outcomes.set(call, [...(this.outcomes.get(call) ?? []), outcome]);
  }

  /** From now on one request in so many meets an outcome that nobody planned. */
  turn(seed: number, every: number): void {
    const draw = drawFrom(seed);
    this.weather = (call) => (draw.int(every) === 0 ? outcomeOf(call, draw) : undefined);
  }

  stable(): void {
    this.outcomes.clear();
    this.weather = () => undefined;
  }

  /** The transport of one page. Messages of `feed$` arrive on the connection that is open. */
  transport(
    scheduler: SchedulerLike,
    feed: { current: Subject<TransportResponse> | null },
  ): Transport {
    return (request) => {
      const call = callOf(request);
      if (call === null) return reply(404, { errors: [] });
      this.asked.set(call, (this.asked.get(call) ?? 0) + 1);
      this.requests += 1;
      const outcome = this.outcomes.get(call)?.shift() ?? this.weather(call);
      const { delay = LATENCY } = outcome ?? {};
      const answer = timer(delay, scheduler).pipe(
        mergeMap(() => this.answer(call, request, outcome, scheduler.now())),
      );
      if (!calls[call].stream) return answer;
      if (outcome?.status !== undefined) return answer;
      const messages = new Subject<TransportResponse>();
      feed.current = messages;
      return messages;
    };
  }

  private answer(
    call: CallName,
    request: TransportRequest,
    outcome: Outcome | undefined,
    now: number,
  ) {
    if (outcome) this.misfortunes += 1;
    const { status = 200, fails, twice } = outcome ?? {};
    if (fails === 'network') return throwError(() => new Error('network down'));
    if (fails !== undefined) return fails === 'never' ? NEVER : EMPTY;
    const { userId, requests: nth } = this;
    const right = () => rightBody(call, { request, now, nth, userId });
    if (!outcome && call.startsWith('loginBy')) this.userId = 'player-1';
    if (!outcome && call === 'disconnect') this.userId = null;
    const body = outcome && 'body' in outcome ? built(outcome.body) : right();
    const once = reply(status, body);
    return twice ? concat(once, once) : once;
  }
}
