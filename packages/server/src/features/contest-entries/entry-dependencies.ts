import type { LinkTokens } from '#server/core/auth/link-token.ts';
import type { Db } from '#server/core/db/database.ts';
import type { ImageProcess } from '#server/core/images/image-work.ts';
import type { Scratch } from '#server/core/storage/scratch.ts';
import type { Storage } from '#server/core/storage/storage.ts';

/** What follows when a work was sent, or sent again, in its transaction: its checks are asked for. */
export type OnSubmitted = (tx: Db, projectId: string, submissionId: string) => Promise<void>;

/** Whether a mailbox is that of a juror of the contest: who judges cannot enter. */
export type IsJurorEmail = (
  db: Db,
  at: { readonly projectId: string; readonly contestId: string; readonly emailKey: string },
) => Promise<boolean>;

/** Dependencies of everything that readers send to a contest, beside the database. */
export interface EntryDependencies {
  readonly storage: Storage;
  readonly scratch: Scratch;
  readonly images: ImageProcess;
  readonly tokens: LinkTokens;
  readonly now: () => Date;
  /** The product has a mail server: without one nobody can verify an address. */
  readonly mails: boolean;
  readonly onSubmitted: OnSubmitted;
  readonly isJurorEmail: IsJurorEmail;
}
