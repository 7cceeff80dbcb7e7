import { merge } from 'rxjs';
import { effect } from '../define.ts';
import { submitting } from '../submitting.ts';

/** The server is told which browsers it may write to. */
export const push = effect('push', (context) =>
  merge(
    submitting(
      context,
      ({ push: { sending } }) => sending.pending,
      'push.given',
      'pushSubscribe',
      (address) => ({ body: { ...address, language: context.state().route.language } }),
    ),
    submitting(
      context,
      ({ push: { ending } }) => ending.pending,
      'push.ended',
      'pushUnsubscribe',
      ({ endpoint }) => ({ body: { endpoint } }),
    ),
  ),
);
