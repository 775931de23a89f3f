import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import {
  MOST_PASSAGES,
  MOST_QUOTES,
  type QuoteReason,
  type Quotes,
  type QuotingPost,
} from '@toasoan/contract/features/events/quotes/quote.ts';
import { postListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import { mayRead } from '@toasoan/contract/features/posts/post-rules.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { readDay } from '@toasoan/contract/vocabulary/lunar-calendar.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { findPostsAbout, listPosts } from '#server/features/posts/public.ts';
import { listCoverage } from '../coverage/coverage-view.ts';
import type { EventRecord } from '../event-record.ts';
import { outdatedValues, type PlanValue, type QuotedPlan, valuesOf } from './old-values.ts';
import { findPassages } from './passages.ts';
import { articleLines, plainLines, type QuotedLine } from './quoted-lines.ts';

/** Newest matches of each search; older texts tell of other years. */
const CANDIDATES = 100;
/** A shorter name is a word of any text. */
const FEWEST_NAME_WORDS = 2;

interface CandidateRow {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly seo_title: string;
  readonly seo_description: string;
  readonly content: ArticleDocument;
  readonly state: PostState;
  readonly created_by_id: string | null;
  readonly assignee_id: string | null;
  readonly state_before_trash: PostState | null;
}

export interface PlanChange {
  readonly before: QuotedPlan;
  readonly after: QuotedPlan;
  /** It no longer takes place as planned: every mention of the old plan counts. */
  readonly isOff: boolean;
}

/** Posts about an event that say what no longer holds of its plan; those that this person may read. */
export async function findQuotes(
  db: Db,
  actor: ArticleActor,
  event: EventRecord,
  { before, after, isOff }: PlanChange,
): Promise<Quotes> {
  const old = outdatedValues(before, after, isOff);
  if (old.length === 0) return { looksFor: [], items: [], isCapped: false };
  const related = await relatedPosts(db, event);
  const found = [...related];
  for (const search of [event.title, nameOf(event.title), ...searchesOf(before)])
    found.push(...(await searchPosts(db, event.project_id, actor, search)));
  const rows = await readCandidates(db, event.project_id, [...new Set(found)]);
  const sought: Sought = {
    old: isOff ? [...old, linkTo(event)] : old,
    current: isOff ? [] : valuesOf(after),
    planned: valuesOf(before),
    related,
    event,
  };
  const quoting = rows
    .filter((row) => mayRead(actor, factsOf(row)))
    .flatMap((row) => quoteOf(row, sought) ?? []);
  return {
    looksFor: old.map(({ shown }) => shown),
    items: quoting.slice(0, MOST_QUOTES),
    isCapped: quoting.length > MOST_QUOTES,
  };
}

/** Chosen in the event, about it, or written to cover it. */
async function relatedPosts(db: Db, { id, project_id: projectId, details }: EventRecord): Promise<string[]> {
  const about = await findPostsAbout(db, projectId, id);
  const coverage = await listCoverage(db, projectId, [id]);
  const written = coverage.flatMap(({ post }) => (post === null ? [] : [post.id]));
  return [...new Set([...details.relatedPostIds, ...about, ...written])];
}

/** A place and a day find posts that name the event otherwise. */
function searchesOf({ startTime, placeName }: QuotedPlan): string[] {
  const day = startTime === null ? [] : [readDay(hanoiDay(Date.parse(startTime)))];
  return [...day.map(({ day: date, month }) => `${date} ${month}`), ...(placeName === '' ? [] : [placeName])];
}

async function searchPosts(db: Db, projectId: string, actor: ArticleActor, text: string): Promise<string[]> {
  const query = postListQuery.safeParse({ text: text.slice(0, 200), inBodies: true, limit: CANDIDATES });
  if (!query.success || text === '') return [];
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
    SELECT id::text, title, excerpt, seo_title, seo_description, content, state, created_by_id, assignee_id,
      state_before_trash
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
  readonly old: readonly PlanValue[];
  /** What is said of it holds. */
  readonly current: readonly PlanValue[];
  /** All of the old plan. */
  readonly planned: readonly PlanValue[];
  readonly related: readonly string[];
  readonly event: EventRecord;
}

function quoteOf(
  row: CandidateRow,
  { old, current, planned, related, event }: Sought,
): QuotingPost | undefined {
  const { title, excerpt, seo_title: seoTitle, seo_description: seoDescription } = row;
  const lines = [
    ...[title, excerpt].flatMap(plainLines),
    ...articleLines(row.content),
    ...[seoTitle, seoDescription].flatMap(plainLines),
  ];
  const isRelated = related.includes(row.id);
  if (!isRelated && !isAbout(lines, event, planned)) return undefined;
  const { passages, reasons } = findPassages(lines, old, current);
  if (passages.length === 0) return undefined;
  const found: QuoteReason[] = [...(isRelated ? (['RELATED'] as const) : []), ...reasons];
  return {
    postId: row.id,
    title,
    state: row.state,
    reasons: found,
    passages: passages.slice(0, MOST_PASSAGES),
    more: Math.max(0, passages.length - MOST_PASSAGES),
  };
}

/** A place is the scene of many things, and so is a day: only both together may mean the event where its name is missing. */
function isAbout(lines: readonly QuotedLine[], event: EventRecord, planned: readonly PlanValue[]): boolean {
  const name = wordsOf(foldVietnamese(nameOf(event.title)));
  const says = (reason: PlanValue['reason']) =>
    planned.some((value) => value.reason === reason && lines.some((line) => value.find(line).length > 0));
  if (name.length >= FEWEST_NAME_WORDS && lines.some(({ folded }) => holdsWords(folded, name))) return true;
  if (lines.some((line) => linkTo(event).find(line).length > 0)) return true;
  return says('PLACE') && says('DAY');
}

function holdsWords(folded: string, words: readonly string[]): boolean {
  return ` ${wordsOf(folded).join(' ')} `.includes(` ${words.join(' ')} `);
}

/** Posts leave the year of a title out. */
function nameOf(title: string): string {
  return title.replace(/\s+(?:năm\s+)?(?:19|20)\d\d$/i, '');
}

function linkTo({ slug }: EventRecord): PlanValue {
  return {
    key: `event:${slug}`,
    reason: 'LINKED',
    shown: slug,
    find: ({ links }) => links.filter(({ href }) => href.split(/[?#]/)[0]?.endsWith(`/su-kien/${slug}`)),
  };
}
