import type { ProfileFile } from '@toasoan/contract/features/accounts/account.ts';
import {
  type AnyProfile,
  accountKind,
  type NamedFile,
  type ProfileKind,
} from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import type { DestinationProfile } from '@toasoan/contract/features/accounts/kinds/destination-profile.ts';
import { mediaTitle } from '@toasoan/contract/features/media/media-title.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { setMediaUses } from '#server/core/media/media-use-store.ts';
import { PICTURE_COLUMNS, type PictureRow, pictureOf } from '#server/core/media/picture-view.ts';

interface Holding {
  readonly projectId: string;
  readonly userId: string;
  readonly kind: ProfileKind;
  /** Undefined: holds nothing any more. */
  readonly profile: AnyProfile | undefined;
}

/** Records which files of the library the profile holds now. @throws INVALID_INPUT for what is no picture. */
export async function holdProfileFiles(db: Db, { projectId, userId, kind, profile }: Holding): Promise<void> {
  const held = profile === undefined ? [] : accountKind(kind).filesOf(profile);
  await checkKinds(db, projectId, held);
  await setMediaUses(db, projectId, { entity: 'account', entityId: userId, useClass: 'PLACED' }, held);
}

/** Pictures where readers see them, a picture or a document where it is a proof. */
async function checkKinds(db: Db, projectId: string, held: readonly NamedFile[]): Promise<void> {
  if (held.length === 0) return;
  const ids = held.map(({ mediaId }) => mediaId);
  const rows = await db
    .selectFrom('media')
    .select(['id', 'kind'])
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .execute();
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]));
  const wrong = held.filter(({ mediaId, place }) => {
    const kind = kinds.get(mediaId);
    return kind !== 'IMAGE' && !(place === 'attachment' && kind === 'DOCUMENT');
  });
  if (wrong.length === 0) return;
  throw new AppError('INVALID_INPUT', {
    fields: wrong.map(({ field }) => ({ field: `profile.${field}`, code: 'unknownReference' })),
  });
}

/** The files that a profile holds, in its order. */
export async function findProfileFiles(
  db: Db,
  { projectId, kind, profile }: Pick<Holding, 'projectId' | 'kind'> & { readonly profile: AnyProfile },
): Promise<ProfileFile[]> {
  const ids = [
    ...new Set(
      accountKind(kind)
        .filesOf(profile)
        .map(({ mediaId }) => mediaId),
    ),
  ];
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('media')
    .select([...PICTURE_COLUMNS, 'file_name', 'title', 'credit', 'lacks_credit'])
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .execute();
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    return row === undefined ? [] : [fileOf(row)];
  });
}

type FileRow = PictureRow & {
  readonly file_name: string;
  readonly title: string;
  readonly credit: string;
  readonly lacks_credit: boolean;
};

function fileOf(row: FileRow): ProfileFile {
  return {
    mediaId: row.id,
    title: mediaTitle({ title: row.title, fileName: row.file_name }),
    picture: pictureOf(row),
    credit: row.credit,
    lacksCredit: row.lacks_credit,
  };
}

/** Places in the gallery whose picture names no source. */
export function withoutCredit(profile: AnyProfile, files: readonly ProfileFile[]): number[] {
  const { gallery = [] } = profile as Partial<DestinationProfile>;
  return gallery.flatMap((mediaId, index) =>
    files.some((file) => file.mediaId === mediaId && file.lacksCredit) ? [index] : [],
  );
}
