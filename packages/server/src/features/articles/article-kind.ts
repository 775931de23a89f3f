import type { AuditAction, AuditEntity } from '@toasoan/contract/core/audit-kinds.ts';
import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import type { NoticeKind } from '@toasoan/contract/features/live/notice.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { ArticleTables, LockedArticle } from './article-tables.ts';

/** What a lock needs to know of a record: never its text. */
export interface ArticleBrief extends LockedArticle {
  readonly title: string;
  readonly state: string;
  readonly version: number;
}

/** Who may write a record of this kind. */
export interface ArticleRules<Facts> {
  readonly mayEdit: (actor: ArticleActor, facts: Facts) => boolean;
  /** Whether unsaved text may be kept for this person, also just after the record has left their hands. */
  readonly mayKeepText: (actor: ArticleActor, facts: Facts) => boolean;
  /** Whether this person may take over from somebody else who has not typed for `idle` seconds. */
  readonly mayTakeOver: (actor: ArticleActor, facts: Facts, idle: number) => boolean;
}

interface Taken {
  readonly articleId: string;
  readonly title: string;
  /** Who had the lock. */
  readonly to: readonly string[];
  readonly by: Actor & { readonly userId: string };
}

/** What the shared editing needs to know of a kind of record. */
export interface ArticleKind<Facts, Draft, Names> extends ArticleRules<Facts> {
  readonly entity: AuditEntity;
  readonly takeOverAction: AuditAction;
  readonly tables: ArticleTables;
  /** Ids of two kinds may be equal: a notice names the kind. */
  readonly notices: Readonly<Record<'presence' | 'textAsked' | 'textGiven' | 'lockAsked', NoticeKind>>;
  /** @throws NOT_FOUND also for another project's record, and one that the person may not know of. */
  readonly getBrief: (
    db: Db,
    projectId: string,
    actor: ArticleActor,
    id: string,
  ) => Promise<Facts & ArticleBrief>;
  /** What each draft names by id only; in their order. */
  readonly namesOf: (db: Db, projectId: string, drafts: readonly Draft[]) => Promise<readonly Names[]>;
  readonly notifyTaken: (db: Db, projectId: string, taken: Taken) => Promise<void>;
}
