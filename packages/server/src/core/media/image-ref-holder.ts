import type { MediaUser } from '@toasoan/contract/features/media/media-use.ts';
import type { AuditSource } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';

/** A picture that comes in place of another. */
export interface OtherImageRef {
  readonly id: string;
  readonly key: string;
}

/** Where a picture stood beside a name, and what stands there since. Plain JSON. */
export interface ImageRefTakenOut {
  /** The version that the thing has since. */
  readonly version: number;
  /** Names of places. */
  readonly places: readonly string[];
  readonly before: OtherImageRef;
  readonly after: OtherImageRef | null;
}

/** Things with a picture beside their name: projects, people, categories, tags. */
export interface ImageRefHolder {
  readonly entity: MediaUser;
  /** Locked in the order of their ids; before any file of the library is. */
  readonly hold: (db: Db, projectId: string, ids: readonly string[]) => Promise<void>;
  /** Takes a picture out of a thing, or puts another there; undefined where it does not stand any more. */
  readonly takeOut: (
    source: AuditSource,
    options: { readonly id: string; readonly mediaId: string; readonly other: OtherImageRef | null },
  ) => Promise<ImageRefTakenOut | undefined>;
  /** Gives it back, unless something else stands there by now: then it answers false and changes nothing. */
  readonly giveBack: (
    source: AuditSource,
    options: { readonly id: string; readonly taken: ImageRefTakenOut },
  ) => Promise<boolean>;
}
