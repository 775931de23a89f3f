import {
  CATEGORY_LETTERS,
  type ContestCategory,
  type FixedContest,
} from '@toasoan/contract/features/contests/contest-kinds.ts';
import {
  GALLERY_STATES,
  type SubmissionState,
} from '@toasoan/contract/features/submissions/submission-states.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { insertVersioned } from '#server/core/db/versioned.ts';
import { submissionWords } from '#server/features/submissions/public.ts';
import { DEMO_ENTRANTS, type DemoEntrant } from './demo-entrants.ts';
import { DEMO_WORKS, type DemoWork } from './demo-works.ts';
import { type SeededWork, seedChecks } from './seed-checks.ts';
import type { ContestFile, ContestFiles } from './store-contest-files.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Nobody was signed in: authors send from the site. */
const AUTHOR: Actor = { userId: null, displayName: '' };

/** The first number of each contest's works, as if many had come before. */
const FIRST_NUMBERS: Readonly<Record<FixedContest, number>> = {
  happy: 118,
  happy_2025: 231,
  happy_2024: 402,
  happy_2023: 4_411,
  happy_2025_nghean: 57,
};

interface Contest {
  readonly id: string;
  readonly project_id: string;
  readonly prefix: string;
  readonly year: number;
}

interface Seeding {
  readonly files: ContestFiles;
  readonly now: Date;
}

/** Works of all five contests with their authors and files. */
export async function seedSubmissions(tx: Db, { files, now }: Seeding): Promise<void> {
  const rows = await tx
    .selectFrom('contests')
    .select(['id', 'project_id', 'prefix', 'year', 'code'])
    .execute();
  const contests = new Map<string, Contest>(rows.map((row) => [row.code, row]));
  const entrants = new Map<string, string>();
  const numbers = new Map<string, number>();
  const seeded: SeededWork[] = [];
  for (const [index, work] of DEMO_WORKS.entries()) {
    const contest = contests.get(work.contest);
    if (contest === undefined) throw new Error(`The demo has no contest "${work.contest}".`);
    const who = (work.entrant ?? index) % DEMO_ENTRANTS.length;
    const entrantId = await entrantOf(tx, contest, who, entrants);
    const number = nextNumber(numbers, work.contest, contest.prefix, work.category ?? 'PHOTO_SINGLE');
    const sent = sentAt(contest, index, now);
    const id = await insertWork(tx, contest, { work, number, entrantId, sent });
    await insertFiles(tx, contest, id, { work, files: files[index] ?? [], sent });
    seeded.push({ id, work });
  }
  await seedChecks(tx, seeded);
  await countWorks(tx, numbers, contests);
}

