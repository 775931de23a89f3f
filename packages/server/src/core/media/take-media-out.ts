import type { AuditSource } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';

/** Names one post and a file that has to leave it. */
export interface MediaToTakeOut {
  readonly postId: string;
  readonly mediaId: string;
  /** A file of the same kind that comes in its place; null: nothing does. */
  readonly otherId: string | null;
}

/** What was taken out of a post, for whoever wants to give it back. Plain JSON. */
export interface MediaTakenOut {
  /** The version that the post has since. */
  readonly version: number;
  /** The parts of the text as they were. */
  readonly text: Readonly<Record<string, unknown>>;
  /** What waited beside it; null where nothing did. */
  readonly pending: Readonly<Record<string, unknown>> | null;
}

/**
 * Takes a file out of every place of a post, readers' text included, or puts another there; undefined where the
 * post does not hold it. It locks the post before files: whoever calls it holds no file of the library.
 * @throws NOT_FOUND, RULES_NOT_MET: MEDIA_GONE for another file that is not to be had.
 */
export type TakeMediaOutOfPost = (
  source: AuditSource,
  options: MediaToTakeOut,
) => Promise<MediaTakenOut | undefined>;

/**
 * Gives it back exactly, unless the post was changed since: then it answers false and changes nothing.
 * @throws NOT_FOUND, RULES_NOT_MET: MEDIA_GONE while the file is in the trash.
 */
export type GiveMediaBackToPost = (
  source: AuditSource,
  options: { readonly postId: string; readonly taken: MediaTakenOut },
) => Promise<boolean>;

/** Locks posts in the order of their ids, as their writers do: before any file of the library is. */
export type HoldPosts = (db: Db, projectId: string, ids: readonly string[]) => Promise<void>;
