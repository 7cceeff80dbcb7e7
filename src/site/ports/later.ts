/** What a page does without in its first moments: fetched once it has begun. */
import { distinctUntilChanged, first } from 'rxjs';
import { lateEffects } from '../../effects/late.ts';
import type { Runtime } from '../../runtime.ts';
import type { OnFailure } from '../loading/failure.ts';
import { createPageHead } from '../shell/page-head.ts';
import { builtScript } from '../trusted-scripts.ts';
import { solveCaptchas } from './proof-of-work/follow.ts';
import { createWorkSolver } from './proof-of-work/solver.ts';
import { followPush } from './push.ts';

export interface LaterOptions {
  readonly runtime: Runtime;
  readonly page: Window & typeof globalThis;
  readonly readManifest: () => Promise<unknown>;
  readonly onFailure: OnFailure;
}

/**
 * Lets the other effects join, solves captchas that ask for work, keeps in the head what search engines are told,
 * from now on, and joins the browser's messages once the site is ready.
 */
export function followLater({ runtime, page, readManifest, onFailure }: LaterOptions): void {
  runtime.join(lateEffects);
  const openWorker = (script: string) => new Worker(builtScript(script), { type: 'module' });
  solveCaptchas(runtime, createWorkSolver({ readManifest, openWorker }));
  runtime.state$
    .pipe(
      distinctUntilChanged(
        (a, b) => a.route === b.route && a.seo === b.seo && a.config === b.config,
      ),
    )
    .subscribe(createPageHead(page.document));
  runtime.state$
    .pipe(first(({ session }) => session.ready))
    .subscribe(() => followPush(runtime, page, (reason) => onFailure('worker', reason)));
}
