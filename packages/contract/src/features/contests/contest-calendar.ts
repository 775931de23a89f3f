import { hanoiDayStart } from '../../vocabulary/hanoi-time.ts';
import type { ContestTimes } from './contest-dates.ts';
import type { RoundKey } from './contest-kinds.ts';

export const PHASE_KINDS = [
  'INTAKE',
  'EXTENSION',
  'VOTING',
  'CHECK',
  'PRELIM',
  'FINAL',
  'APPRAISAL',
  'ANNOUNCE',
  'AWARD',
] as const;
export type PhaseKind = (typeof PHASE_KINDS)[number];

/** From and to in milliseconds; a moment has both the same. */
export interface Phase {
  readonly kind: PhaseKind;
  readonly from: number;
  readonly to: number;
}

export interface PlannedContest extends ContestTimes {
  readonly rounds: readonly {
    readonly key: RoundKey;
    readonly openTime: string | null;
    readonly closeTime: string | null;
  }[];
}

function span(kind: PhaseKind, from: string | null, to: string | null): Phase[] {
  if (from === null || to === null) return [];
  const phase = { kind, from: Date.parse(from), to: Date.parse(to) };
  return phase.to >= phase.from ? [phase] : [];
}

/** What happens when, in the order of their beginnings; what has no times yet is left out. */
export function phasesOf(contest: PlannedContest): Phase[] {
  const { openTime, closeTime, extendedTo, voteOpenTime, voteCloseTime, announceTime, awardTime } = contest;
  return [
    ...span('INTAKE', openTime, closeTime),
    ...span('EXTENSION', closeTime, extendedTo),
    ...span('VOTING', voteOpenTime, voteCloseTime),
    ...contest.rounds.flatMap((round) => span(round.key, round.openTime, round.closeTime)),
    ...span('ANNOUNCE', announceTime, announceTime),
    ...span('AWARD', awardTime, awardTime),
  ].toSorted((a, b) => a.from - b.from || PHASE_KINDS.indexOf(a.kind) - PHASE_KINDS.indexOf(b.kind));
}

/** The phase that ends next, or begins next; undefined once all is over. */
export function currentPhase(phases: readonly Phase[], now: number): Phase | undefined {
  return phases.find(({ to }) => to > now);
}

/** Who has work in a phase: two contests at once take the same people. */
const LOAD: Readonly<Record<PhaseKind, 'intake' | 'jury' | 'votes' | undefined>> = {
  INTAKE: 'intake',
  EXTENSION: 'intake',
  CHECK: 'intake',
  VOTING: 'votes',
  PRELIM: 'jury',
  FINAL: 'jury',
  APPRAISAL: 'jury',
  ANNOUNCE: undefined,
  AWARD: undefined,
};

export interface Overlap {
  readonly load: 'intake' | 'jury' | 'votes';
  /** Ids of the two contests. */
  readonly contests: readonly [string, string];
  readonly from: number;
  readonly to: number;
}

type Planned = readonly { readonly id: string; readonly phases: readonly Phase[] }[];

/** Where two contests need the same people at the same time, one overlap for each pair and kind of work. */
export function overlapsOf(planned: Planned): Overlap[] {
  return planned.flatMap((one, at) =>
    planned.slice(at + 1).flatMap((other) => {
      const found = new Map<Overlap['load'], Overlap>();
      for (const a of one.phases) for (const b of other.phases) addShared(found, [one.id, other.id], a, b);
      return [...found.values()];
    }),
  );
}

function addShared(
  found: Map<Overlap['load'], Overlap>,
  contests: readonly [string, string],
  a: Phase,
  b: Phase,
): void {
  const load = LOAD[a.kind];
  const from = Math.max(a.from, b.from);
  const to = Math.min(a.to, b.to);
  if (load === undefined || load !== LOAD[b.kind] || from >= to) return;
  const known = found.get(load);
  found.set(load, {
    load,
    contests,
    from: Math.min(known?.from ?? from, from),
    to: Math.max(known?.to ?? to, to),
  });
}

/** Where a span lies in a year of Hà Nội, in parts of one; undefined outside of it. */
export function placeInYear(
  { from, to }: Pick<Phase, 'from' | 'to'>,
  year: number,
): { readonly start: number; readonly length: number } | undefined {
  const first = hanoiDayStart(`${year}-01-01`);
  const last = hanoiDayStart(`${year + 1}-01-01`);
  if (to < first || from >= last) return undefined;
  const start = (Math.max(from, first) - first) / (last - first);
  const end = (Math.min(to, last) - first) / (last - first);
  return { start, length: end - start };
}

/** The years that a contest touches, first to last. */
export function yearsOf(phases: readonly Phase[]): number[] {
  const years = phases.flatMap(({ from, to }) =>
    [from, to].map((time) => new Date(time + 7 * 3_600_000).getUTCFullYear()),
  );
  return [...new Set(years)].toSorted((a, b) => a - b);
}
