const AT_HOME = 'Asia/Ho_Chi_Minh';
/** Browsers list an older name of the same zone. */
const OLD_NAMES: readonly string[] = ['Asia/Saigon'];

/** Zones to choose from, that of the newsroom first; `present` is among them even if this browser lists it not. */
export function timeZones(present: string): readonly string[] {
  const listed = Intl.supportedValuesOf('timeZone').filter((name) => !OLD_NAMES.includes(name));
  return [...new Set([AT_HOME, 'UTC', present, ...listed])];
}
