import type { MediaUse, MediaUser } from '@toasoan/contract/features/media/media-use.ts';
import { type RecallThing, recallChanges } from '@toasoan/contract/features/media/recall.ts';
import type { AuditSource } from '#server/core/audit/audit-log.ts';
import type { ArticleMediaHolder, MediaTakenOut } from '#server/core/media/article-media-holder.ts';
import type { ImageRefHolder, ImageRefTakenOut, OtherImageRef } from '#server/core/media/image-ref-holder.ts';
import { categoryImageRefs } from '#server/features/categories/public.ts';
import { projectImageRefs } from '#server/features/projects/public.ts';
import { tagImageRefs } from '#server/features/tags/public.ts';
import { userImageRefs } from '#server/features/users/public.ts';

/** What a recall needs of features above the library. */
export interface RecallDependencies {
  /** In the order in which their writers lock them. */
  readonly articles: readonly ArticleMediaHolder[];
  /** Further records with images, of features above the library. */
  readonly holders?: readonly ImageRefHolder[];
}

const IMAGE_REFS: readonly ImageRefHolder[] = [
  projectImageRefs,
  userImageRefs,
  categoryImageRefs,
  tagImageRefs,
];

/** What was removed from a record, in its own feature's form. */
export type TakenOut = MediaTakenOut | ImageRefTakenOut;
type Thing = Pick<RecallThing, 'entity' | 'entityId'>;

/** The records of places that a recall changes, in an order that all recalls keep. */
export function thingsOf(uses: readonly MediaUse[]): RecallThing[] {
  const things = new Map<string, RecallThing>();
  for (const { entity, entityId, title, place } of uses.filter(recallChanges)) {
    const name = `${entity} ${entityId}`;
    const places = things.get(name)?.places ?? [];
    things.set(name, { entity, entityId, title, places: [...new Set([...places, place])] });
  }
  return [...things.values()].toSorted(
    (a, b) => a.entity.localeCompare(b.entity) || Number(a.entityId) - Number(b.entityId),
  );
}

/** Locks them all, before any file of the library is locked. */
export async function holdThings(
  { db, projectId }: AuditSource,
  things: readonly Thing[],
  { articles, holders = [] }: RecallDependencies,
): Promise<void> {
  const idsOf = (entity: MediaUser) =>
    things.filter((thing) => thing.entity === entity).map(({ entityId }) => entityId);
  for (const { entity, hold } of articles) await hold(db, projectId, idsOf(entity));
  for (const holder of [...IMAGE_REFS, ...holders]) {
    const ids = idsOf(holder.entity);
    if (ids.length > 0) await holder.hold(db, projectId, ids);
  }
}

/** Undefined where nothing had to change. */
export async function takeOut(
  source: AuditSource,
  { entity, entityId }: Thing,
  file: { readonly mediaId: string; readonly other: OtherImageRef | null },
  { articles, holders }: RecallDependencies,
): Promise<TakenOut | undefined> {
  const { mediaId, other } = file;
  const article = articles.find((one) => one.entity === entity);
  if (article !== undefined)
    return await article.takeOut(source, { id: entityId, mediaId, otherId: other?.id ?? null });
  return await holderOf(entity, holders)?.takeOut(source, { id: entityId, mediaId, other });
}

/** False where it was edited since, or no longer exists. */
export async function giveBack(
  source: AuditSource,
  { entity, entityId }: Thing,
  taken: TakenOut,
  { articles, holders }: RecallDependencies,
): Promise<boolean> {
  const article = articles.find((one) => one.entity === entity);
  if (article !== undefined)
    return await article.giveBack(source, { id: entityId, taken: taken as MediaTakenOut });
  const back = { id: entityId, taken: taken as ImageRefTakenOut };
  return (await holderOf(entity, holders)?.giveBack(source, back)) ?? false;
}

function holderOf(entity: MediaUser, further: readonly ImageRefHolder[] = []): ImageRefHolder | undefined {
  return [...IMAGE_REFS, ...further].find((holder) => holder.entity === entity);
}
