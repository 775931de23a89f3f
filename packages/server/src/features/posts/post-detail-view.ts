import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { type PostDetails, pickDetails } from '@toasoan/contract/features/posts/post-details.ts';
import {
  mayEdit,
  mayRead,
  mayReadDrafts,
  seesEveryPost,
} from '@toasoan/contract/features/posts/post-rules.ts';
import { type PostActor, transitionsOf } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { type RawBuilder, sql } from 'kysely';
import { renderArticle } from '#server/core/article/render-article.ts';
import type { Db } from '#server/core/db/database.ts';
import { fixedStatement } from '#server/core/db/fixed-statement.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { pictureOf } from '#server/core/media/picture-view.ts';
import { CORRECTIONS_OF_POST } from './correction/correction-view.ts';
import { followTargets } from './links/link-targets-view.ts';
import { HOLDER_COLUMN } from './list/holder-view.ts';
import { holderOf } from './list/post-list-row.ts';
import { coverColumn } from './list/post-page-view.ts';
import { findPostMedia } from './media/post-media-view.ts';
import { heldByPost, mediaFor } from './media/settle-media.ts';
import { MUST_FIX_COLUMN } from './notes/note-view.ts';
import { factsOf, mainCategoryOf, type PostRecord, slugFollowsTitle } from './post-record.ts';
import { checkSettingsColumn } from './settings/post-settings-store.ts';
import { rulesOf } from './workflow/unmet-post-rules.ts';

/** As stored: only what differs from the defaults. */
type PostRow = Omit<PostRecord, 'details' | 'media'> & { readonly details: Partial<PostDetails> };

/** One post with its categories and tags; the driver parses the body once. */
export function postStatement(projectId: string, id: string): RawBuilder<PostRow> {
  return wholePosts(projectId, sql`id = ${id}`);
}

const readPostRow = fixedStatement(
  ['projectId', 'id'],
  (db, { projectId, id }: { readonly projectId: string; readonly id: string }) =>
    postStatement(projectId, id).compile(db),
);

function wholePosts(projectId: string, which: RawBuilder<unknown>): RawBuilder<PostRow> {
  return sql`
    SELECT id, translation_of, title, slug, slug_is_manual, ${CORRECTIONS_OF_POST} AS corrections, state, state_before_trash, ever_published, published_time,
      state_time, state_reason, substantive_time, schedule_time, expire_time, assignee_id, assignee_name, edit_due_time,
      assign_text, watched_by_id, watched_by_name, approved_by_id, ${HOLDER_COLUMN} AS holder,
      return_count, approved_by_name, rejected_by_id, rejected_by_name, details, facets, pending, pending_time, pending_by_name,
      ${coverColumn()} AS cover, excerpt, content, word_count, keywords, authors, seo_title,
      seo_description, note, ${MUST_FIX_COLUMN} AS must_fix_notes, version, create_time, update_time, created_by_id, created_by_name,
      updated_by_id, updated_by_name,
      coalesce((
        SELECT json_agg(json_build_object(
          'id', term.id::text, 'title', term.title, 'status', term.status, 'isMain', link.is_main
        ) ORDER BY link.position)
        FROM post_categories AS link
        JOIN categories AS term ON term.project_id = link.project_id AND term.id = link.category_id
        WHERE link.project_id = posts.project_id AND link.post_id = posts.id
      ), '[]') AS categories,
      coalesce((
        SELECT json_agg(json_build_object('id', term.id::text, 'title', term.title) ORDER BY link.position)
        FROM post_tags AS link
        JOIN tags AS term ON term.project_id = link.project_id AND term.id = link.tag_id
        WHERE link.project_id = posts.project_id AND link.post_id = posts.id
      ), '[]') AS tags,
      coalesce((
        SELECT json_agg(json_build_object('id', term.id::text, 'title', term.title) ORDER BY named.position)
        FROM jsonb_array_elements_text(pending->'categoryIds') WITH ORDINALITY AS named (id, position)
        JOIN categories AS term ON term.project_id = posts.project_id AND term.id = named.id::bigint
      ), '[]') AS pending_categories,
      coalesce((
        SELECT json_agg(json_build_object('id', term.id::text, 'title', term.title) ORDER BY named.position)
        FROM jsonb_array_elements_text(pending->'tagIds') WITH ORDINALITY AS named (id, position)
        JOIN tags AS term ON term.project_id = posts.project_id AND term.id = named.id::bigint
      ), '[]') AS pending_tags,
      ${checkSettingsColumn(sql`posts.project_id`)} AS settings
    FROM posts WHERE project_id = ${projectId} AND ${which}`;
}

/** The row with its defaults filled in, its references, and its links leading to where their targets are now. */
export async function wholeRecord(db: Db, projectId: string, row: PostRow): Promise<PostRecord> {
  const [post = row] = await withLinks(db, projectId, [row]);
  const details = pickDetails(post.details);
  return { ...post, details, media: await findPostMedia(db, projectId, heldByPost({ ...post, details })) };
}

