/** What an earlier run made of the item with the same key, unless that run was undone. */
export interface EarlierImport {
  readonly runId: string;
  readonly entityId: string;
  readonly sourceHash: string | null;
}

export interface EarlierPost extends EarlierImport {
  /** What has become of it since. */
  readonly now: 'there' | 'in-trash' | 'removed';
}

/** By the hash of the key. */
export type EarlierImports = ReadonlyMap<string, EarlierImport>;
export type EarlierPosts = ReadonlyMap<string, EarlierPost>;
