import { seesEveryPost } from '@toasoan/contract/features/posts/post-rules.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { type RawBuilder, sql } from 'kysely';

/** The part of `posts` that a person may know of; undefined when that is all of it. `mayRead` in SQL. */
export function visibleTo(actor: PostActor): RawBuilder<boolean> | undefined {
  if (seesEveryPost(actor)) return undefined;
  return sql`(posts.created_by_id = ${actor.userId} OR posts.state = 'PUBLISHED')`;
}
