import type { ShownPicture } from '@toasoan/contract/features/delivery/public-fields.ts';
import { type RawBuilder, sql } from 'kysely';
import { PICTURE_COLUMNS, type PictureRow, pictureOf } from '#server/core/media/picture-view.ts';

export type ShownFileRow = PictureRow & { readonly caption: string; readonly credit: string };

/** The columns of a file that is shown, as JSON; an id would become a number. */
const SHOWN_FILE: RawBuilder<ShownFileRow> = sql`json_build_object(${sql.join([
  ...PICTURE_COLUMNS.map(
    (column) => sql`${sql.lit(column)}, ${column === 'id' ? sql`file.id::text` : sql.ref(`file.${column}`)}`,
  ),
  sql`'caption', file.caption, 'credit', file.credit`,
])})`;

/** A file of the project by the id that an expression gives; null for one that readers may not see. */
export function fileById(
  projectId: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<ShownFileRow | null> {
  return sql`(
    SELECT ${SHOWN_FILE} FROM media AS file
    WHERE file.project_id = ${projectId} AND file.id = ${id} AND file.state = 'READY')`;
}

interface Words {
  readonly alt?: string | undefined;
  readonly caption?: string | undefined;
  readonly credit?: string | undefined;
}

/** With the words of its place, or else its own. */
export function shownPictureOf(
  file: ShownFileRow | null | undefined,
  words: Words = {},
): ShownPicture | null {
  const known = file && pictureOf(file);
  if (!known || file === undefined || file === null) return null;
  const { see: _see, ...picture } = known;
  return {
    ...picture,
    alt: words.alt || picture.alt,
    caption: words.caption || file.caption,
    credit: words.credit || file.credit,
  };
}
