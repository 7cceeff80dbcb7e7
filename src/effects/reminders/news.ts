import { filter, map, merge, type Observable } from 'rxjs';
import type { MessageCode } from '../../domain/site/message-code.ts';
import { needOf } from '../../domain/verification/standing.ts';
import type { DocumentKind } from '../../domain/verification/verification.ts';
import type { Envelope } from '../../events/catalogue.ts';
import { underscored } from '../../kernel/underscored.ts';
import { findHref } from '../../routes/href.ts';
import { isRouteName, type PageResource, routeTable } from '../../routes/table.ts';
import type { EffectContext } from '../define.ts';
import { linkTo, opened } from '../dialogs.ts';
import { resolved } from '../route/visit.ts';
import { REST, type Waiting } from './showing.ts';

/** What came of something that the player waits for. */
interface News {
  readonly titleKey: MessageCode;
  readonly textKey: MessageCode;
  readonly link: ReturnType<typeof linkTo>;
  /** On pages that show this the player sees it for themselves. */
  readonly of: PageResource;
}

/** Whether a link leads where it says: not where a ban or maintenance bars the way. */
function isOpen(context: EffectContext, { route, params }: News['link']): boolean {
  const address = findHref(route, params, context.state().route.language);
  const outcome = address === null ? null : resolved(context, address);
  return outcome !== null && 'route' in outcome && outcome.route === route;
}

/** It is for whom it came, until they have seen it. */
function waiting(context: EffectContext, { of, ...words }: News, cause: Envelope): Waiting {
  const { userId } = context.state().session;
  return {
    name: 'alert-with-link',
    id: 'alert-with-link',
    rest: REST,
    opened: opened('alert-with-link', cause, words),
    isWanted() {
      const { session, route } = context.state();
      const isSeen = isRouteName(route.route) && routeTable[route.route].needs.includes(of);
      return session.userId === userId && !isSeen && isOpen(context, words.link);
    },
  };
}

type Outcome = 'approved' | 'refused' | 'expired';

const ofDocument = (outcome: Outcome, kind: DocumentKind, textKey: MessageCode): News => ({
  titleKey: `verification_news_${outcome}_${needOf(kind)}`,
  textKey,
  link: linkTo('officeVerification', {}, 'verification_news_link'),
  of: 'verification',
});

const ofWish = (): News => ({
  titleKey: 'verification_news_asked',
  textKey: 'verification_news_asked_text',
  link: linkTo('officeVerification', {}, 'verification_news_link'),
  of: 'verification',
});

const ofRequest = (): News => ({
  titleKey: 'requests_news_title',
  textKey: 'requests_news_text',
  link: linkTo('officeSupport', {}, 'requests_news_link'),
  of: 'paymentRequests',
});

/** What players are told wherever they are: of their documents, and of answers by support. */
export function news(context: EffectContext): Observable<Waiting> {
  const { on, state } = context;
  const told = (one: News, cause: Envelope) => waiting(context, one, cause);
  return merge(
    on('verification.approved').pipe(
      map((event) => {
        const { isVerified } = state().verification;
        const textKey = isVerified ? 'verification_verified' : 'verification_news_more';
        return told(ofDocument('approved', event.data.kind, textKey), event);
      }),
    ),
    on('verification.refused').pipe(
      map((event) => {
        const { kind, reason } = event.data;
        const textKey = `verification_reason_${underscored(reason)}` as const;
        return told(ofDocument('refused', kind, textKey), event);
      }),
    ),
    on('verification.expired').pipe(
      map((event) => told(ofDocument('expired', event.data.kind, 'verification_news_late'), event)),
    ),
    on('verification.asked').pipe(map((event) => told(ofWish(), event))),
    on('requests.answered').pipe(map((event) => told(ofRequest(), event))),
  ).pipe(filter(({ isWanted }) => isWanted()));
}
