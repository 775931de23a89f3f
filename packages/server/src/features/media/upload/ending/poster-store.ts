import type { Db } from '#server/core/db/database.ts';
import type { ExaminedImage } from '#server/core/images/image-work.ts';
import type { MediaRecord } from '../../media-row.ts';

/** Shows a still under a new address; no further version, since it changes nothing that people write. */
export async function writePoster(
  db: Db,
  projectId: string,
  { id, revision, width, height }: MediaRecord,
  image: ExaminedImage,
): Promise<void> {
  await db
    .updateTable('media')
    .set({
      has_poster: true,
      revision: revision + 1,
      width: width ?? image.width,
      height: height ?? image.height,
      placeholder: image.placeholder,
    })
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .execute();
}
