import type { GalleryQuery } from '@toasoan/contract/features/delivery/public-gallery.ts';
import { GALLERY_PAGE } from '@toasoan/contract/features/delivery/public-gallery.ts';
import { GALLERY_STATES } from '@toasoan/contract/features/submissions/submission-states.ts';
import type { ContestRow } from '#server/features/contests/public.ts';
import type { SiteReading } from '../reading.ts';

/** Works that readers may see. Their authors are not read. */
function shownWorks({ db }: SiteReading, { project_id, id }: ContestRow) {
  return db
    .selectFrom('submissions as works')
    .where('works.project_id', '=', project_id)
    .where('works.contest_id', '=', id)
    .where('works.is_public_gallery', '=', true)
    .where('works.state', 'in', [...GALLERY_STATES]);
}

const FACTS = [
  'works.id',
  'works.number',
  'works.title',
  'works.story',
  'works.category',
  'works.taken_place',
  'works.vote_valid',
  'works.share_count',
  'cover.key as cover_key',
] as const;

type Works = ReturnType<typeof shownWorks>;

const withCovers = (works: Works) =>
  works
    .leftJoin('submission_files as cover', (join) =>
      join
        .onRef('cover.project_id', '=', 'works.project_id')
        .onRef('cover.id', '=', 'works.cover_file_id')
        .on('cover.state', '=', 'READY'),
    )
    .select(FACTS);

/** By number, so that no work stands before another for its votes. */
export async function listShownWorks(
  reading: SiteReading,
  contest: ContestRow,
  { page, category, province }: GalleryQuery,
) {
  let works = shownWorks(reading, contest);
  if (category) works = works.where('works.category', '=', category);
  if (province) works = works.where('works.province_code', '=', province);
  const rows = await withCovers(works)
    .orderBy('works.id', 'desc')
    .limit(GALLERY_PAGE)
    .offset((page - 1) * GALLERY_PAGE)
    .execute();
  const { total } = await works
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

export async function provincesOfWorks(reading: SiteReading, contest: ContestRow): Promise<string[]> {
  const rows = await shownWorks(reading, contest)
    .select('works.province_code as code')
    .where('works.province_code', 'is not', null)
    .distinct()
    .execute();
  return rows.flatMap(({ code }) => code ?? []);
}

export async function findShownWork(reading: SiteReading, contest: ContestRow, number: string) {
  return await withCovers(shownWorks(reading, contest)).where('works.number', '=', number).executeTakeFirst();
}

/** Pictures and films of a work that are ready, in its order. */
export async function filesOfWork({ db }: SiteReading, { project_id }: ContestRow, workId: string) {
  return await db
    .selectFrom('submission_files')
    .select(['key', 'mime', 'width', 'height'])
    .where('project_id', '=', project_id)
    .where('submission_id', '=', workId)
    .where('state', '=', 'READY')
    .orderBy('position')
    .orderBy('id')
    .execute();
}
