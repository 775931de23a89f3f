import { UNTITLED } from '@toasoan/contract/features/posts/post.ts';
import { numberedSlug, slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { dropRedirect, keepRedirect } from '#server/core/redirects/redirect-store.ts';

const FIRST_LOOK = 10;

interface SlugRequest {
  readonly eventId: string;
  readonly title: string;
  /** Set by a person: free as it is, or refused. */
  readonly slug?: string | undefined;
}

/** Nobody else of the project chooses an address of an event until the transaction ends. */
async function holdEventSlugs(db: Db, projectId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('event slugs'), hashtext(${projectId}))`.execute(db);
}

/** A free slug. @throws SLUG_TAKEN where a person set one that belongs or leads to another event. */
export async function freeEventSlug(db: Db, projectId: string, request: SlugRequest): Promise<string> {
  await holdEventSlugs(db, projectId);
  const { eventId, slug: fixed } = request;
  if (fixed !== undefined) {
    const owner = (await takenBy(db, projectId, eventId, [fixed])).get(fixed);
    if (owner === undefined) return fixed;
    throw new AppError('SLUG_TAKEN', {
      fields: [{ field: 'slug', code: 'slugOfEvent', values: { id: owner } }],
      details: { ownerId: owner },
    });
  }
  const base = (request.title === UNTITLED ? '' : slugOf(request.title)) || `su-kien-${eventId}`;
  for (let first = 1, count = FIRST_LOOK; ; first += count, count *= 2) {
    const candidates = Array.from({ length: count }, (_, at) => numberedSlug(base, first + at));
    const taken = await takenBy(db, projectId, eventId, candidates);
    const free = candidates.find((candidate) => !taken.has(candidate));
    if (free !== undefined) return free;
  }
}

async function takenBy(
  db: Db,
  projectId: string,
  eventId: string,
  candidates: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ slug: string; owner: string }>`
    SELECT slug, id::text AS owner FROM events
    WHERE project_id = ${projectId} AND slug = ANY (${candidates}) AND id <> ${eventId}
      AND (state <> 'TRASHED' OR ever_published)
    UNION
    SELECT slug, entity_id::text FROM slug_redirects
    WHERE project_id = ${projectId} AND entity = 'event' AND slug = ANY (${candidates})
      AND entity_id <> ${eventId}`.execute(db);
  return new Map(rows.map(({ slug, owner }) => [slug, owner]));
}

/** The old address of an event that was public redirects to the new one. */
export async function redirectEvent(
  db: Db,
  projectId: string,
  { before, after, id }: { readonly before: string; readonly after: string; readonly id: string },
): Promise<void> {
  await dropRedirect(db, projectId, { entity: 'event', slug: after });
  await keepRedirect(db, projectId, { entity: 'event', slug: before, entityId: id });
}
