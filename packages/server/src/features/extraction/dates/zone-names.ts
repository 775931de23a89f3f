const HOUR_MS = 3_600_000;

/** Zones as English pages write them after a time, folded: hours ahead of UTC, or the place whose clock they mean. */
const ZONES: ReadonlyMap<string, number | string> = new Map<string, number | string>([
  ['gmt', 0],
  ['utc', 0],
  ['bst', 1],
  ['cet', 1],
  ['cest', 2],
  ['ist', 5.5],
  ['ict', 7],
  ['sgt', 8],
  ['hkt', 8],
  ['jst', 9],
  ['kst', 9],
  ['aest', 10],
  ['aedt', 11],
  ['est', -5],
  ['edt', -4],
  ['cst', -6],
  ['cdt', -5],
  ['pst', -8],
  ['pdt', -7],
  ['et', 'America/New_York'],
  ['pt', 'America/Los_Angeles'],
]);

export const ZONE_NAMES = [...ZONES.keys()].join('|');
const AFTER_TIME = new RegExp(
  `\\d\\s?(?:[ap]\\.?m\\.?\\s?)?\\(?(?<name>${ZONE_NAMES})(?![a-z])(?!\\s*[+-]\\s*\\d)`,
);

/** The zone that is named after a time: milliseconds ahead of UTC, or a name of the zone database. */
export function zoneAfterTime(folded: string): number | string | undefined {
  const zone = ZONES.get(AFTER_TIME.exec(folded)?.groups?.name ?? '');
  return typeof zone === 'number' ? zone * HOUR_MS : zone;
}
