import { type ImportNote, note } from '../import-note.ts';
import { hashOfSource } from './import-key.ts';

/** What an earlier run made of the item with the same key, unless that run was undone. */
export interface EarlierImport {
  readonly runId: string;
  readonly entityId: string;
  readonly sourceHash: string | null;
  /** As the run left it. */
  readonly version: number;
}

export interface EarlierPost extends EarlierImport {
  /** What has become of it since. */
  readonly now: 'there' | 'in-trash' | 'removed';
}

/** By the hash of the key. */
export type EarlierImports = ReadonlyMap<string, EarlierImport>;
export type EarlierPosts = ReadonlyMap<string, EarlierPost>;

/** What the report says where the file tells something else than it did then. */
export function sourceNotes({ sourceHash }: EarlierImport, source: string): ImportNote[] {
  return sourceHash === null || sourceHash === hashOfSource(source) ? [] : [note('SOURCE_CHANGED')];
}
