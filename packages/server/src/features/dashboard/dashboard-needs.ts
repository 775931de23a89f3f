import type { DashboardReads, LayoutWork, MyDay } from '@toasoan/contract/features/dashboard/dashboard.ts';
import type { EndingFile } from '@toasoan/contract/features/media/media-rights.ts';
import type { MediaSpace } from '@toasoan/contract/features/media/media-space.ts';
import type { MailTrouble } from '@toasoan/contract/features/notifications/mail-trouble.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { RawBuilder } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { ListMoment, ListPostsAtOnce, StateSums } from '#server/features/posts/public.ts';

/** What the dashboard needs from others. Builders are columns of its one statement of facts. */
export interface DashboardDependencies {
  /** The lists of posts themselves, so that numbers and lists agree. */
  readonly listPostsAtOnce: ListPostsAtOnce;
  readonly listMoment: (projectId: string) => RawBuilder<ListMoment>;
  readonly stateSums: (projectId: string, actor: PostActor) => RawBuilder<StateSums>;
  /** Takedown cases of the project that are open, late, or due within hours. */
  readonly caseCounts: (
    projectId: string,
  ) => RawBuilder<{ readonly open: number; readonly overdue: number; readonly dueSoon: number }>;
  /** Correction requests of the project that wait for an answer, and those that wait past their due time. */
  readonly requestCounts: (
    projectId: string,
  ) => RawBuilder<{ readonly waiting: number; readonly overdue: number }>;
  readonly layoutWork: (projectId: string) => RawBuilder<LayoutWork>;
  readonly readsOfDays: (db: Db, projectId: string) => Promise<DashboardReads>;
  /** Posts that this person has locked. */
  readonly heldBy: (projectId: string, userId: string) => RawBuilder<MyDay['open']>;
  /** Posts of this person with open notes. */
  readonly notedFor: (projectId: string, userId: string) => RawBuilder<MyDay['notes']>;
  /** How many mentions of this person in the project are unread. */
  readonly unreadMentions: (projectId: string, userId: string) => RawBuilder<number>;
  /** What blocks the publication of scheduled posts, by their id. */
  readonly scheduleProblems: (
    db: Db,
    projectId: string,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Readonly<Record<Language, string>>>>;
  readonly spaceOf: (projectId: string) => RawBuilder<MediaSpace>;
  /** How many files the tab of ending rights holds: the library's own count. */
  readonly countEndingRights: (db: Db, projectId: string, userId: string) => Promise<number>;
  readonly listEndingRights: (db: Db, projectId: string) => Promise<EndingFile[]>;
  /** Mails that the server does not accept; absent without a mail server. */
  readonly findMailTrouble?: (db: Db) => Promise<MailTrouble>;
}
