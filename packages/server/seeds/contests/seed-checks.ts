import { checkWork } from '@toasoan/contract/features/submission-checks/check-work.ts';
import {
  type CheckedFile,
  type LookAlike,
  NO_HINTS,
} from '@toasoan/contract/features/submission-checks/checked-work.ts';
import { isComparable } from '@toasoan/contract/features/submission-checks/likeness.ts';
import type { PictureHints } from '@toasoan/contract/features/submission-checks/picture-hints.ts';
import type { SubmissionFlag } from '@toasoan/contract/features/submissions/submission-kinds.ts';
import type { ProvinceCode } from '@toasoan/contract/vocabulary/province-codes.ts';
import type { Db } from '#server/core/db/database.ts';
import { getContest } from '#server/features/contests/public.ts';
import type { SubmissionFileRow, SubmissionRow } from '#server/features/submissions/public.ts';
import type { DemoWork } from './demo-works.ts';

/** A demo work that was put in, and the one that it looks like. */
export interface SeededWork {
  readonly id: string;
  readonly work: DemoWork;
}

const BORDER = { top: 0, right: 1.4, bottom: 0, left: 1.4 };

/** What the technical check says of the demo's works, by the same rules: nothing is read, since rows and files agree. */
export async function seedChecks(tx: Db, seeded: readonly SeededWork[]): Promise<void> {
  const rows = new Map<string, ReadWork>();
  for (const { id } of seeded) rows.set(id, await readWork(tx, id));
  for (const { id, work } of seeded) {
    const own = rows.get(id);
    const copy = seeded.find((other) => other.work.sameAs === seeded.findIndex((one) => one.id === id));
    const likeId = work.sameAs === undefined ? copy?.id : seeded[work.sameAs]?.id;
    const like = rows.get(likeId ?? '');
    if (own === undefined) continue;
    await seedLooks(tx, own.files);
    if (like !== undefined) await seedPair(tx, own, like);
    await seedCheck(tx, { work, ...own, like: like?.row });
  }
}

interface ReadWork {
  readonly row: SubmissionRow;
  readonly files: readonly SubmissionFileRow[];
}

async function readWork(tx: Db, id: string): Promise<ReadWork> {
  const row = await tx.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const files = await tx
    .selectFrom('submission_files')
    .selectAll()
    .where('project_id', '=', row.project_id)
    .where('submission_id', '=', id)
    .orderBy('position')
    .execute();
  return { row, files };
}

async function seedLooks(tx: Db, files: readonly SubmissionFileRow[]): Promise<void> {
  const rows = files.flatMap(({ project_id, id, look_hash }) =>
    look_hash !== null && isComparable(look_hash)
      ? [{ project_id, file_id: id, kind: 'WHOLE' as const, look_hash }]
      : [],
  );
  if (rows.length > 0) await tx.insertInto('submission_looks').values(rows).execute();
}

async function seedPair(tx: Db, own: ReadWork, like: ReadWork): Promise<void> {
  const [file, other] = [own.files[0], like.files[0]];
  if (file === undefined || other === undefined) return;
  await tx
    .insertInto('submission_pairs')
    .values({
      project_id: own.row.project_id,
      submission_id: own.row.id,
      file_id: file.id,
      kind: 'WHOLE',
      likeness: LIKENESS,
      other_project_id: like.row.project_id,
      other_submission_id: like.row.id,
      other_file_id: other.id,
      other_media_id: null,
    })
    .execute();
}

const LIKENESS = 100;

async function seedCheck(
  tx: Db,
  {
    work,
    row,
    files,
    like,
  }: ReadWork & { readonly work: DemoWork; readonly like: SubmissionRow | undefined },
): Promise<void> {
  const contest = await getContest(tx, row.project_id, row.contest_id);
  const isOver = work.flags?.includes('OVER_LIMIT') === true;
  const lookAlikes: LookAlike[] = like
    ? [
        {
          likeness: LIKENESS,
          number: like.number,
          from: like.contest_id === row.contest_id ? 'CONTEST' : 'OTHER_CONTEST',
        },
      ]
    : [];
  const { tech, checks, flags } = checkWork(
    {
      category: row.category,
      files: files.map((file) => checkedFile(file, work)),
      place: null,
      provinceCode: row.province_code as ProvinceCode | null,
      takenTime: row.taken_time?.toISOString() ?? null,
      takenPrecision: row.taken_precision,
      people: row.people,
      declared: row.declared,
      authorsWork: isOver ? contest.limits.maxPerAuthor + 1 : 1,
      isExcludedPerson: false,
      lookAlikes,
    },
    {
      limits: contest.limits,
      createdFrom: contest.created_from ?? `${contest.year - 2}-01-01`,
      createdTo: contest.created_to ?? `${contest.year}-10-30`,
      allowAi: contest.allow_ai,
      allowComposite: contest.allow_composite,
      allowPrevAwarded: contest.allow_prev_awarded,
    },
  );
  const byHand = row.flags.filter((flag) => flag === 'COPYRIGHT_CLAIM');
  await tx
    .updateTable('submissions')
    .set({ tech, tech_checks: JSON.stringify(checks), flags: [...flags, ...byHand] })
    .where('id', '=', row.id)
    .execute();
}

function checkedFile(row: SubmissionFileRow, { flags = [] }: DemoWork): CheckedFile {
  const isFilm = row.mime.startsWith('video/');
  return {
    id: row.id,
    mime: row.mime,
    bytes: Number(row.bytes),
    unread: null,
    width: row.width,
    height: row.height,
    durationMs: row.duration_ms,
    takenTime: row.exif.takenTime ?? null,
    camera: row.exif.camera ?? '',
    software: '',
    place: null,
    hints: isFilm ? NO_HINTS : hintsOf(flags),
  };
}

function hintsOf(flags: readonly SubmissionFlag[]): PictureHints {
  return {
    border: flags.includes('BORDER') ? BORDER : null,
    text: flags.includes('NAME_ON_IMAGE') ? { edge: 'BOTTOM', side: 'RIGHT', letters: 10 } : null,
    repeatedMark: null,
    ai: flags.includes('AI_SUSPECT') ? [{ kind: 'SOURCE_TYPE', said: 'trainedAlgorithmicMedia' }] : [],
  };
}
