import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { withSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import type { PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import { mediaIn } from '@toasoan/contract/features/posts/media/post-media.ts';
import { isShareable } from '@toasoan/contract/features/posts/preview/share-link.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { getVersion } from '../history/post-version-view.ts';
import { findPostMedia } from '../media/post-media-view.ts';
import { workingCopyOf } from '../pending/working-copy.ts';
import { readPost } from '../post-detail-view.ts';
import { type PostRecord, snapshotOf } from '../post-record.ts';
import type { DeliverArticle } from './deliver-article.ts';
import type { PageMedia } from './media-parts-page.ts';
import type { LinkedPost } from './share-link-store.ts';
import { isHeldBack } from './share-post.ts';

/** A post as its readers would see it, and its site. */
export interface SharedPost {
  readonly text: PostSnapshot;
  /** The same as delivered to readers. */
  readonly delivered: { readonly content: ArticleDocument; readonly excerpt: ArticleNode };
  /** Files that the text refers to. */
  readonly media: PageMedia;
  readonly publishedTime: Date | null;
  readonly updateTime: Date;
  /** Titles of the chosen related posts that readers can open. */
  readonly related: readonly string[];
  readonly site: Site;
}

interface Site {
  readonly name: string;
  readonly governingBody: string;
  readonly licenceNo: string;
}

interface Sharing {
  readonly now: Date;
  /** Shown as if every suggestion were accepted. */
  readonly isAccepted: boolean;
  readonly deliver: DeliverArticle;
}

/** Undefined when nothing of the post may be shown now, whatever its link says. */
export async function findSharedPost(
  db: Db,
  link: LinkedPost,
  { now, isAccepted, deliver }: Sharing,
): Promise<SharedPost | undefined> {
  const { project_id: projectId, post_id: postId } = link;
  const post = await readPost(db, projectId, postId);
  if (!isShareable(post.state) || isHeldBack(post, now)) return undefined;
  const text = await textOf(db, link, post);
  const { title, slug, excerpt } = text;
  const content = isAccepted ? withSuggestions(text.content) : text.content;
  const categoryIds = text.categories.map(({ id }) => id);
  return {
    text,
    delivered: await deliver(db, projectId, { id: postId, slug, title, excerpt, content, categoryIds }, now),
    media: await mediaOf(db, projectId, text),
    publishedTime: post.published_time,
    updateTime: post.update_time,
    related: await publicTitles(db, projectId, text.details.relatedPostIds),
    site: await siteOf(db, projectId),
  };
}

async function textOf(db: Db, link: LinkedPost, post: PostRecord): Promise<PostSnapshot> {
  if (link.version_no !== null) {
    const { snapshot } = await getVersion(db, link.project_id, { id: post.id, no: link.version_no });
    return snapshot;
  }
  return snapshotOf(link.text === 'working' ? workingCopyOf(post) : post);
}

async function mediaOf(db: Db, projectId: string, text: PostSnapshot): Promise<PageMedia> {
  const files = await findPostMedia(
    db,
    projectId,
    mediaIn(text).map(({ mediaId }) => mediaId),
  );
  return new Map(files.map((file) => [file.id, file]));
}

async function publicTitles(db: Db, projectId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; title: string }>`
    SELECT id::text, title FROM posts
    WHERE project_id = ${projectId} AND id = ANY (${ids}) AND state = 'PUBLISHED'`.execute(db);
  const titles = new Map(rows.map((row) => [row.id, row.title]));
  return ids.flatMap((id) => titles.get(id) ?? []);
}

async function siteOf(db: Db, projectId: string): Promise<Site> {
  const site = await db
    .selectFrom('projects')
    .select(['name', 'governing_body', 'licence_no'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return { name: site.name, governingBody: site.governing_body, licenceNo: site.licence_no };
}
