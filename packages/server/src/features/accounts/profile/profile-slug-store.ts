import { ACCOUNT_RULE_TEXTS } from '@toasoan/contract/features/accounts/account-rule-texts.ts';
import type { ProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import { numberedSlug, slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import type { Db } from '#server/core/db/database.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { dropRedirect, keepRedirect } from '#server/core/redirects/redirect-store.ts';
import type { ProfileRow } from './profile-store.ts';

interface SlugRequest {
  readonly kind: ProfileKind;
  readonly userId: string;
  /** Readers see it: the slug is made of it where none is wanted. */
  readonly name: string;
}

/** A free address for readers, made of a name. The caller holds `lockNames`. */
export async function freeSlug(
  db: Db,
  projectId: string,
  { kind, userId, name }: SlugRequest,
): Promise<string> {
  const base = slugOf(name) || `${kind}-${userId}`;
  const rows = await db
    .selectFrom('account_profiles')
    .select('slug')
    .where('project_id', '=', projectId)
    .where('kind', '=', kind)
    .where('is_gone', '=', false)
    .where('user_id', '!=', userId)
    .where((eb) => eb.or([eb('slug', '=', base), eb('slug', 'like', `${base.slice(0, 180)}-%`)]))
    .execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  let attempt = 1;
  while (taken.has(numberedSlug(base, attempt))) attempt += 1;
  return numberedSlug(base, attempt);
}

/**
 * The slug of a profile that is written: the one set by hand, else the one it has, else a new one. A public address
 * that changes redirects. The caller holds `lockNames`. @throws RULES_NOT_MET for a slug of another account.
 */
export async function chooseProfileSlug(
  db: Db,
  projectId: string,
  request: SlugRequest & {
    readonly wanted: string;
    /** What was set by hand before. */
    readonly wantedBefore: string;
    readonly before: ProfileRow | undefined;
  },
): Promise<string> {
  const { kind, userId, wanted, wantedBefore, before } = request;
  if (before !== undefined && wanted === wantedBefore) return before.slug;
  if (wanted !== '') await requireFree(db, projectId, request);
  const chosen = wanted === '' ? await freeSlug(db, projectId, request) : wanted;
  if (before?.slug === chosen) return chosen;
  const entity = `account.${kind}` as const;
  await dropRedirect(db, projectId, { entity, slug: chosen });
  const wasPublic = before !== undefined && (before.state === null || before.published_time !== null);
  if (wasPublic) await keepRedirect(db, projectId, { entity, slug: before.slug, entityId: userId });
  return chosen;
}

async function requireFree(
  db: Db,
  projectId: string,
  { kind, userId, wanted }: SlugRequest & { readonly wanted: string },
): Promise<void> {
  const other = await db
    .selectFrom('account_profiles')
    .innerJoin('users', 'users.id', 'account_profiles.user_id')
    .select(['display_name', 'pen_name'])
    .where('account_profiles.project_id', '=', projectId)
    .where('kind', '=', kind)
    .where('slug', '=', wanted)
    .where('is_gone', '=', false)
    .where('user_id', '!=', userId)
    .executeTakeFirst();
  if (other === undefined) return;
  const name = other.pen_name || other.display_name;
  throw ruleNotMet(ACCOUNT_RULE_TEXTS, 'ADDRESS_TAKEN', 'profile.slug', { name });
}
