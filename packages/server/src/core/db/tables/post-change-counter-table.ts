/** Written by triggers only. */
export interface PostChangeCounterTable {
  project_id: string;
  lane: number;
  stamp: string;
  /** The transaction that stamped last. */
  xact: string;
}
