import type { ArticleVersion } from '@toasoan/contract/features/articles/history/article-version.ts';
import type { LoggedTransition } from '@toasoan/contract/features/posts/history/post-transition-log.ts';
import { formatDay } from '#web/ui/text/format-date.ts';

/** Saves of one person without a long pause. */
export interface Sitting {
  readonly kind: 'sitting';
  /** Newest first. */
  readonly versions: readonly [ArticleVersion, ...ArticleVersion[]];
}

interface Step {
  readonly kind: 'step';
  readonly transition: LoggedTransition;
}

export interface TimelineDay {
  /** DD/MM/YYYY. */
  readonly day: string;
  readonly entries: readonly (Sitting | Step)[];
}

interface Loaded {
  readonly versions: readonly ArticleVersion[];
  readonly transitions: readonly LoggedTransition[];
  /** Older entries exist and are not loaded. */
  readonly hasOlderVersions: boolean;
  readonly hasOlderTransitions: boolean;
}

/** Milliseconds between two saves of one sitting. */
const LONGEST_PAUSE = 30 * 60_000;

/** Saves and transitions in one list, by day and by sitting, without entries that may be incomplete. */
export function timelineOf(loaded: Loaded): TimelineDay[] {
  const from = wholeFrom(loaded);
  const saves = loaded.versions.map((version) => ({ time: version.time, version }));
  const steps = loaded.transitions.map((transition) => ({ time: transition.time, transition }));
  const known = [...saves, ...steps].filter(({ time }) => Date.parse(time) >= from);
  // When both came from one call, the transition comes above the version it published.
  const sorted = known.sort(
    (one, other) => Date.parse(other.time) - Date.parse(one.time) || rank(one) - rank(other),
  );
  return [...Map.groupBy(sorted, ({ time }) => formatDay(new Date(time)))].map(([day, entries]) => ({
    day,
    entries: inSittings(entries),
  }));
}

type Entry = { readonly version: ArticleVersion } | { readonly transition: LoggedTransition };

function inSittings(entries: readonly Entry[]): (Sitting | Step)[] {
  const found: (Sitting | Step)[] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if ('transition' in entry) found.push({ kind: 'step', transition: entry.transition });
    else if (last?.kind === 'sitting' && isOneSitting(last.versions.at(-1), entry.version)) {
      found[found.length - 1] = { kind: 'sitting', versions: [...last.versions, entry.version] };
    } else found.push({ kind: 'sitting', versions: [entry.version] });
  }
  return found;
}

const rank = (entry: Entry) => ('transition' in entry ? 0 : 1);

function isOneSitting(newer: ArticleVersion | undefined, older: ArticleVersion): boolean {
  return (
    newer !== undefined &&
    newer.userId === older.userId &&
    Date.parse(newer.time) - Date.parse(older.time) <= LONGEST_PAUSE
  );
}

/** Entries older than the oldest one of an incomplete list are not known completely. */
function wholeFrom({ versions, transitions, hasOlderVersions, hasOlderTransitions }: Loaded): number {
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
