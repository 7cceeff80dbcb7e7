import type { Target } from './target.ts';
import { addresses, proxied } from './targets/addresses.ts';
import { feed, replies } from './targets/answers.ts';
import { bodyParts, columns, reading } from './targets/batches.ts';
import { leftovers, stored } from './targets/browser.ts';
import { fold, redaction } from './targets/folds.ts';
import { host } from './targets/host.ts';
import { log, verification } from './targets/logs.ts';
import { coupon, typed } from './targets/numbers.ts';
import { proofs } from './targets/proofs.ts';
import {
  football,
  bodies as requestBodies,
  queries as serverQueries,
  siteConfig,
} from './targets/requests.ts';
import { queries as consoleQueries, live } from './targets/staff.ts';
import { envelope, message } from './targets/uploads.ts';

/** Every decoder and boundary that takes what others wrote. */
export const targets: readonly Target[] = [
  ...[envelope, message, columns, bodyParts, reading, log, verification, proofs],
  ...[fold, redaction, feed, replies, host, stored, leftovers],
  ...[addresses, proxied, requestBodies, serverQueries, consoleQueries, live],
  ...[typed, coupon, football, siteConfig],
];
