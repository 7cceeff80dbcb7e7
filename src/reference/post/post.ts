import type { Climate } from '../conditions.ts';
import type { Guard } from '../guard/guard.ts';
import type { CallContext } from '../http/handler.ts';
import type { MessagePurpose } from '../languages/reference-texts.ts';
import type { Courier, Message } from './courier.ts';
import { messageText } from './texts.ts';

interface Content {
  readonly code?: string;
  /** Address of a page of the site without its language, such as `/user/passwordreset?token=…`. */
  readonly page?: string;
  readonly login?: string;
  /** Name of the network it is about. */
  readonly network?: string;
  /** Of a message to support. */
  readonly number?: string;
  /** What support answers. */
  readonly answer?: string;
  /** Page that ends the newsletter. */
  readonly stopPage?: string;
}

/** Writes to people in the language of whoever asks. */
export interface Post {
  /** Sends to nobody where there is no address: whether there is one takes the same work. */
  send(
    purpose: MessagePurpose,
    to: { readonly kind: Message['kind']; readonly value: string } | null,
    content: Content,
    context: Pick<CallContext, 'language' | 'origin' | 'now' | 'network'>,
  ): void;
}

/** What is told unasked. A code is let through before it is made; this is let through here. */
const NOTICES: ReadonlySet<MessagePurpose> = new Set([
  'password-changed',
  'two-step-changed',
  'network-added',
  'contact-added',
]);

const OWN_MACHINE = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Where links lead. Whoever asks may say any host, so the host a request named is believed only on
 * the own machine; elsewhere the conditions have to say it, and without them there are no links.
 */
function originOf(climate: Climate, asked: string): string | null {
  return climate.now().origin ?? (OWN_MACHINE.test(asked) ? asked : null);
}

export interface PostOptions {
  readonly courier: Courier;
  readonly climate: Climate;
  readonly guard: Guard;
  /** Its name. */
  readonly site: string;
}

export function createPost({ courier, climate, guard, site }: PostOptions): Post {
  return {
    send(purpose, to, { code, page, stopPage, ...said }, context) {
      const { language, origin: asked, now } = context;
      const origin = originOf(climate, asked);
      const address = (path: string | undefined) =>
        path === undefined || origin === null ? undefined : `${origin}/${language}${path}`;
      const link = address(page);
      const values = { ...said, site, code, link, stop: address(stopPage) };
      const text = messageText(language, purpose, values);
      if (to === null) return;
      if (to.kind === 'sms' && NOTICES.has(purpose)) {
        if (!guard.passFreely('notice', context, { subject: to.value })) return;
      }
      const message = { kind: to.kind, to: to.value, purpose, language, text };
      courier.send(
        {
          ...message,
          ...(code === undefined ? {} : { code }),
          ...(link === undefined ? {} : { link }),
        },
        now,
      );
    },
  };
}
