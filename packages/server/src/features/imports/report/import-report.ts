import type { ImportNote } from '../import-note.ts';

export type ImportResult = 'created' | 'skipped' | 'refused';

/** The result of one item of the export, real or in a dry run. */
export interface ReportEntry {
  readonly type: string;
  readonly id: string;
  readonly guid: string;
  /** As in the export; the file's name for an item without a title. */
  readonly title: string;
  readonly result: ImportResult;
  /** Why it was skipped or refused. */
  readonly reason?: ImportNote;
  /** Of created records. */
  readonly slug?: string;
  readonly state?: 'DRAFT' | 'PUBLISHED';
  /** How many of its comments are brought. */
  readonly comments?: number;
  readonly notes: readonly ImportNote[];
}

export interface ImportReport {
  readonly site: string;
  readonly siteTitle: string;
  readonly projectId: string;
  readonly file: string;
  readonly entries: readonly ReportEntry[];
  /** Comments in the file, of all items. */
  readonly commentCount: number;
}

export type Totals = Readonly<Record<ImportResult, number>>;

/** How many items of each type were created, skipped and refused, in the order of the file. */
export function totalsByType(entries: readonly ReportEntry[]): Map<string, Totals> {
  const totals = new Map<string, Totals>();
  for (const { type, result } of entries) {
    const before = totals.get(type) ?? { created: 0, skipped: 0, refused: 0 };
    totals.set(type, { ...before, [result]: before[result] + 1 });
  }
  return totals;
}

export function totalsOf(entries: readonly ReportEntry[]): Totals {
  const count = (result: ImportResult) => entries.filter((entry) => entry.result === result).length;
  return { created: count('created'), skipped: count('skipped'), refused: count('refused') };
}

/** Comments that were brought. */
export function commentsIn(entries: readonly ReportEntry[]): number {
  return entries.reduce((sum, { comments = 0 }) => sum + comments, 0);
}
