import { checkWork, flagsOf, mergeFlags } from '@toasoan/contract/features/submission-checks/check-work.ts';
import type { CheckedWork, LookAlike } from '@toasoan/contract/features/submission-checks/checked-work.ts';
import type { ProvinceCode } from '@toasoan/contract/vocabulary/province-codes.ts';
import type { Db } from '#server/core/db/database.ts';
import type { Ending } from '#server/core/jobs/job.ts';
import type { SubmissionRow } from '#server/features/submissions/public.ts';
import { lockWork, writeCheck, writeExamined } from './check-store.ts';
import { findAroundWork, findFilesToCheck, unpairedWorks } from './checked-work-view.ts';
import { type ExaminedFile, type ExaminingDependencies, examineFile } from './examine-file.ts';
import { type FoundPair, findLookAlikes } from './look-alikes-view.ts';
import { lockLooks, replaceLooks, replacePairs } from './looks-store.ts';

/** Which work, and when it is checked. */
interface Asked {
  readonly projectId: string;
  readonly submissionId: string;
  readonly now: () => Date;
  readonly signal?: AbortSignal;
  /** Of a work of the same contest that this one turned out to look like: nobody knows which was first. */
  readonly checkAgain: (tx: Db, projectId: string, submissionId: string) => Promise<void>;
}

/** Reads every file of a work; what it returns writes all that was found in one transaction. Undefined: nothing to check. */
export async function examineWork(
  deps: ExaminingDependencies,
  db: Db,
  { projectId, submissionId, now, signal, checkAgain }: Asked,
): Promise<Ending | undefined> {
  const rows = await findFilesToCheck(db, projectId, submissionId);
  if (rows === undefined) return undefined;
  const files: ExaminedFile[] = [];
  for (const row of rows) {
    signal?.throwIfAborted();
    files.push(await examineFile(deps, row));
  }
  return (tx) => writeFound(tx, { projectId, submissionId, files, now: now(), checkAgain });
}

interface Found extends Pick<Asked, 'projectId' | 'submissionId' | 'checkAgain'> {
  readonly files: readonly ExaminedFile[];
  readonly now: Date;
}

async function writeFound(tx: Db, { projectId, submissionId, files, now, checkAgain }: Found): Promise<void> {
  await lockLooks(tx);
  const work = await lockWork(tx, projectId, submissionId);
  const rows = work && (await findFilesToCheck(tx, projectId, submissionId));
  // Its files were replaced meanwhile: a new check is due already.
  if (
    work === undefined ||
    rows?.map(({ id }) => id).join() !== files.map(({ checked }) => checked.id).join()
  )
    return;
  for (const file of files) {
    await writeExamined(tx, projectId, file);
    await replaceLooks(tx, projectId, file.checked.id, file.looks);
  }
  const sought = files.map(({ checked: { id }, looks }) => ({ id, looks }));
  const pairs = await findLookAlikes(tx, { projectId, submissionId, files: sought });
  await replacePairs(tx, projectId, submissionId, pairs);
  for (const id of await unpairedWorks(tx, work, pairs)) await checkAgain(tx, projectId, id);
  const { rules, ...author } = await findAroundWork(tx, work);
  const checked = checkedWork(
    work,
    files,
    pairs.map((pair) => lookAlikeOf(work, pair)),
  );
  const { tech, checks, flags } = checkWork({ ...checked, ...author }, rules);
  const merged = mergeFlags(work.flags, flagsOf(work.tech_checks), flags);
  const durations = files.map(({ checked: { durationMs } }) => durationMs).filter((one) => one !== null);
  await writeCheck(tx, work, { tech, checks, flags: merged, durationMs: durations[0] ?? null, now });
}

function checkedWork(
  work: SubmissionRow,
  files: readonly ExaminedFile[],
  lookAlikes: readonly LookAlike[],
): Omit<CheckedWork, 'authorsWork' | 'isExcludedPerson'> {
  const { latitude, longitude } = work;
  return {
    category: work.category,
    files: files.map(({ checked }) => checked),
    place: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
    provinceCode: work.province_code as ProvinceCode | null,
    takenTime: work.taken_time?.toISOString() ?? null,
    takenPrecision: work.taken_precision,
    people: work.people,
    declared: work.declared,
    lookAlikes,
  };
}

/** Who reads the check may know of the own project alone. */
function lookAlikeOf(work: SubmissionRow, { likeness, other, otherProjectId }: FoundPair): LookAlike {
  if ('mediaId' in other) return { likeness, number: '', from: 'LIBRARY' };
  const number = otherProjectId === work.project_id ? other.number : '';
  return { likeness, number, from: other.contestId === work.contest_id ? 'CONTEST' : 'OTHER_CONTEST' };
}
