import type { CommentTargetType } from '@toasoan/contract/features/comments/comment-states.ts';
import type { CommentRules } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import type { Db } from '#server/core/db/database.ts';
import { findReadablePost } from '#server/features/posts/public.ts';
import { findOpenedByHand, findRulesForReaders } from './reader-target-view.ts';

const DAY_MS = 86_400_000;

/** A public thing that readers comment on. */
export interface ReadableThing {
  readonly title: string;
  /** False: it stays to be read, and nothing happens to it any more. */
  readonly isCurrent: boolean;
  readonly publishedTime: Date | null;
  readonly allowComment: 'INHERIT' | 'ON' | 'OFF';
}

export type FindReadable = (db: Db, projectId: string, id: string) => Promise<ReadableThing | undefined>;

/** Of each kind that may be commented on, how to find what everybody may read. */
export type ReadableKinds = Readonly<Partial<Record<CommentTargetType, FindReadable>>>;

export const READABLE_POSTS: ReadableKinds = { POST: findReadablePost };

export interface ReaderTarget {
  readonly type: CommentTargetType;
  readonly id: string;
  readonly title: string;
  readonly isOpen: boolean;
  readonly rules: CommentRules;
}

/** The target of an address such as `post-12`; undefined for one that is not public. */
export async function findReaderTarget(
  db: Db,
  projectId: string,
  { kinds, name, now }: { readonly kinds: ReadableKinds; readonly name: string; readonly now: Date },
): Promise<ReaderTarget | undefined> {
  const { type, id } = targetOf(name);
  const thing = await kinds[type]?.(db, projectId, id);
  if (thing === undefined) return undefined;
  const rules = await findRulesForReaders(db, projectId);
  const byHand = await findOpenedByHand(db, projectId, { type, id });
  return { type, id, title: thing.title, rules, isOpen: isOpen(thing, rules, byHand, now) };
}

export function targetOf(name: string): { readonly type: CommentTargetType; readonly id: string } {
  const [kind = '', id = ''] = name.split('-');
  return { type: kind === 'event' ? 'EVENT' : 'POST', id };
}

/** What somebody decided for this one goes before what the post says, and that before the project's rules. */
function isOpen(
  { isCurrent, publishedTime, allowComment }: ReadableThing,
  { mode, closeAfterDays }: CommentRules,
  byHand: boolean | undefined,
  now: Date,
): boolean {
  if (!isCurrent || mode === 'OFF') return false;
  if (byHand !== undefined) return byHand;
  if (allowComment !== 'INHERIT') return allowComment === 'ON';
  if (closeAfterDays === 0 || publishedTime === null) return true;
  return now.getTime() - publishedTime.getTime() < closeAfterDays * DAY_MS;
}
