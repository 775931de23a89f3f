import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { mayEdit, mayRead, movesOf, type PostActor } from '@toasoan/contract/features/posts/post-rules.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { postRowOf } from './listing/post-list-row.ts';
import { factsOf, mainCategoryOf, type PostRecord, slugFollowsTitle } from './post-record.ts';
import { unmetRules } from './workflow/post-rule-error.ts';

/** One post with its categories and tags; the body is parsed once, by the driver. */
export function postStatement(projectId: string, id: string): RawBuilder<PostRecord> {
  return sql`
    SELECT id, title, slug, slug_is_manual, state, state_before_trash, ever_published, published_time,
      unpublish_reason, excerpt, content, content_html, word_count, keywords, authors, seo_title,
      seo_description, note, version, create_time, update_time, created_by_id, created_by_name,
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
      ), '[]') AS tags
    FROM posts WHERE project_id = ${projectId} AND id = ${id}`;
}

/** @throws NOT_FOUND also for another project's post. */
export async function readPost(db: Db, projectId: string, id: string): Promise<PostRecord> {
  const { rows } = await postStatement(projectId, id).execute(db);
  const post = rows[0];
  if (post === undefined) throw new AppError('NOT_FOUND');
  return post;
}

/** @throws NOT_FOUND also for a post that the person may not know of. */
export async function getPost(db: Db, projectId: string, actor: PostActor, id: string): Promise<PostRecord> {
  const post = await readPost(db, projectId, id);
  if (!mayRead(actor, factsOf(post))) throw new AppError('NOT_FOUND');
  return post;
}

/** The post as this person sees it: with the moves open to them and what stands in their way. */
export function postOf(post: PostRecord, actor: PostActor, language: Language): Post {
  const main = mainCategoryOf(post);
  const terms = post.categories.map(({ id, title }) => ({ id, title }));
  return {
    ...postRowOf({ ...post, category_id: main?.id ?? null, category_title: main?.title ?? null }),
    excerpt: post.excerpt,
    content: post.content,
    contentHtml: post.content_html,
    mainCategoryId: main?.id ?? null,
    categories: terms,
    tags: post.tags,
    keywords: post.keywords,
    seoTitle: post.seo_title,
    seoDescription: post.seo_description,
    slugFollowsTitle: slugFollowsTitle(post),
    unpublishReason: post.unpublish_reason,
    allowedTransitions: movesOf(actor, factsOf(post)).map(({ to, needsReason, guarded }) => ({
      to,
      needsReason,
      unmet: guarded
        ? unmetRules(post).map(({ code, field, text }) => ({ code, field, message: text[language] }))
        : [],
    })),
    mayEdit: mayEdit(actor, factsOf(post)),
  };
}
