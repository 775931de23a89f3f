import type { AuditSource } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';

/** Names one post and a file to remove from it. */
export interface MediaToTakeOut {
  readonly postId: string;
  readonly mediaId: string;
  /** A replacement of the same kind; null: none. */
  readonly otherId: string | null;
}

/** What was removed from a post, for restoring it. Plain JSON. */
export interface MediaTakenOut {
  /** The post's version since. */
  readonly version: number;
  /** The fields of the text as they were. */
  readonly text: Readonly<Record<string, unknown>>;
  /** The pending draft beside it; null where there was none. */
  readonly pending: Readonly<Record<string, unknown>> | null;
}

/**
 * Removes a file from every place of a post, including the public text, or replaces it; undefined where the post
 * does not hold it. It locks the post before files: the caller must not hold a lock on a file of the library.
 * @throws NOT_FOUND, RULES_NOT_MET: MEDIA_GONE for an unavailable replacement.
 */
export type TakeMediaOutOfPost = (
  source: AuditSource,
  options: MediaToTakeOut,
) => Promise<MediaTakenOut | undefined>;

/**
 * Restores it exactly, unless the post was changed since: then it returns false and changes nothing. @throws
 * NOT_FOUND, RULES_NOT_MET: MEDIA_GONE while the file is in the trash.
 */
export type GiveMediaBackToPost = (
  source: AuditSource,
  options: { readonly postId: string; readonly taken: MediaTakenOut },
) => Promise<boolean>;

/** Locks posts in the order of their ids, like their writers: before any file of the library. */
export type HoldPosts = (db: Db, projectId: string, ids: readonly string[]) => Promise<void>;
