import type { Page } from '@toasoan/contract/core/paging.ts';
import type { MyDay } from '@toasoan/contract/features/dashboard/dashboard.ts';
import type { EndingFile } from '@toasoan/contract/features/media/media-rights.ts';
import type { MailTrouble } from '@toasoan/contract/features/notifications/mail-trouble.ts';
import type { PostListQuery, PostView } from '@toasoan/contract/features/posts/list/post-list.ts';
import type { PostRowInWork } from '@toasoan/contract/features/posts/post.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { Db } from '#server/core/db/database.ts';

/** What the dashboard needs from posts: their own list and counts, so that numbers and lists agree. */
export interface DashboardDependencies {
  readonly listPosts: (
    db: Db,
    projectId: string,
    actor: PostActor,
    query: PostListQuery,
  ) => Promise<Page<PostRowInWork>>;
  /** Takedown cases of the project that are open, late, or due within hours. */
  readonly countCases: (
    db: Db,
    projectId: string,
  ) => Promise<{ readonly open: number; readonly overdue: number; readonly dueSoon: number }>;
  readonly countPosts: (db: Db, projectId: string, actor: PostActor) => Promise<Record<PostView, number>>;
  /** What blocks the publication of scheduled posts, by their id. */
  readonly scheduleProblems: (
    db: Db,
    projectId: string,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Readonly<Record<Language, string>>>>;
  /** Posts that this person has locked. */
  readonly listHeldBy: (db: Db, projectId: string, userId: string) => Promise<MyDay['open']>;
  /** Posts of this person with open notes. */
  readonly listNoted: (db: Db, projectId: string, userId: string) => Promise<MyDay['notes']>;
  /** How many mentions of this person in the project are unread. */
  readonly countMentions: (db: Db, projectId: string, userId: string) => Promise<number>;
  /** How many files the tab of ending rights holds: the library's own count. */
  readonly countEndingRights: (db: Db, projectId: string, userId: string) => Promise<number>;
  /** Mails that the server does not accept; absent without a mail server. */
  readonly findMailTrouble?: (db: Db) => Promise<MailTrouble>;
  readonly listEndingRights: (db: Db, projectId: string) => Promise<EndingFile[]>;
}
