import type { ArticleVersion } from '@toasoan/contract/features/articles/history/article-version.ts';
import { formatDay } from '#web/ui/text/format-date.ts';

/** Saves of one person without a long pause. */
export interface Sitting {
  readonly kind: 'sitting';
  /** Newest first. */
  readonly versions: readonly [ArticleVersion, ...ArticleVersion[]];
}

/** A transition of the workflow, of whatever kind of record. */
interface Timed {
  readonly time: string;
}

interface Step<Transition> {
  readonly kind: 'step';
  readonly transition: Transition;
}

export interface TimelineDay<Transition extends Timed> {
  /** DD/MM/YYYY. */
  readonly day: string;
  readonly entries: readonly (Sitting | Step<Transition>)[];
}

interface Loaded<Transition extends Timed> {
  readonly versions: readonly ArticleVersion[];
  readonly transitions: readonly Transition[];
  /** Older entries exist and are not loaded. */
  readonly hasOlderVersions: boolean;
  readonly hasOlderTransitions: boolean;
}

/** Milliseconds between two saves of one sitting. */
const LONGEST_PAUSE = 30 * 60_000;

/** Saves and transitions in one list, by day and by sitting, without entries that may be incomplete. */
export function timelineOf<Transition extends Timed>(loaded: Loaded<Transition>): TimelineDay<Transition>[] {
  const from = wholeFrom(loaded);
  const saves = loaded.versions.map((version) => ({ time: version.time, version }));
  const steps = loaded.transitions.map((transition) => ({ time: transition.time, transition }));
  const entries: (Entry<Transition> & Timed)[] = [...saves, ...steps];
  const known = entries.filter(({ time }) => Date.parse(time) >= from);
  // When both came from one call, the transition comes above the version it published.
  const sorted = known.sort(
    (one, other) => Date.parse(other.time) - Date.parse(one.time) || rank(one) - rank(other),
  );
  return [...Map.groupBy(sorted, ({ time }) => formatDay(new Date(time)))].map(([day, ofDay]) => ({
    day,
    entries: inSittings(ofDay),
  }));
}

type Entry<Transition> = { readonly version: ArticleVersion } | { readonly transition: Transition };

function inSittings<Transition>(entries: readonly Entry<Transition>[]): (Sitting | Step<Transition>)[] {
  const found: (Sitting | Step<Transition>)[] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if ('transition' in entry) found.push({ kind: 'step', transition: entry.transition });
    else if (last?.kind === 'sitting' && isOneSitting(last.versions.at(-1), entry.version)) {
      found[found.length - 1] = { kind: 'sitting', versions: [...last.versions, entry.version] };
    } else found.push({ kind: 'sitting', versions: [entry.version] });
  }
  return found;
}

const rank = (entry: Entry<unknown>) => ('transition' in entry ? 0 : 1);

function isOneSitting(newer: ArticleVersion | undefined, older: ArticleVersion): boolean {
  return (
    newer !== undefined &&
    newer.userId === older.userId &&
    Date.parse(newer.time) - Date.parse(older.time) <= LONGEST_PAUSE
  );
}

/** Entries older than the oldest one of an incomplete list are not known completely. */
function wholeFrom({ versions, transitions, hasOlderVersions, hasOlderTransitions }: Loaded<Timed>): number {
  const oldest = (list: readonly { readonly time: string }[], goesOn: boolean) =>
    goesOn ? Date.parse(list.at(-1)?.time ?? '') || 0 : 0;
  return Math.max(oldest(versions, hasOlderVersions), oldest(transitions, hasOlderTransitions));
}

/** The default comparison: the previous public version for a public one, else the previous save. */
export function versionBefore(versions: readonly ArticleVersion[], no: number): ArticleVersion | undefined {
  const chosen = versions.find((version) => version.no === no);
  const older = versions.filter((version) => version.no < no);
  return (chosen?.isPublic === true ? older.find(({ isPublic }) => isPublic) : undefined) ?? older[0];
}
