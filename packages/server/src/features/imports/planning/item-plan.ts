import type { ReportEntry } from '../report/import-report.ts';
import type { MappedPost } from '../wordpress/map-item.ts';
import type { PicturesToPut } from './plan-pictures.ts';
import type { TermHandle, TermPlan } from './term-plan.ts';

/** A post to be created. */
export interface NewPost extends Omit<MappedPost, 'categories' | 'tags' | 'notes'> {
  /** The first one is the main category. */
  readonly categories: readonly TermHandle[];
  readonly tags: readonly TermHandle[];
}

/** What happens to one item of the export. */
export interface ItemPlan {
  readonly keyHash: string;
  readonly source: string;
  readonly entry: ReportEntry;
  /** A category that has to be there first. */
  readonly before?: TermPlan;
  readonly create?: NewPost;
  /** For what an earlier run made. */
  readonly pictures?: PicturesToPut;
}
