import { type AnyProfile, accountKind, type ProfileKind } from './kinds/account-kinds.ts';

interface Side {
  readonly displayName: string;
  readonly profile: AnyProfile;
}

interface Merged {
  readonly profile: AnyProfile;
  /** Names that find the target from now on. */
  readonly names: readonly string[];
  /** Keys that were empty there. */
  readonly filled: readonly string[];
}

/** Identify one account each, so the target keeps its own. */
const NEVER_FILLED = ['penName', 'slug', 'alternateNames', 'parentId'];
/** A choice that everybody has, such as "staff" or "Vietnam", is no gap: only these are. */
const EMPTY: readonly unknown[] = ['', null, 'UNKNOWN'];
const MAX_NAMES = 40;

/** The profile of the target: its own, with what it lacks from the other, whose names it takes over. */
export function mergedProfile(kind: ProfileKind, from: Side, into: Side): Merged {
  const of = accountKind(kind);
  const known = new Set([into.displayName, ...of.otherNamesOf(into.profile)].map(nameKey));
  const names = [from.displayName, ...namesOf(from.profile)].filter(
    (name, index, all) =>
      name !== '' &&
      !known.has(nameKey(name)) &&
      all.findIndex((one) => nameKey(one) === nameKey(name)) === index,
  );
  const given = from.profile as unknown as Readonly<Record<string, unknown>>;
  const own = into.profile as unknown as Readonly<Record<string, unknown>>;
  const filled = Object.keys(of.plain).filter(
    (key) => !NEVER_FILLED.includes(key) && isEmpty(own[key]) && !isEmpty(given[key]),
  );
  const alternateNames = [...into.profile.alternateNames, ...names].slice(0, MAX_NAMES);
  const profile = {
    ...into.profile,
    ...Object.fromEntries(filled.map((key) => [key, given[key]])),
    alternateNames,
  } as AnyProfile;
  return { profile, names, filled };
}

function namesOf(profile: AnyProfile): readonly string[] {
  return [...('penName' in profile ? [profile.penName] : []), ...profile.alternateNames];
}

function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function isEmpty(value: unknown): boolean {
  return EMPTY.includes(value) || (Array.isArray(value) && value.length === 0);
}
