import { type AuditSource, writeAudit } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';
import type { MediaRecord } from '../media-row.ts';
import { refsOf } from './media-detail-view.ts';

/** A file in the audit log: its description, and its identity. */
export type MediaFacts = Awaited<ReturnType<typeof mediaFacts>>;

export async function mediaFacts(db: Db, projectId: string, record: MediaRecord) {
  const { folder, licenceDoc, people, tags, collections } = await refsOf(db, projectId, record);
  return {
    id: record.id,
    title: record.title || record.file_name,
    fileName: record.file_name,
    kind: record.kind,
    mediaState: record.state,
    alt: record.alt,
    caption: record.caption,
    description: record.description,
    credit: record.credit,
    ownerType: record.owner_type,
    licence: record.licence,
    licenceStatus: record.licence_status,
    licenceUntil: record.licence_until,
    licenceDocId: licenceDoc?.id ?? null,
    usageTerms: record.usage_terms,
    takenTime: record.taken_time,
    placeText: record.place_text,
    provinceCode: record.province_code,
    latitude: record.latitude,
    longitude: record.longitude,
    persons: record.persons,
    personIds: people.map(({ id }) => id),
    hasIdentifiableChild: record.has_identifiable_child,
    childPrivacy: record.child_privacy,
    isPublicActivity: record.is_public_activity,
    aiUse: record.ai_use,
    aiLabel: record.ai_label,
    mapChecked: record.map_checked,
    folderId: folder?.id ?? null,
    tagIds: tags.map(({ id }) => id),
    collectionIds: collections.map(({ id }) => id),
    focalPoint: record.focal_x === null ? null : { x: record.focal_x, y: record.focal_y },
    crops: record.crops,
    revision: record.revision,
    checksum: record.checksum,
    version: record.version,
  };
}

export type MediaAction =
  | 'update'
  | 'crop'
  | 'quarantine'
  | 'release'
  | 'retry'
  | 'delete'
  | 'restore'
  | 'purge'
  | 'expire'
  | 'recall'
  | 'undoRecall';

/** Further facts about a change, beside those of the file. */
type AuditedValues = Readonly<Record<string, string | number | null | undefined>>;

export async function auditMedia(
  source: AuditSource,
  action: MediaAction,
  { before, after }: { readonly before: MediaFacts; readonly after?: MediaFacts },
  values: AuditedValues = {},
): Promise<void> {
  const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  await writeAudit(source, {
    action: `media.${action}`,
    entity: 'media',
    entityId: before.id,
    before,
    after: after && { ...after, ...said },
  });
}
