import type { SessionItem } from '../api/sessions.ts';
import { dayText, durationText, instantText, minuteText } from '../format.ts';
import { texts } from '../texts.ts';
import { Chip } from '../ui/chip.tsx';
import { clockOffset, isLarge } from './clock.ts';

const say = texts.sessions;

/** So many claimed ids are named; a browser may claim any number. */
const MOST_CLAIMS = 3;

/** Who was signed in, as the service knows; a guest where nobody was. */
export function ProvedPlayers({ item }: { readonly item: SessionItem | null }) {
  const ids = item?.userIds ?? [];
  return <bdi>{ids.length > 0 ? ids.join(', ') : say.guest}</bdi>;
}

/** Whom the browser says it is, marked as a claim; nothing where it claims no more than is proved. */
export function ClaimedPlayers({ item }: { readonly item: SessionItem | null }) {
  const ids = item?.claimedUserIds ?? [];
  if (ids.length === 0) return null;
  const named = ids.slice(0, MOST_CLAIMS).join(', ');
  return (
    <Chip tone="danger" title={say.claimTitle}>
      <bdi>{say.claim(named, ids.length - MOST_CLAIMS)}</bdi>
    </Chip>
  );
}

/** When the first of it was received, and in the tooltip what the browser's clock said. */
export function ReceivedAt({ item }: { readonly item: SessionItem }) {
  const { receivedFirst, startedAt } = item;
  const browser = startedAt === null ? '' : instantText(startedAt);
  return (
    <time
      dateTime={instantText(receivedFirst)}
      title={say.startTitle(instantText(receivedFirst), browser || '–')}
    >
      {`${dayText(receivedFirst)} `}
      <b>{minuteText(receivedFirst)}</b>
    </time>
  );
}

/** How far the browser's clock is off, where that is more than a recording explains. */
export function ClockNote({ item }: { readonly item: SessionItem }) {
  const offset = clockOffset(item);
  if (!isLarge(offset)) return null;
  const length = durationText(Math.abs(offset));
  return (
    <Chip tone="danger" title={say.clockTitle}>
      {offset > 0 ? say.ahead(length) : say.behind(length)}
    </Chip>
  );
}
