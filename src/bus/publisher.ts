import * as v from 'valibot';
import {
  catalogue,
  type EventData,
  type EventType,
  type InputType,
  isEventType,
  isInputType,
} from '../events/catalogue.ts';
import { normalCopy } from '../kernel/normal-form.ts';
import { schemaProblem } from '../kernel/schema-problem.ts';
import type { AnyInput } from './input.ts';

export interface Publisher {
  /**
   * Takes an input; an unknown type, data that does not fit, or a fact, becomes `bus.rejected`. It is
   * what views and sub-applications are given.
   */
  input<T extends InputType>(type: T, data: EventData<T>): void;
  /** The same for any event: for replay and for tools, as whoever says facts is believed. */
  publish<T extends EventType>(type: T, data: EventData<T>): void;
}

/**
 * Takes what comes from outside; what does not fit its schema is left out, visibly. `take` puts an input
 * into the order.
 */
export function createPublisher(take: (input: AnyInput) => void): Publisher {
  const reject = (name: string, problem: string): void => {
    take({ type: 'bus.rejected', data: { source: 'publish', name, problem } });
  };
  const publish: Publisher['publish'] = (type, data) => {
    if (!isEventType(type)) {
      reject(String(type), 'no event has this name');
      return;
    }
    const normal = normalCopy(data);
    if (!normal.ok) {
      reject(type, normal.error);
      return;
    }
    const parsed = v.safeParse(catalogue[type].data, normal.value);
    if (parsed.success) {
      take({ type, data: parsed.output } as unknown as AnyInput);
      return;
    }
    reject(type, schemaProblem(parsed.issues));
  };
  const input: Publisher['input'] = (type, data) => {
    if (isInputType(type) || !isEventType(type)) publish(type, data);
    else reject(type, 'it is a fact, which the site alone says');
  };
  return { input, publish };
}
