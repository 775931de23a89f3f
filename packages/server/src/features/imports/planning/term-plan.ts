import type { ReportEntry } from '../report/import-report.ts';
import type { TermTaxonomy } from '../wordpress/term-refs.ts';

/** A term of ours: the id of one that exists, or a name for one that is about to. */
export type TermHandle = string;

export function isIdOfExisting(handle: TermHandle): boolean {
  return !handle.includes('/');
}

/** A category or tag to be created. */
export interface NewTerm {
  readonly handle: TermHandle;
  readonly taxonomy: TermTaxonomy;
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  /** Of categories; null for a root. */
  readonly parent: TermHandle | null;
}

/** What happens to one term of the export. */
export interface TermPlan {
  readonly keyHash: string;
  readonly source: string | undefined;
  readonly entry: ReportEntry;
  readonly create?: NewTerm;
}

/** What a term that an item names has become. */
export type TermOutcome =
  | { readonly kind: 'there'; readonly handle: TermHandle; readonly title: string }
  /** An earlier run made it and somebody has deleted it since: it stays away. */
  | { readonly kind: 'gone'; readonly title: string };
