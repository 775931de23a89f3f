import { PAGE_RULE_TEXTS } from '@toasoan/contract/features/pages/page-rule-texts.ts';
import { MAX_PAGE_PATH } from '@toasoan/contract/features/pages/tree/page-tree.ts';
import { isReservedSlug } from '@toasoan/contract/features/pages/tree/reserved-slugs.ts';
import { UNTITLED } from '@toasoan/contract/features/posts/post.ts';
import { numberedSlug, slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { findOwnersOfSlugs, holdSlugs } from '#server/features/posts/public.ts';

const FIRST_LOOK = 10;

interface AddressRequest {
  readonly pageId: string;
  /** '' at the root of the site. */
  readonly parentPath: string;
  readonly title: string;
  /** Set by a person: free as it is, or refused. */
  readonly slug?: string | undefined;
}

interface Address {
  readonly slug: string;
  readonly path: string;
}

interface Owner {
  readonly kind: 'page' | 'post';
  readonly id: string;
}

function pathBelow(parentPath: string, slug: string): string {
  return parentPath === '' ? slug : `${parentPath}/${slug}`;
}

/**
 * A free address; at the root no post may have it either. The caller holds the pages. @throws RULES_NOT_MET:
 * SLUG_RESERVED, PATH_TOO_LONG; SLUG_TAKEN where a person set one that belongs or leads to another page or post.
 */
export async function freeAddress(db: Db, projectId: string, request: AddressRequest): Promise<Address> {
  const { pageId, parentPath, slug: fixed } = request;
  const isRoot = parentPath === '';
  if (isRoot) await holdSlugs(db, projectId);
  if (fixed !== undefined) return await wantedAddress(db, projectId, { pageId, parentPath, slug: fixed });
  const at = (slug: string): Address => ({ slug, path: pathBelow(parentPath, slug) });
  const base = (request.title === UNTITLED ? '' : slugOf(request.title)) || `trang-${pageId}`;
  for (let first = 1, count = FIRST_LOOK; ; first += count, count *= 2) {
    const candidates = Array.from({ length: count }, (_, index) => at(numberedSlug(base, first + index)));
    const paths = candidates.map(({ path }) => path);
    const taken = await ownersOf(db, projectId, [pageId], paths);
    const free = candidates.find(({ slug, path }) => !taken.has(path) && !(isRoot && isReservedSlug(slug)));
    if (free !== undefined) {
      checkLength(free.path);
      return free;
    }
  }
}

/** An address that a person wants, where it is free now. @throws what `freeAddress` throws. */
export async function wantedAddress(
  db: Db,
  projectId: string,
  {
    pageId,
    parentPath,
    slug,
  }: Required<Pick<AddressRequest, 'pageId' | 'parentPath'>> & { readonly slug: string },
): Promise<Address> {
  if (parentPath === '' && isReservedSlug(slug)) throw ruleNotMet(PAGE_RULE_TEXTS, 'SLUG_RESERVED', 'slug');
  const path = pathBelow(parentPath, slug);
  await checkAddressesFree(db, projectId, [pageId], [path]);
  return { slug, path };
}

/** @throws SLUG_TAKEN when one of these addresses belongs or leads to something beside `pageIds`; PATH_TOO_LONG. */
export async function checkAddressesFree(
  db: Db,
  projectId: string,
  pageIds: readonly string[],
  paths: readonly string[],
): Promise<void> {
  for (const path of paths) checkLength(path);
  const [owner] = (await ownersOf(db, projectId, pageIds, paths)).values();
  if (owner !== undefined) throw addressTaken(owner);
}

function checkLength(path: string): void {
  if (path.length > MAX_PAGE_PATH)
    throw ruleNotMet(PAGE_RULE_TEXTS, 'PATH_TOO_LONG', 'slug', { max: MAX_PAGE_PATH });
}

function addressTaken({ kind, id }: Owner): AppError {
  const code = kind === 'page' ? 'slugOfPage' : 'slugOfPost';
  return new AppError('SLUG_TAKEN', {
    fields: [{ field: 'slug', code, values: { id } }],
    details: { ownerId: id },
  });
}

/** What else has these addresses or is led to by them. */
async function ownersOf(
  db: Db,
  projectId: string,
  pageIds: readonly string[],
  paths: readonly string[],
): Promise<ReadonlyMap<string, Owner>> {
  if (paths.length === 0) return new Map();
  const { rows } = await sql<{ path: string; id: string }>`
    SELECT path, id::text FROM pages
    WHERE project_id = ${projectId} AND path = ANY (${paths}) AND NOT id = ANY (${pageIds}::bigint[])
      AND (state <> 'TRASHED' OR ever_published)
    UNION
    SELECT slug, entity_id::text FROM slug_redirects
    WHERE project_id = ${projectId} AND entity = 'page' AND slug = ANY (${paths})
      AND NOT entity_id = ANY (${pageIds}::bigint[])`.execute(db);
  const owners = new Map(rows.map(({ path, id }): [string, Owner] => [path, { kind: 'page', id }]));
  const roots = paths.filter((path) => !path.includes('/'));
  for (const [slug, id] of await findOwnersOfSlugs(db, projectId, roots))
    owners.set(slug, { kind: 'post', id });
  return owners;
}
