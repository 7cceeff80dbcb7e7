import { directionOf } from '../../../domain/site/languages.ts';
import { announcementLanguage, type Maintenance } from '../../../domain/site/maintenance.ts';
import { useHost, useHostState } from '../../host.tsx';
import { type AnnouncementKey, announcementText } from '../../texts/announcement-texts.ts';
import type { PlainKey, Translate } from '../../texts/keys.ts';
import { type Clock, formatTime } from '../format/format.ts';

/** A language in which maintenance is announced. */
interface Voice {
  readonly language: string;
  readonly say: Translate<'main'>;
}

/** The language of the page, and that of the country where it is another one. */
function useVoices(): Voice[] {
  const host = useHost();
  const country = useHostState((state) => state.session.geo?.countryCode ?? null);
  const own: Voice = { language: host.language(), say: host.t };
  const spoken = announcementLanguage(country);
  if (spoken === own.language) return [own];
  const say: Voice['say'] = (key, ...[values]) => announcementText(spoken, key, values);
  return [own, { language: spoken, say }];
}

/** The time of maintenance in words, as far as it is known; times of the server are in seconds. */
function windowWords({ startAt, finishAt }: Maintenance, { say }: Voice, clock: Clock): string {
  const moment = (seconds: number, what: 'moment' | 'zonedMoment' | 'zonedTime') =>
    formatTime(seconds * 1000, clock, what);
  const day = (seconds: number) => formatTime(seconds * 1000, clock, 'date');
  if (finishAt === null) {
    return startAt === null
      ? ''
      : say('maintenance_from', { start: moment(startAt, 'zonedMoment') });
  }
  if (startAt === null) {
    return say('maintenance_until', { finish: moment(finishAt, 'zonedMoment') });
  }
  const isOneDay = day(startAt) === day(finishAt);
  return say('maintenance_window', {
    start: moment(startAt, 'moment'),
    finish: moment(finishAt, isOneDay ? 'zonedTime' : 'zonedMoment'),
  });
}

/**
 * Says something of maintenance, and when it is, in the player's time. The announcement is made in
 * Russian or English, by country; whoever reads the site in another language has it in that first.
 */
export function Announcement({ says }: { readonly says: AnnouncementKey & PlainKey<'main'> }) {
  const voices = useVoices();
  const maintenance = useHostState((state) => state.block.maintenance);
  const preferences = useHostState((state) => state.preferences);
  return voices.map((voice) => {
    const { language } = voice;
    const time = windowWords(maintenance, voice, { ...preferences, language });
    return (
      <p key={language} lang={language} dir={directionOf(language)}>
        {voice.say(says)} {time && <strong>{time}</strong>}
      </p>
    );
  });
}
