import type { Client } from 'pg';
import { originalName, posterName } from '#server/core/media/stored-names.ts';
import { attachmentName } from '#server/features/attachments/public.ts';
import {
  originalName as contestOriginalName,
  filmName,
  previewName,
} from '#server/features/submissions/public.ts';
import { taskFileName } from '#server/features/tasks/public.ts';

/** A file of the storage that the tables name. */
export interface ArchivedFile {
  readonly name: string;
  /** Undefined where the tables do not say. */
  readonly size: number | undefined;
  /** There may be none, and nobody misses it. */
  readonly isOptional: boolean;
}

/**
 * All files of the library, with earlier ones, those of cases, of contests, and those that tasks made. Not among them: renditions, which are made
 * again when somebody asks for one, and the parts of unfinished uploads.
 */
export async function findFiles(client: Client): Promise<ArchivedFile[]> {
  const { rows: media } = await client.query<MediaFileRow>(`
    SELECT key, number, max(size)::text AS size, bool_or(has_poster) AS "hasPoster" FROM (
      SELECT key, file_number AS number, size_bytes AS size, kind = 'VIDEO' AS has_poster FROM media
      UNION ALL
      SELECT media.key, file.number, file.size_bytes, media.kind = 'VIDEO' FROM media_files AS file
      JOIN media ON media.project_id = file.project_id AND media.id = file.media_id
    ) AS file GROUP BY key, number ORDER BY key, number`);
  const { rows: tasks } = await client.query<{ file: string; size: string }>(
    'SELECT file, file_size::text AS size FROM tasks WHERE file IS NOT NULL ORDER BY id',
  );
  const { rows: attachments } = await client.query<{ key: string; size: number }>(
    'SELECT key, size_bytes AS size FROM attachments WHERE sha256 IS NOT NULL ORDER BY id',
  );
  const { rows: entries } = await client.query<{ key: string; mime: string }>(
    'SELECT key, mime FROM submission_files ORDER BY id',
  );
  const { rows: papers } = await client.query<{ key: string; size: string }>(
    'SELECT key, bytes::text AS size FROM guardian_papers ORDER BY id',
  );
  return [
    ...media.flatMap(filesOf),
    ...entries.flatMap(filesOfEntry),
    ...papers.map(({ key, size }) => ({
      ...{ name: contestOriginalName(key), size: Number(size), isOptional: false },
    })),
    ...attachments.map(({ key, size }) => ({ name: attachmentName(key), size, isOptional: false })),
    ...tasks.map(({ file, size }) => ({
      name: taskFileName(file),
      size: Number(size),
      isOptional: true,
    })),
  ];
}

/** A file of a contest, and what readers and juries see of it. */
function filesOfEntry({ key, mime }: { readonly key: string; readonly mime: string }): ArchivedFile[] {
  const shown = [previewName(key, 'small'), previewName(key, 'large')];
  if (mime.startsWith('video/')) shown.push(filmName(key));
  return [
    { name: contestOriginalName(key), size: undefined, isOptional: false },
    ...shown.map((name) => ({ name, size: undefined, isOptional: true })),
  ];
}

interface MediaFileRow {
  readonly key: string;
  readonly number: number;
  readonly size: string;
  readonly hasPoster: boolean;
}

function filesOf({ hasPoster, size, ...file }: MediaFileRow): ArchivedFile[] {
  const original = { name: originalName(file), size: Number(size), isOptional: false };
  return hasPoster ? [original, { name: posterName(file), size: undefined, isOptional: true }] : [original];
}
