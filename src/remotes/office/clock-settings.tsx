import { type ReactNode, useId, useMemo } from 'react';
import { Segmented } from '../../site/ui/controls/segmented.tsx';
import { useHost, useHostState } from './host.ts';
import styles from './settings-page.module.css';

/** Zones by their part of the world, as IANA names them: "Europe" with "Europe/Malta" and others. */
function zonesByRegion(): readonly [region: string, zones: readonly string[]][] {
  const regions = new Map<string, string[]>();
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const region = zone.split('/', 1)[0] ?? zone;
    const zones = regions.get(region);
    if (zones) zones.push(zone);
    else regions.set(region, [zone]);
  }
  return [...regions];
}

/** Keeps sign and number in this order, whatever the language. */
const utc = (hours: number): string => `\u200eUTC${hours < 0 ? '\u2212' : '+'}${Math.abs(hours)}`;

/** Hours from UTC of a zone that is named by them; those names count the other way. */
function hoursOf(zone: string): number | null {
  const [, sign, hours] = /^Etc\/GMT([+-])(\d{1,2})$/.exec(zone) ?? [];
  return hours === undefined ? null : Number(hours) * (sign === '-' ? 1 : -1);
}

/** What a zone is called beside others of its part of the world: "Buenos Aires", "Malta", "UTC+3". */
function placeOf(zone: string): string {
  const hours = hoursOf(zone);
  if (hours !== null) return utc(hours);
  return zone
    .slice(zone.indexOf('/') + 1)
    .replaceAll('_', ' ')
    .replaceAll('/', ', ');
}

/** The zone of whole hours from UTC, whose names count them the other way; null for parts of hours. */
function zoneOf(hours: number): string | null {
  if (!Number.isInteger(hours)) return null;
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

/** One that a list does not have is shown as it is. */
function Zones(props: { readonly chosen: string; readonly ofSite: string | null }): ReactNode {
  const { chosen, ofSite } = props;
  const regions = useMemo(zonesByRegion, []);
  const isListed = chosen === ofSite || regions.some(([, zones]) => zones.includes(chosen));
  return (
    <>
      {!isListed && <option value={chosen}>{placeOf(chosen)}</option>}
      {regions.map(([region, zones]) => (
        <optgroup key={region} label={region}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {placeOf(zone)}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}

/** Where the player reads times: that of the device, or a place of their choice. */
export function TimeZone() {
  const host = useHost();
  const id = useId();
  const chosen = useHostState((state) => state.preferences.timeZone);
  const ofDevice = useHostState((state) => state.preferences.deviceTimeZone);
  const hours = useHostState((state) => state.site.timeZone);
  const ofSite = zoneOf(hours);
  return (
    <div className={styles['row']}>
      <label htmlFor={id}>{host.t('office_time_zone')}</label>
      <select
        id={id}
        className={styles['select']}
        value={chosen === ofDevice ? '' : chosen}
        onChange={(event) => host.chooseTimeZone(event.currentTarget.value || ofDevice)}
      >
        <option value="">{host.t('office_time_zone_device', { zone: placeOf(ofDevice) })}</option>
        {ofSite !== null && (
          <option value={ofSite}>{host.t('office_time_zone_site', { zone: utc(hours) })}</option>
        )}
        <Zones chosen={chosen} ofSite={ofSite} />
      </select>
    </div>
  );
}

/** A clock of twelve hours or of twenty-four. */
export function HourClock() {
  const host = useHost();
  const is12h = useHostState((state) => state.preferences.is12h);
  const label = host.t('office_clock');
  return (
    <div className={styles['row']}>
      <span aria-hidden="true">{label}</span>
      <Segmented
        label={label}
        items={[
          { id: 24, label: host.t('office_clock_24') },
          { id: 12, label: host.t('office_clock_12') },
        ]}
        selected={is12h ? 12 : 24}
        onSelect={(hours) => host.chooseClock(hours === 12)}
      />
    </div>
  );
}
