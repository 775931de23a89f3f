/** Where a kind of record keeps what its editing needs; the columns are the same in every kind. */
export interface ArticleTables {
  /** The column that names the record. */
  readonly idColumn: string;
  readonly sessions: string;
  readonly locks: string;
  readonly autosaves: string;
  readonly versions: string;
  readonly publications: string;
}

/** A record whose text is written under a lock. */
export interface LockedArticle {
  readonly projectId: string;
  readonly articleId: string;
}
