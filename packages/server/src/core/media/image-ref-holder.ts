import type { MediaUser } from '@toasoan/contract/features/media/media-use.ts';
import type { AuditSource } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';

/** An image that replaces another. */
export interface OtherImageRef {
  readonly id: string;
  readonly key: string;
}

/** Where an image was removed from a record, and what replaced it. Plain JSON. */
export interface ImageRefTakenOut {
  /** The record's version since. */
  readonly version: number;
  /** Names of places. */
  readonly places: readonly string[];
  readonly before: OtherImageRef;
  readonly after: OtherImageRef | null;
}

/** Records with an image: projects, people, categories, tags. */
export interface ImageRefHolder {
  readonly entity: MediaUser;
  /** Locks records in the order of their ids, before any file of the library. */
  readonly hold: (db: Db, projectId: string, ids: readonly string[]) => Promise<void>;
  /** Removes an image from a record, or replaces it; undefined where it is no longer there. */
  readonly takeOut: (
    source: AuditSource,
    options: { readonly id: string; readonly mediaId: string; readonly other: OtherImageRef | null },
  ) => Promise<ImageRefTakenOut | undefined>;
  /** Restores it, unless another image has been set since: then it returns false and changes nothing. */
  readonly giveBack: (
    source: AuditSource,
    options: { readonly id: string; readonly taken: ImageRefTakenOut },
  ) => Promise<boolean>;
}