/** One row for each contest and person. */
async function entrantOf(tx: Db, contest: Contest, who: number, known: Map<string, string>): Promise<string> {
  const key = `${contest.id} ${who}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const person = DEMO_ENTRANTS[who] as DemoEntrant;
  const email = `${foldVietnamese(person.fullName).replaceAll(/[^a-z]+/g, '.')}@tacgia.example`;
  const { id } = await insertVersioned(
    tx,
    'entrants',
    contest.project_id,
    {
      contest_id: contest.id,
      email,
      email_key: email,
      full_name: person.fullName,
      birth_date: person.birthDate,
      residence: person.residence,
      country: person.country,
      nationality: person.residence === 'FOREIGN' ? person.country : 'VN',
      province_code: person.provinceCode ?? null,
      phone: `0900 000 ${String(100 + who)}`,
      job: person.job,
      organization_type: person.organization === undefined ? 'INDIVIDUAL' : 'ORGANIZATION',
      group_name: person.organization,
      vapa_number: person.vapaNumber,
      guardian: person.guardian ? JSON.stringify(person.guardian) : null,
      submission_count: 1,
      search_text: foldVietnamese(person.fullName),
    },
    AUTHOR,
  );
  known.set(key, id);
  return id;
}

function nextNumber(
  numbers: Map<string, number>,
  contest: FixedContest,
  prefix: string,
  category: ContestCategory,
): string {
  const key = `${contest} ${category}`;
  const next = (numbers.get(key) ?? FIRST_NUMBERS[contest] - 1) + 1;
  numbers.set(key, next);
  return `${prefix}-${CATEGORY_LETTERS[category]}-${String(next).padStart(5, '0')}`;
}

/** Works of the contest that is open came in the last days, the others in the summer of their year. */
function sentAt({ year }: Contest, index: number, now: Date): Date {
  const isOpen = year === 2026;
  return isOpen
    ? new Date(now.getTime() - (DEMO_WORKS.length - index) * 5 * HOUR)
    : new Date(Date.UTC(year, 7, 1) + index * 8 * HOUR);
}

interface Sent {
  readonly work: DemoWork;
  readonly number: string;
  readonly entrantId: string;
  readonly sent: Date;
}

async function insertWork(
  tx: Db,
  contest: Contest,
  { work, number, entrantId, sent }: Sent,
): Promise<string> {
  const [reasonCode = '', reasonText = ''] = work.reason ?? [];
  const state = work.state ?? 'SUBMITTED';
  const { id } = await insertVersioned(
    tx,
    'submissions',
    contest.project_id,
    {
      contest_id: contest.id,
      number,
      category: work.category ?? 'PHOTO_SINGLE',
      title: work.title,
      story: `${work.title}, ghi lại ở ${work.place}.`,
      entrant_id: entrantId,
      taken_time: new Date(
        `${work.taken ?? `${contest.year}-03-${String(10 + (sent.getUTCDate() % 18))}`}T02:30:00Z`,
      ),
      taken_precision: 'DAY',
      taken_place: work.place,
      province_code: work.provinceCode,
      people: JSON.stringify({
        person: work.child ?? 0,
        child: work.child ?? 0,
        modelRelease: 2,
        guardianConsent: work.child === 1 ? 0 : 2,
      }),
      declared: JSON.stringify({
        ai: work.ai ?? 0,
        aiText: '',
        composite: 0,
        published: 0,
        awarded: 0,
        awardedText: '',
      }),
      submit_time: sent,
      rules_version: 1,
      tech: work.tech,
      tech_time: new Date(sent.getTime() + 60_000),
      flags: work.flags && [...work.flags],
      ...galleryColumns(work, state),
      is_exhibited: work.exhibited !== undefined,
      exhibition_code: work.exhibited,
      usage_accepted: true,
      state,
      reason_code: reasonCode,
      reason_text: reasonText,
      fix_until: state === 'NEEDS_FIX' ? new Date(sent.getTime() + 20 * DAY) : null,
      file_count: work.count ?? 1,
      duration_ms: work.seconds === undefined ? null : work.seconds * 1_000,
      search_text: submissionWords({
        number,
        title: work.title,
        takenPlace: work.place,
        provinceCode: work.provinceCode,
        oldProvinceName: '',
      }),
    },
    AUTHOR,
  );
  return id;
}

/** Readers see and vote for works that are valid, unless a child can be recognised. */
function galleryColumns({ child, votes = 0, struck = 0 }: DemoWork, state: SubmissionState) {
  const isShown = GALLERY_STATES.includes(state) && child !== 1;
  return {
    vote_count: isShown ? votes : 0,
    vote_valid: isShown ? votes - struck : 0,
    is_public_gallery: isShown,
  };
}

interface Files {
  readonly work: DemoWork;
  readonly files: readonly ContestFile[];
  readonly sent: Date;
}

async function insertFiles(
  tx: Db,
  contest: Contest,
  submissionId: string,
  { work, files, sent }: Files,
): Promise<void> {
  for (const [position, file] of files.entries()) {
    const row = await tx
      .insertInto('submission_files')
      .values({
        project_id: contest.project_id,
        submission_id: submissionId,
        draft_id: null,
        position,
        file_name: `${foldVietnamese(work.title).replaceAll(' ', '-')}-${position + 1}`,
        ...{ mime: file.mime, width: file.width, height: file.height, bytes: String(file.bytes) },
        duration_ms: work.seconds === undefined ? null : work.seconds * 1_000,
        checksum: file.checksum,
        look_hash: file.lookHash,
        exif: JSON.stringify(exifOf(file)),
        key: file.key,
        state: 'READY',
        is_cover: position === 0,
        create_time: sent,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (position > 0) continue;
    await tx
      .updateTable('submissions')
      .set({ cover_file_id: row.id })
      .where('id', '=', submissionId)
      .execute();
  }
}

/** As the check reads it from the file. */
function exifOf({ exif }: ContestFile) {
  if (exif === undefined) return {};
  const { make, model, lens, taken } = exif;
  return {
    takenTime: new Date(`${taken}+07:00`).toISOString(),
    camera: model.startsWith(make) ? model : `${make} ${model}`,
    lens,
    exposure: '1/320 s · f/5.6 · ISO 200 · 85 mm',
    software: '',
    latitude: null,
    longitude: null,
  };
}

/** The next work of each contest goes on from here. */
async function countWorks(
  tx: Db,
  numbers: ReadonlyMap<string, number>,
  contests: ReadonlyMap<string, Contest>,
): Promise<void> {
  for (const [key, last] of numbers) {
    const [code = '', category] = key.split(' ');
    const contest = contests.get(code);
    if (contest === undefined) continue;
    await tx
      .insertInto('contest_counters')
      .values({
        project_id: contest.project_id,
        contest_id: contest.id,
        category: category as ContestCategory,
        last,
      })
      .execute();
  }
}
