import { typeOfName } from '@toasoan/contract/features/media/file-types.ts';
import type { MediaFacts } from '@toasoan/contract/features/media/media.ts';
import type { Insertable } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { MediaTable } from '#server/core/db/tables/media-tables.ts';
import { setMediaUses } from '#server/core/media/media-use-store.ts';
import { mediaSearchText } from '../media-search-text.ts';
import { setMediaCollections, setMediaTags } from './editing/media-links-store.ts';

/** A file whose bytes are in the storage and that has been inspected. */
export interface KnownFile
  extends Pick<
    Insertable<MediaTable>,
    'width' | 'height' | 'duration_sec' | 'has_poster' | 'placeholder' | 'look_hash' | 'twin_id' | 'state'
  > {
  readonly key: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly checksum: string;
}

interface ImportedMedia {
  readonly file: KnownFile;
  readonly said: Partial<MediaFacts>;
  readonly by: Actor;
  readonly at: Date;
}

/** Puts a file into the library as if it had been uploaded and described at `at`; returns its id. */
export async function importMedia(
  db: Db,
  projectId: string,
  { file, said, by, at }: ImportedMedia,
): Promise<string> {
  const { key, fileName, sizeBytes, checksum, ...look } = file;
  const type = typeOfName(fileName);
  if (type === undefined) throw new Error(`The library takes no file like ${fileName}.`);
  const stored = {
    file_name: fileName,
    extension: type.extensions[0],
    size_bytes: String(sizeBytes),
    checksum,
    create_time: at,
    created_by_name: by.displayName,
  };
  const { id } = await db
    .insertInto('media')
    .values({
      ...stored,
      ...saidColumns(fileName, said),
      ...look,
      project_id: projectId,
      key,
      kind: type.kind,
      mime: type.mime,
      state_time: at,
      update_time: at,
      created_by_id: by.userId,
      updated_by_id: by.userId,
      updated_by_name: by.displayName,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('media_files')
    .values({ ...stored, project_id: projectId, media_id: id, number: 1 })
    .execute();
  await setMediaTags(db, projectId, id, said.tagIds ?? []);
  await setMediaCollections(db, projectId, id, said.collectionIds ?? []);
  if (said.licenceDocId) {
    const holder = { entity: 'media', entityId: id, useClass: 'PLACED' } as const;
    await setMediaUses(db, projectId, holder, [{ mediaId: said.licenceDocId, place: 'licenceDoc' }]);
  }
  return id;
}

function saidColumns(fileName: string, said: Partial<MediaFacts>) {
  const { title = '', alt = '', caption = '', credit = '', persons = [], placeText = '' } = said;
  return {
    title,
    alt,
    caption,
    credit,
    persons,
    place_text: placeText,
    search_text: mediaSearchText({ fileName, title, alt, caption, credit, persons, placeText }),
    description: said.description,
    owner_type: said.ownerType,
    licence: said.licence,
    licence_status: said.licenceStatus,
    licence_until: said.licenceUntil,
    licence_doc_id: said.licenceDocId,
    usage_terms: said.usageTerms,
    taken_time: said.takenTime ? new Date(said.takenTime) : null,
    province_code: said.provinceCode,
    latitude: said.latitude,
    longitude: said.longitude,
    has_identifiable_child: said.hasIdentifiableChild,
    child_privacy: said.childPrivacy ? JSON.stringify(said.childPrivacy) : null,
    is_public_activity: said.isPublicActivity,
    ai_use: said.aiUse,
    ai_label: said.aiLabel,
    map_checked: said.mapChecked,
    folder_id: said.folderId,
  };
}
