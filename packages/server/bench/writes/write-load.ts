import { join } from 'node:path';
import type { LoadResult } from '../sides/load.ts';
import { type LoadChild, startLoadChild } from '../sides/load-child.ts';

export interface WriteResult extends LoadResult {
  /** Of an answer's body, on average. */
  readonly bytes: number;
}

export interface WrittenPost {
  readonly id: string;
  readonly version: number;
}

export interface WriteOrders {
  readonly port: number;
  /** `{id}` stands for the post. */
  readonly path: string;
  /** Headers of each person; they take turns, since each may write ten times a second. */
  readonly people: readonly Readonly<Record<string, string>>[];
  /** `made`: posts of earlier orders that made some, each once, as long as there are any. */
  readonly posts: readonly WrittenPost[] | 'made';
  /** The posts that the answers name are kept for orders that take `made` ones. */
  readonly makes?: boolean;
  /** JSON in which NUMBER, "ID" and "VERSION" stand for what differs from call to call. */
  readonly body: string;
  readonly connections: number;
  /** The end comes after this time, or after so many calls. */
  readonly seconds: number;
  readonly calls?: number;
}

export type WriteLoad = LoadChild<WriteOrders, WriteResult>;

export function startWriteLoad(): WriteLoad {
  return startLoadChild(join(import.meta.dirname, 'write-load-process.ts'));
}
