export interface MediaCountTable {
  project_id: string;
  /** A tab of the library, or `folder`. */
  counted: string;
  /** The person or the folder; 0 for tabs of the whole project, for nobody, and for the root. */
  of_id: string;
  lane: number;
  /** A sum over lanes is what is true. */
  count: number;
}
