import type { Media } from '@toasoan/contract/features/media/media.ts';
import { mayDeleteMedia, mayEditMedia } from '@toasoan/contract/features/media/media-rules.ts';
import { mediaTitle } from '@toasoan/contract/features/media/media-title.ts';
import type { Db } from '#server/core/db/database.ts';
import { type MediaRecord, mediaRowOf } from '../media-row.ts';
import { peopleOf } from '../people/living-people.ts';
import type { MediaPerson } from './media-person.ts';

type Ref = Media['tags'][number];

/** All details of a file, as this person may see and change it. */
export async function mediaOf(
  db: Db,
  projectId: string,
  record: MediaRecord,
  person: MediaPerson,
): Promise<Media> {
  const row = mediaRowOf(record);
  return {
    ...row,
    checksum: record.checksum,
    description: record.description,
    ownerType: record.owner_type,
    usageTerms: record.usage_terms,
    placeText: record.place_text,
    provinceCode: record.province_code,
    latitude: record.latitude,
    longitude: record.longitude,
    persons: record.persons,
    focalPoint:
      record.focal_x === null || record.focal_y === null ? null : { x: record.focal_x, y: record.focal_y },
    crops: record.crops,
    exif: record.exif,
    ...(await refsOf(db, projectId, record)),
    earlierFiles: await earlierFiles(db, projectId, record),
    mayEdit: row.state !== 'TRASHED' && mayEditMedia(person, row),
    mayDelete: row.state !== 'TRASHED' && mayDeleteMedia(person, row),
  };
}

type Refs = Pick<Media, 'folder' | 'licenceDoc' | 'people' | 'tags' | 'collections'>;

export async function refsOf(
  db: Db,
  projectId: string,
  {
    id,
    folder_id,
    licence_doc_id,
    person_ids,
  }: Pick<MediaRecord, 'id' | 'folder_id' | 'licence_doc_id' | 'person_ids'>,
): Promise<Refs> {
  return {
    folder: folder_id === null ? null : await folderRef(db, projectId, folder_id),
    licenceDoc: licence_doc_id === null ? null : await mediaRef(db, projectId, licence_doc_id),
    people: await peopleOf(db, person_ids),
    tags: await tagRefs(db, projectId, id),
    collections: await collectionRefs(db, projectId, id),
  };
}

async function folderRef(db: Db, projectId: string, id: string): Promise<Ref | null> {
  const folder = await db
    .selectFrom('media_folders')
    .select(['id', 'title'])
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  return folder ?? null;
}

async function mediaRef(db: Db, projectId: string, id: string): Promise<Ref | null> {
  const file = await db
    .selectFrom('media')
    .select(['id', 'title', 'file_name'])
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  return file === undefined
    ? null
    : { id: file.id, title: mediaTitle({ title: file.title, fileName: file.file_name }) };
}

async function tagRefs(db: Db, projectId: string, mediaId: string): Promise<Ref[]> {
  return await db
    .selectFrom('media_tags')
    .innerJoin('tags', (join) =>
      join.onRef('tags.project_id', '=', 'media_tags.project_id').onRef('tags.id', '=', 'media_tags.tag_id'),
    )
    .select(['tags.id', 'tags.title'])
    .where('media_tags.project_id', '=', projectId)
    .where('media_tags.media_id', '=', mediaId)
    // A tag that no post holds may be deleted; the file has it no more then.
    .where('tags.deleted_time', 'is', null)
    .orderBy('media_tags.position')
    .orderBy('tags.id')
    .execute();
}

async function collectionRefs(db: Db, projectId: string, mediaId: string): Promise<Ref[]> {
  return await db
    .selectFrom('media_collection_items as item')
    .innerJoin('media_collections as collection', (join) =>
      join
        .onRef('collection.project_id', '=', 'item.project_id')
        .onRef('collection.id', '=', 'item.collection_id'),
    )
    .select(['collection.id', 'collection.title'])
    .where('item.project_id', '=', projectId)
    .where('item.media_id', '=', mediaId)
    .orderBy('collection.title')
    .orderBy('collection.id')
    .execute();
}

async function earlierFiles(
  db: Db,
  projectId: string,
  { id, file_number }: MediaRecord,
): Promise<Media['earlierFiles']> {
  const files = await db
    .selectFrom('media_files')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('media_id', '=', id)
    .where('number', '<>', file_number)
    .orderBy('number', 'desc')
    .execute();
  return files.map((file) => ({
    fileName: file.file_name,
    sizeBytes: Number(file.size_bytes),
    time: file.create_time.toISOString(),
    byName: file.created_by_name,
  }));
}