/** The public text and the pending one of each post with followed links. */
async function withLinks(db: Db, projectId: string, rows: readonly PostRow[]): Promise<readonly PostRow[]> {
  const articles = rows.flatMap(({ content, pending }) => [content, pending?.content ?? content]);
  const followed = await followTargets(db, projectId, articles);
  if (followed === articles) return rows;
  return rows.map((row, index) => {
    const [content = row.content, draft] = followed.slice(index * 2);
    const pending = row.pending?.content && draft ? { ...row.pending, content: draft } : row.pending;
    return { ...row, content, pending };
  });
}

/** Several posts at once, with as many statements however many they are. */
export async function readPosts(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<readonly PostRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await wholePosts(projectId, sql`id = ANY (${ids}::bigint[])`).execute(db);
  const linked = await withLinks(db, projectId, rows);
  const posts = linked.map((row) => ({ ...row, details: pickDetails(row.details) }));
  const media = await findPostMedia(db, projectId, posts.flatMap(heldByPost));
  return posts.map((post) => {
    const held = new Set(heldByPost(post));
    return { ...post, media: media.filter(({ id }) => held.has(id)) };
  });
}

export async function findPost(db: Db, projectId: string, id: string): Promise<PostRecord | undefined> {
  const { rows } = await readPostRow(db, { projectId, id });
  const post = rows[0];
  return post && (await wholeRecord(db, projectId, post));
}

/** @throws NOT_FOUND also for another project's post. */
export async function readPost(db: Db, projectId: string, id: string): Promise<PostRecord> {
  const post = await findPost(db, projectId, id);
  if (post === undefined) throw new AppError('NOT_FOUND');
  return post;
}

/** @throws NOT_FOUND also for a post that the person may not know of. */
export async function getPost(db: Db, projectId: string, actor: PostActor, id: string): Promise<PostRecord> {
  const post = await readPost(db, projectId, id);
  if (!mayRead(actor, factsOf(post))) throw new AppError('NOT_FOUND');
  return post;
}

/** The post as this person sees it: with their possible transitions and what blocks them. */
export function postOf(post: PostRecord, actor: PostActor, language: Language): Post {
  const main = mainCategoryOf(post);
  const terms = post.categories.map(({ id, title }) => ({ id, title }));
  const facts = factsOf(post);
  const seesDrafts = mayReadDrafts(actor, facts);
  const rulesInTheWay = rulesOf(post, new Date());
  return {
    ...rowFactsOf(post),
    mainCategory: main === undefined ? null : { id: main.id, title: main.title },
    excerpt: post.excerpt,
    content: post.content,
    contentHtml: renderArticle(post.content),
    mainCategoryId: main?.id ?? null,
    categories: terms,
    tags: post.tags,
    keywords: post.keywords,
    seoTitle: post.seo_title,
    seoDescription: post.seo_description,
    slugFollowsTitle: slugFollowsTitle(post),
    details: post.details,
    media: [...mediaFor(post, seesDrafts)],
    pending: seesDrafts ? pendingOf(post) : null,
    substantiveTime: post.substantive_time?.toISOString() ?? null,
    everPublished: post.ever_published,
    assignText: post.assign_text,
    watchedBy: post.watched_by_name || null,
    approvedBy: post.approved_by_name || null,
    rejectedBy: post.rejected_by_name || null,
    // Unpublished changes are shown to people who may read every post.
    corrections: post.corrections.filter(({ state }) => state === 'PUBLISHED' || seesEveryPost(actor)),
    allowedTransitions: transitionsOf(actor, facts).map((transition) => ({
      name: transition.name,
      to: transition.to,
      via: [...transition.intermediateSteps],
      needsReason: transition.needsReason,
      needsTime: transition.needsTime,
      needsCase: transition.needsCase,
      unmet: rulesInTheWay(transition).map(({ code, field, text }) => ({
        code,
        ...(field !== undefined && { field }),
        message: text[language],
      })),
    })),
    mayEdit: mayEdit(actor, facts),
    translationOf: post.translation_of ?? undefined,
    checkSettings: post.settings,
  };
}

function rowFactsOf(post: PostRecord) {
  const { details } = post;
  return {
    id: post.id,
    title: post.title,
    slug: post.slug,
    state: post.state,
    stateBeforeTrash: post.state_before_trash,
    stateTime: post.state_time.toISOString(),
    stateReason: post.state_reason,
    postType: details.postType,
    origin: details.origin,
    sourceName: details.sourceName,
    assignee: post.assignee_id === null ? null : { userId: post.assignee_id, name: post.assignee_name },
    holder: post.holder && holderOf(post.holder),
    dueTime: post.edit_due_time?.toISOString() ?? null,
    returnCount: post.return_count,
    hasPending: post.pending !== null,
    isSponsored: details.isSponsored,
    aiUsage: details.aiUsage,
    scheduleTime: post.schedule_time?.toISOString() ?? null,
    cover: post.cover && pictureOf(post.cover),
    authors: post.authors,
    note: post.note,
    mustFixNotes: post.must_fix_notes,
    wordCount: post.word_count,
    publishedTime: post.published_time?.toISOString() ?? null,
    ...auditFieldsOf(post),
  };
}

function pendingOf(post: PostRecord): Post['pending'] {
  if (post.pending === null) return null;
  return {
    draft: post.pending,
    categories: post.pending_categories,
    tags: post.pending_tags,
    updateTime: (post.pending_time ?? post.update_time).toISOString(),
    updatedBy: post.pending_by_name,
  };
}
