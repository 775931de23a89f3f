import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import type { Client } from 'pg';
import { VOCABULARY } from './vocabulary.ts';

/** The number of files in the library of the large site. */
const LIBRARY_FILES = 50_000;
/** A word in the caption of every thirtieth file. */
export const LIBRARY_WORD = 'kênh';
const FOLDERS = 20;
const COLLECTIONS = 10;

/**
 * Fills the library of a project by one statement. Kinds, rights, people and days are as uneven as in a newsroom;
 * captions consist of the words of articles.
 * Folders and collections are numbered from 1.
 */
export async function fillLibrary(
  client: Client,
  projectId: string,
  tagIds: readonly string[],
): Promise<void> {
  const by = "1, 'Bench', 1, 'Bench'";
  const people = 'created_by_id, created_by_name, updated_by_id, updated_by_name';
  await client.query(`
    INSERT INTO media_folders (id, project_id, parent_id, title, title_key, ${people})
    SELECT n, ${projectId}, CASE WHEN n > 10 THEN n - 10 END, 'Thư mục ' || n, 'thư mục ' || n, ${by}
    FROM generate_series(1, ${FOLDERS}) AS n`);
  await client.query(`
    INSERT INTO media_collections (id, project_id, title, title_key, ${people})
    SELECT n, ${projectId}, 'Bộ ' || n, 'bộ ' || n, ${by} FROM generate_series(1, ${COLLECTIONS}) AS n`);
  await client.query(
    `INSERT INTO media (
      id, project_id, key, kind, state, state_before_trash, file_name, mime, extension, size_bytes, checksum,
      width, height, placeholder, alt, title, caption, credit, licence, licence_status, licence_until,
      taken_time, has_identifiable_child, ai_use, folder_id, use_count, search_text, create_time, update_time,
      ${people})
    SELECT n, ${projectId}, rpad(n::text, 22, '_'),
      (ARRAY['VIDEO', 'AUDIO', 'DOCUMENT', 'IMAGE'])[least(1 + n % 20, 4)],
      CASE WHEN n % 97 = 0 THEN 'TRASHED' WHEN n % 211 = 0 THEN 'QUARANTINED' WHEN n % 307 = 0 THEN 'FAILED'
        ELSE 'READY' END,
      CASE WHEN n % 97 = 0 THEN 'READY' END,
      'IMG_' || md5(n::text) || '.jpg', 'image/jpeg', 'jpg', 100000 + n * 7919 % 9000000, md5(n::text),
      1600, 1000, 'data:image/webp;base64,' || repeat(md5(n::text), 8),
      CASE WHEN n % 9 = 0 THEN '' ELSE 'Mô tả số ' || n END, 'Ảnh số ' || n, 'Chú thích số ' || n,
      CASE WHEN n % 12 = 0 THEN '' ELSE 'Người chụp ' || n % 50 END,
      (ARRAY['OWN', 'AGENCY', 'CC_BY', 'PERMISSION', 'UNKNOWN'])[1 + n % 5],
      CASE WHEN n % 40 = 0 THEN 'EXPIRED' WHEN n % 3 = 0 THEN 'PENDING' ELSE 'VALID' END,
      CASE WHEN n % 5 = 1 THEN (now() + (n % 1000 - 60) * interval '1 day')::date END,
      now() - n * interval '35 minutes', n % 3, (ARRAY['GENERATED', 'ASSISTED', 'NONE'])[least(1 + n % 30, 3)],
      CASE WHEN n % 4 <> 0 THEN 1 + n % ${FOLDERS} END, CASE WHEN n % 3 = 0 THEN 0 ELSE 1 END,
      'img anh so ' || n || ' nguoi chup ' || n % 50 || CASE WHEN n % 30 = 0 THEN ' kenh' ELSE '' END
        || (SELECT string_agg(' ' || ($1::text[])[1 + (n * 7919 + place * 104729) % cardinality($1::text[])], '')
            FROM generate_series(1, 8) AS place),
      now() - n * interval '30 minutes', now() - n * interval '29 minutes',
      1000 + n % 40, 'Cộng tác viên', 1000 + n % 40, 'Cộng tác viên'
    FROM generate_series(1, ${LIBRARY_FILES}) AS n`,
    [VOCABULARY.map(foldVietnamese)],
  );
  await client.query(`
    INSERT INTO media_collection_items (project_id, collection_id, media_id)
    SELECT ${projectId}, 1 + n % ${COLLECTIONS}, n FROM generate_series(1, ${LIBRARY_FILES}, 2) AS n`);
  await client.query(
    `INSERT INTO media_tags (project_id, media_id, tag_id, position)
     SELECT ${projectId}, n, ($1::bigint[])[1 + n % cardinality($1::bigint[])], 0
     FROM generate_series(1, ${LIBRARY_FILES}, 3) AS n`,
    [tagIds],
  );
}
