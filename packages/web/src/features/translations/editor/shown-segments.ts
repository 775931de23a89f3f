import { withoutTags } from '@toasoan/contract/article/segment-tags.ts';
import { findFindings } from '@toasoan/contract/features/translations/qa/find-findings.ts';
import type { QaFinding } from '@toasoan/contract/features/translations/qa/qa-finding.ts';
import type { Segment, TranslationDetail } from '@toasoan/contract/features/translations/translation.ts';
import { diffArrays } from 'diff';
import { needsPerson } from './editing.ts';

/** A segment as the page shows it: with what is typed, its name and what the checks have against it. */
export interface ShownSegment {
  readonly segment: Segment;
  /** T the title, S the lead, then numbers. */
  readonly label: string;
  readonly target: string;
  readonly findings: readonly QaFinding[];
}

const LETTERS: Partial<Readonly<Record<Segment['role'], string>>> = { TITLE: 'T', EXCERPT: 'S' };

interface Known {
  readonly target: string;
  readonly source: string;
  readonly findings: readonly QaFinding[];
}

/** Finds what is wrong in every segment; a segment is read again only when its text differs. */
export function createFinder(): (
  record: TranslationDetail,
  typed: ReadonlyMap<string, string>,
) => readonly ShownSegment[] {
  const known = new Map<string, Known>();
  return (record, typed) => {
    let number = 0;
    return record.segments.map((segment) => {
      const target = typed.get(segment.id) ?? segment.target;
      const letter = LETTERS[segment.role];
      if (letter === undefined) number += 1;
      return { segment, target, label: letter ?? String(number), findings: found(record, segment, target) };
    });
  };

  function found(record: TranslationDetail, segment: Segment, target: string): readonly QaFinding[] {
    const { id, source, role, ignored } = segment;
    let last = known.get(id);
    if (last?.target !== target || last.source !== source) {
      const { sourceLang, lang: targetLang, terms } = record;
      const findings = findFindings({ sourceLang, targetLang, role, source, target, terms });
      last = { target, source, findings };
      known.set(id, last);
    }
    return ignored.length === 0
      ? last.findings
      : last.findings.filter(({ code, severity }) => severity === 'error' || !ignored.includes(code));
  }
}

/** Why the whole cannot be approved yet; undefined: it can. */
export interface Hindrances {
  readonly figures: number;
  readonly errors: number;
  readonly stale: number;
  readonly waiting: number;
}

const OF_FIGURES: readonly string[] = ['FIGURE', 'UNIT', 'DATE'];

export function hindrancesOf(shown: readonly ShownSegment[]): Hindrances {
  const waiting = shown.filter(({ target }) => target.trim() === '').length;
  const errors = shown
    .filter(({ target }) => target.trim() !== '')
    .flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'error'));
  const figures = errors.filter(({ code }) => OF_FIGURES.includes(code)).length;
  const stale = shown.filter(({ segment }) => segment.state === 'STALE').length;
  return { figures, errors: errors.length - figures, stale, waiting };
}

/** Whether a person must look at it: not approved, or something is wrong in it. */
function needsWork({ segment, findings }: ShownSegment): boolean {
  return needsPerson(segment) || (!segment.isLocked && findings.some(({ severity }) => severity === 'error'));
}

/** The segment to go to from the current one; around the ends when only work is asked for. */
export function neighbour(
  shown: readonly ShownSegment[],
  currentId: string,
  by: 1 | -1,
  onlyWork: boolean,
): string | undefined {
  const at = shown.findIndex(({ segment }) => segment.id === currentId);
  if (!onlyWork) return shown[at + by]?.segment.id;
  for (let step = 1; step < shown.length; step += 1) {
    const one = shown[(at + by * step + shown.length * step) % shown.length];
    if (one && needsWork(one)) return one.segment.id;
  }
  return undefined;
}

/** The share of words that a person changed in what the machine gave, 0 to 100. */
export function changedShare(machine: string, target: string): number {
  const words = (text: string) => withoutTags(text).split(/\s+/).filter(Boolean);
  const before = words(machine);
  const after = words(target);
  const kept = diffArrays(before, after)
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.length, 0);
  const most = Math.max(before.length, after.length);
  return most === 0 ? 0 : Math.round((100 * (most - kept)) / most);
}
