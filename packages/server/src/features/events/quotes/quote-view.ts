import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { articleText } from '@toasoan/contract/article/article-text.ts';
import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import {
  MOST_QUOTES,
  type Quotes,
  type QuotingPost,
} from '@toasoan/contract/features/events/quotes/quote.ts';
import type { EventPlan } from '@toasoan/contract/features/events/verbs/status-change.ts';
import { postListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import { mayRead } from '@toasoan/contract/features/posts/post-rules.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { findPostsAbout, listPosts } from '#server/features/posts/public.ts';
import type { EventRecord } from '../event-record.ts';
import { type OldWords, oldWordsOf, passageWith } from './old-words.ts';

/** Newest matches of each search; older texts tell of other years. */
const CANDIDATES = 100;

interface CandidateRow {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly content: ArticleDocument;
  readonly state: PostState;
  readonly created_by_id: string | null;
  readonly assignee_id: string | null;
  readonly state_before_trash: PostState | null;
}

export interface OldPlan {
  readonly plan: Pick<EventPlan, 'startTime' | 'placeName'>;
  /** What of it no longer holds. The rest only shows that a post is about the event. */
  readonly outdated: readonly OldWords['reason'][];
}

/** Posts that relate to an event, are about it, link to it, or say what no longer holds of its plan; those that this person may read. */
export async function findQuotes(
  db: Db,
  actor: ArticleActor,
  event: EventRecord,
  { plan, outdated }: OldPlan,
): Promise<Quotes> {
  const words = oldWordsOf(plan);
  const about = await findPostsAbout(db, event.project_id, event.id);
  const related = [...new Set([...event.details.relatedPostIds, ...about])];
  const found: string[] = [...related];
  for (const search of [event.title, ...words.map((one) => one.search)])
    found.push(...(await searchPosts(db, event.project_id, actor, search)));
  const rows = await readCandidates(db, event.project_id, [...new Set(found)]);
  const quoting = rows
    .filter((row) => mayRead(actor, factsOf(row)))
    .flatMap(
      (row) =>
        quoteOf(row, {
          words,
          outdated,
          isRelated: related.includes(row.id),
          slug: event.slug,
          title: event.title,
        }) ?? [],
    );
  return {
    looksFor: words.filter(({ reason }) => outdated.includes(reason)).map(({ shown }) => shown),
    items: quoting.slice(0, MOST_QUOTES),
    isCapped: quoting.length > MOST_QUOTES,
  };
}

async function searchPosts(db: Db, projectId: string, actor: ArticleActor, text: string): Promise<string[]> {
  const query = postListQuery.safeParse({ text: text.slice(0, 200), inBodies: true, limit: CANDIDATES });
  if (!query.success) return [];
  const { items } = await listPosts(db, projectId, actor, query.data);
  return items.map(({ id }) => id);
}

async function readCandidates(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<readonly CandidateRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CandidateRow>`
    SELECT id::text, title, excerpt, content, state, created_by_id, assignee_id, state_before_trash
    FROM posts WHERE project_id = ${projectId} AND id = ANY (${ids}::bigint[]) AND state <> 'TRASHED'
    ORDER BY update_time DESC, id DESC`.execute(db);
  return rows;
}

function factsOf({ state, created_by_id, assignee_id, state_before_trash }: CandidateRow) {
  return {
    state,
    createdById: created_by_id,
    assigneeId: assignee_id,
    stateBeforeTrash: state_before_trash,
  };
}

interface Sought {
  readonly words: readonly OldWords[];
  readonly outdated: OldPlan['outdated'];
  readonly isRelated: boolean;
  readonly slug: string;
  readonly title: string;
}

function quoteOf(
  row: CandidateRow,
  { words, outdated, isRelated, slug, title }: Sought,
): QuotingPost | undefined {
  const text = [row.title, row.excerpt, articleText(row.content)].join('\n');
  const said = words.flatMap((one) => {
    const passage = passageWith(text, one);
    return passage === undefined ? [] : [{ reason: one.reason, passage }];
  });
  const isLinked = JSON.stringify(row.content).includes(`/su-kien/${slug}"`);
  // A day alone is said of many things: it counts beside the place, the name, a link or a choice.
  const isOfEvent =
    isRelated || isLinked || said.some(({ reason }) => reason === 'PLACE') || namesEvent(text, title);
  const wrong = said.filter(({ reason }) => outdated.includes(reason));
  if (!isOfEvent || (wrong.length === 0 && !isRelated && !isLinked)) return undefined;
  return {
    postId: row.id,
    title: row.title,
    state: row.state,
    reasons: [
      ...(isRelated ? (['RELATED'] as const) : []),
      ...(isLinked ? (['LINKED'] as const) : []),
      ...wrong.map(({ reason }) => reason),
    ],
    passage: wrong[0]?.passage ?? '',
  };
}

function namesEvent(text: string, title: string): boolean {
  return foldVietnamese(text).includes(foldVietnamese(title));
}
