import {
  type AnyProfile,
  accountKind,
  type NamedFile,
} from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import type { MediaPlace } from '@toasoan/contract/features/media/media-use.ts';
import { sql } from 'kysely';
import { type AuditSource, writeAudit } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { ImageRefHolder, ImageRefTakenOut } from '#server/core/media/image-ref-holder.ts';
import { writeNextVersion } from './account-store.ts';
import { holdProfileFiles } from './profile/profile-files-store.ts';
import { columnsOf, holdProfile, profileOf, updateProfile } from './profile/profile-store.ts';

const PRODUCT: Actor = { userId: null, displayName: 'Hệ thống' };

/** Recall of pictures and documents that profiles show. */
export const accountImageRefs: ImageRefHolder = {
  entity: 'account',
  hold: async (db, projectId, ids) => {
    await sql`
      SELECT FROM account_profiles WHERE project_id = ${projectId} AND user_id = ANY (${ids}::bigint[])
      ORDER BY user_id FOR NO KEY UPDATE`.execute(db);
  },
  takeOut: async (source, { id, mediaId, other }) => {
    const held = await findHeld(source, id);
    const places = held?.files.filter((file) => file.mediaId === mediaId).map(placeOf) ?? [];
    const key = await keyOf(source, mediaId);
    if (held === undefined || key === undefined || places.length === 0) return undefined;
    const version = await write(source, held, replaced(held.profile, mediaId, other?.id));
    return { version, places, before: { id: mediaId, key }, after: other };
  },
  giveBack: async (source, { id, taken }) => {
    const held = await findHeld(source, id);
    const profile = held && restored(held.profile, taken);
    if (held === undefined || profile === undefined) return false;
    await write(source, held, profile);
    return true;
  },
};

/** Pictures of products are given back to their product. */
const placeOf = ({ place, field }: NamedFile) => (field.startsWith('products.') ? field : place);

async function findHeld({ db, projectId }: AuditSource, id: string) {
  const row = await holdProfile(db, id);
  if (row === undefined || row.project_id !== projectId || row.is_gone) return undefined;
  const profile = profileOf(row);
  return { row, profile, files: accountKind(row.kind).filesOf(profile) };
}

type Held = NonNullable<Awaited<ReturnType<typeof findHeld>>>;

/** Another file in every place of one, or none. */
function replaced(profile: AnyProfile, mediaId: string, otherId: string | undefined): AnyProfile {
  const one = (id: string | null) => (id === mediaId ? (otherId ?? null) : id);
  return {
    ...profile,
    coverId: one(profile.coverId),
    ...('verificationDocId' in profile && { verificationDocId: one(profile.verificationDocId) }),
    ...('gallery' in profile && {
      gallery: [...new Set(profile.gallery.flatMap((id) => one(id) ?? []))],
    }),
    ...('products' in profile && {
      products: profile.products.map((product) => ({ ...product, imageId: one(product.imageId ?? null) })),
    }),
  };
}

/** Undefined where somebody has put another file there since. */
function restored(profile: AnyProfile, { places, before, after }: ImageRefTakenOut): AnyProfile | undefined {
  const isLeft = (id: string | null) => id === (after?.id ?? null);
  const has = (place: MediaPlace | `products.${number}.imageId`) => places.includes(place);
  if (has('cover') && !isLeft(profile.coverId)) return undefined;
  const gallery = 'gallery' in profile ? profile.gallery : [];
  if (has('gallery') && after !== null && !gallery.includes(after.id)) return undefined;
  const products = 'products' in profile ? profile.products : [];
  const isMissing = (place: string) => {
    const [, index] = /^products\.(\d+)\./.exec(place) ?? [];
    const product = products[Number(index)];
    return index !== undefined && (product === undefined || !isLeft(product.imageId ?? null));
  };
  if (places.some(isMissing)) return undefined;
  return {
    ...profile,
    ...(has('cover') && { coverId: before.id }),
    ...('verificationDocId' in profile && has('attachment') && { verificationDocId: before.id }),
    ...(has('gallery') && {
      gallery:
        after === null ? [...gallery, before.id] : gallery.map((id) => (id === after.id ? before.id : id)),
    }),
    ...('products' in profile && {
      products: products.map((product, index) =>
        has(`products.${index}.imageId`) ? { ...product, imageId: before.id } : product,
      ),
    }),
  };
}

async function keyOf({ db, projectId }: AuditSource, mediaId: string): Promise<string | undefined> {
  const file = db.selectFrom('media').select('key').where('project_id', '=', projectId);
  return (await file.where('id', '=', mediaId).executeTakeFirst())?.key;
}

/** Writes a new version of the account, with its library uses and audit row. Returns the version's number. */
async function write(
  source: AuditSource,
  { row, profile: before }: Held,
  profile: AnyProfile,
): Promise<number> {
  const { db, projectId } = source;
  const { user_id: userId, kind } = row;
  const by: Actor = source.caller ?? PRODUCT;
  const { display_name: displayName, version } = await db
    .selectFrom('users')
    .select(['display_name', 'version'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await updateProfile(db, userId, columnsOf({ kind, displayName, profile }));
  await holdProfileFiles(db, { projectId, userId, kind, profile });
  await writeNextVersion(db, userId, { by, now: new Date() });
  await writeAudit(source, {
    action: 'user.update',
    entity: 'user',
    entityId: userId,
    before: { displayName, ...before, version },
    after: { displayName, ...profile, version: version + 1 },
  });
  return version + 1;
}
