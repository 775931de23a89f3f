import { UNTITLED } from '@toasoan/contract/features/posts/post.ts';
import { numberedSlug, slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { isDuplicateOf } from '#server/core/db/database-error.ts';
import { forgiveFailure, sentAhead } from '#server/core/db/pipelined-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';

export interface SlugRequest {
  readonly postId: string;
  readonly slug: string;
  /** Must be free as it is, since a person set it; otherwise it is numbered until it is free. */
  readonly isFixed: boolean;
}

/** How many numbers one look-up tries; more with each further one. */
const FIRST_LOOK = 10;
/** Each loses to another one at most once: this many may take the same slug at one moment. */
const MAX_ATTEMPTS = 30;

/** The slug derived from a title; "bai-viet-{id}" when no character of it is allowed. */
export function slugOfTitle(title: string, postId: string): string {
  return (title === UNTITLED ? '' : slugOf(title)) || `bai-viet-${postId}`;
}

/**
 * Runs `write` with a free slug. `write` returns undefined if another transaction has taken the slug at this moment:
 * the unique index decides, and the loser gets the next number. @throws SLUG_TAKEN when the slug is fixed and belongs
 * to another post, or redirects to one. `first`: what
 * `findSlugOfTitle` has found.
 */
export async function withFreeSlug<Result extends object>(
  db: Db,
  projectId: string,
  options: SlugRequest,
  write: (slug: string) => Promise<Result | undefined>,
  first?: string | undefined,
): Promise<Result> {
  if (first === undefined) await shareSlugs(db, projectId);
  let slug = first ?? (await findFreeSlug(db, projectId, options));
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const result = await write(slug);
    if (result !== undefined) return result;
    slug = await findFreeSlug(db, projectId, options);
  }
  throw new AppError('DUPLICATE');
}

/** A free slug of a new post, where its title makes one: before its id is known. */
export async function findSlugOfTitle(db: Db, projectId: string, title: string): Promise<string | undefined> {
  const slug = title === UNTITLED ? '' : slugOf(title);
  if (slug === '') return undefined;
  await shareSlugs(db, projectId);
  return await findFreeSlug(db, projectId, { postId: '0', slug, isFixed: false });
}

/** For `withFreeSlug`: a change that takes a slug and leaves no trace if it is taken. */
export async function unlessTaken(
  db: Db,
  write: () => Promise<void>,
): Promise<{ readonly isWritten: true } | undefined> {
  await sentAhead(db, sql`SAVEPOINT post_slug`.execute(db));
  try {
    await write();
    await sentAhead(db, sql`RELEASE SAVEPOINT post_slug`.execute(db));
    return { isWritten: true };
  } catch (error) {
    if (!isDuplicateOf('posts_slug', error)) throw error;
    await sentAhead(db, sql`ROLLBACK TO SAVEPOINT post_slug`.execute(db));
    forgiveFailure(db);
    return undefined;
  }
}

async function findFreeSlug(
  db: Db,
  projectId: string,
  { postId, slug, isFixed }: SlugRequest,
): Promise<string> {
  for (let first = 1, count = isFixed ? 1 : FIRST_LOOK; ; first += count, count *= 2) {
    const candidates = Array.from({ length: count }, (_, index) => numberedSlug(slug, first + index));
    const taken = await takenSlugs(db, projectId, postId, candidates);
    const free = candidates.find((candidate) => !taken.has(candidate));
    if (free !== undefined) return free;
    const owner = isFixed && taken.get(slug);
    if (owner) throw slugTaken(owner);
  }
}

/** @throws SLUG_TAKEN when another post has it, or it redirects to one. */
export async function checkSlugFree(
  db: Db,
  projectId: string,
  options: { readonly postId: string; readonly slug: string },
): Promise<void> {
  await findFreeSlug(db, projectId, { ...options, isFixed: true });
}

interface SlugOwner {
  readonly slug: string;
  readonly owner: string;
  /** The slug is an old one, and redirects to its owner. */
  readonly leads: boolean;
  /** It is, or was, the address of a static page at the root of the site. */
  readonly isPage: boolean;
}

/** Used by another post or a page, or once public and still redirecting to one. */
async function takenSlugs(
  db: Db,
  projectId: string,
  postId: string,
  candidates: readonly string[],
): Promise<Map<string, SlugOwner>> {
  const { rows } = await sql<SlugOwner>`
    SELECT slug, id::text AS owner, false AS leads, false AS "isPage" FROM posts
    WHERE project_id = ${projectId} AND slug = ANY (${candidates}) AND id <> ${postId}
      AND (state <> 'TRASHED' OR ever_published)
    UNION
    SELECT slug, entity_id::text AS owner, true AS leads, false AS "isPage" FROM slug_redirects
    WHERE project_id = ${projectId} AND entity = 'post' AND slug = ANY (${candidates})
      AND entity_id <> ${postId}
    UNION
    SELECT path AS slug, id::text AS owner, false AS leads, true AS "isPage" FROM pages
    WHERE project_id = ${projectId} AND path = ANY (${candidates}) AND (state <> 'TRASHED' OR ever_published)
    UNION
    SELECT slug, entity_id::text AS owner, true AS leads, true AS "isPage" FROM slug_redirects
    WHERE project_id = ${projectId} AND entity = 'page' AND slug = ANY (${candidates})`.execute(db);
  return new Map(rows.map((row) => [row.slug, row]));
}

/** The posts that have these slugs or are led to by them, for other records at the root of the site. */
export async function findOwnersOfSlugs(
  db: Db,
  projectId: string,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map();
  const { rows } = await sql<{ slug: string; owner: string }>`
    SELECT slug, id::text AS owner FROM posts
    WHERE project_id = ${projectId} AND slug = ANY (${slugs}) AND (state <> 'TRASHED' OR ever_published)
    UNION
    SELECT slug, entity_id::text FROM slug_redirects
    WHERE project_id = ${projectId} AND entity = 'post' AND slug = ANY (${slugs})`.execute(db);
  return new Map(rows.map(({ slug, owner }) => [slug, owner]));
}

/** Names the owner by its number alone: the caller may not be allowed to read it. */
function slugTaken({ owner, leads, isPage }: SlugOwner): AppError {
  if (isPage)
    return new AppError('SLUG_TAKEN', {
      fields: [{ field: 'slug', code: 'slugOfPage', values: { id: owner } }],
    });
  const code = leads ? 'slugLeadsToPost' : 'slugOfPost';
  return new AppError('SLUG_TAKEN', {
    fields: [{ field: 'slug', code, values: { id: owner } }],
    details: { ownerId: owner },
  });
}

/** Slugs are chosen in parallel; the unique index of posts decides between equal ones. */
async function shareSlugs(db: Db, projectId: string): Promise<void> {
  const lock = sql`SELECT pg_advisory_xact_lock_shared(hashtext('post slugs'), hashtext(${projectId}))`;
  await sentAhead(db, lock.execute(db));
}

/** Nobody chooses a slug until the transaction ends: no index prevents that an old address becomes a new one. */
export async function holdSlugs(db: Db, projectId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('post slugs'), hashtext(${projectId}))`.execute(db);
}
