import type { MediaUser } from '@toasoan/contract/features/media/media-use.ts';
import type { AuditSource } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';

/** Names one article and a file to remove from it. */
export interface MediaToTakeOut {
  readonly id: string;
  readonly mediaId: string;
  /** A replacement of the same kind; null: none. */
  readonly otherId: string | null;
}

/** What was removed from an article, for restoring it. Plain JSON. */
export interface MediaTakenOut {
  /** The article's version since. */
  readonly version: number;
  /** The fields of the text as they were. */
  readonly text: Readonly<Record<string, unknown>>;
  /** The pending draft beside it; null where there was none. */
  readonly pending: Readonly<Record<string, unknown>> | null;
}

/** Records with files in their text and beside it: posts, events. */
export interface ArticleMediaHolder {
  readonly entity: MediaUser;
  /** Locks articles in the order of their ids, like their writers: before any file of the library. */
  readonly hold: (db: Db, projectId: string, ids: readonly string[]) => Promise<void>;
  /**
   * Removes a file from every place of an article, including the public text, or replaces it; undefined where the
   * article does not hold it. It locks the article before files: the caller must not hold a lock on a file of the
   * library. @throws NOT_FOUND, RULES_NOT_MET: MEDIA_GONE for an unavailable replacement.
   */
  readonly takeOut: (source: AuditSource, options: MediaToTakeOut) => Promise<MediaTakenOut | undefined>;
  /**
   * Restores it exactly, unless the article was changed since: then it returns false and changes nothing. @throws
   * NOT_FOUND, RULES_NOT_MET: MEDIA_GONE while the file is in the trash.
   */
  readonly giveBack: (
    source: AuditSource,
    options: { readonly id: string; readonly taken: MediaTakenOut },
  ) => Promise<boolean>;
}
