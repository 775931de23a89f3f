import type { ReportEntry } from '../report/import-report.ts';
import type { TermTaxonomy } from '../wordpress/term-refs.ts';

/** A term of the project: the id of an existing one, or the name of one that is about to be created. */
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

/** The result of one term of the export. */
export interface TermPlan {
  readonly keyHash: string;
  readonly source: string | undefined;
  readonly entry: ReportEntry;
  readonly create?: NewTerm;
}

/** The result of a term that an item names. */
export type TermOutcome =
  | { readonly kind: 'there'; readonly handle: TermHandle; readonly title: string }
  /** An earlier run made it and somebody has deleted it since: it stays away. */
  | { readonly kind: 'gone'; readonly title: string };
