import type { EntrantDetail } from '@toasoan/contract/features/submissions/entrant.ts';
import type { SubmissionDetail, TechCheck } from '@toasoan/contract/features/submissions/submission.ts';
import { nextStates } from '@toasoan/contract/features/submissions/submission-states.ts';
import type { Db } from '#server/core/db/database.ts';
import { auditFieldsOf, getVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { findUndo } from './moving/undo-view.ts';
import { namesHidden } from './names-of-works-view.ts';
import { consentOf, consentsOf } from './personal/consent-view.ts';
import { findGuardianPaper } from './personal/guardian-paper-view.ts';
import { listedRows } from './submission-list-view.ts';
import { fileOf, type Shown, type SubmissionRow, submissionOf } from './submission-row.ts';

/** Who looks: what they may do decides which steps they are shown. */
export interface Viewer {
  readonly userId: string;
  readonly permissionsHere: readonly string[];
}

interface Looking extends Shown {
  readonly viewer: Viewer;
  readonly now: Date;
}

/** @throws NOT_FOUND */
export async function getSubmission(
  db: Db,
  projectId: string,
  id: string,
  { viewer, isBlind, addresses, now }: Looking,
): Promise<SubmissionDetail> {
  const [row] = await listedRows(db, projectId, [id]);
  if (row === undefined) throw new AppError('NOT_FOUND');
  const files = await db
    .selectFrom('submission_files')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('submission_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const notes = await db
    .selectFrom('submission_notes')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('submission_id', '=', id)
    .orderBy('id')
    .execute();
  const undo = await findUndo(db, row, viewer.userId, now);
  const hideIn = await namesHidden(db, projectId, [id], isBlind);
  const hide = (text: string) => hideIn(id, text);
  const { aiText, awardedText } = row.declared;
  return {
    ...submissionOf(row, { isBlind, addresses }, hideIn),
    contestId: row.contest_id,
    story: hide(row.story),
    takenTime: row.taken_time?.toISOString() ?? null,
    takenPrecision: row.taken_precision,
    oldProvinceName: row.old_province_name,
    latitude: row.latitude,
    longitude: row.longitude,
    people: row.people,
    declared: { ...row.declared, aiText: hide(aiText), awardedText: hide(awardedText) },
    coAuthors: row.co_authors.length,
    rulesVersion: row.rules_version,
    techChecks: isBlind ? row.tech_checks.map((check) => hiddenCheck(check, hide)) : row.tech_checks,
    techTime: row.tech_time?.toISOString() ?? null,
    voteCount: row.vote_count,
    shareCount: row.share_count,
    viewCount: row.view_count,
    exhibitionCode: row.exhibition_code,
    usageAccepted: row.usage_accepted,
    reasonText: hide(row.reason_text),
    fixUntil: row.fix_until?.toISOString() ?? null,
    assigneeId: row.assignee_id,
    files: files.map((file) => fileOf(file, addresses, hide)),
    notes: notes.map((note) => ({
      id: note.id,
      text: hide(note.text),
      createTime: note.create_time.toISOString(),
      createdBy: note.created_by_name,
    })),
    next: nextStates(row.state, (taker) => viewer.permissionsHere.some((permission) => permission === taker)),
    mayUndo: undo !== undefined,
    isBlind,
    ...auditFieldsOf(row),
  };
}

/** What was found in a file may be its owner's name. */
function hiddenCheck(check: TechCheck, hide: (text: string) => string): TechCheck {
  const { actual, expected } = check;
  return {
    ...check,
    actual: { vi: hide(actual.vi), en: hide(actual.en) },
    expected: { vi: hide(expected.vi), en: hide(expected.en) },
  };
}

/** @throws NOT_FOUND */
export async function getEntrant(db: Db, submission: SubmissionRow): Promise<EntrantDetail> {
  const row = await getVersioned(db, 'entrants', submission.project_id, submission.entrant_id);
  const consents = await consentsOf(db, submission.project_id, [submission.id]);
  const paper = await findGuardianPaper(db, submission);
  return {
    id: row.id,
    fullName: row.full_name,
    stageName: row.stage_name,
    organizationType: row.organization_type,
    groupName: row.group_name,
    birthDate: row.birth_date,
    gender: row.gender,
    nationality: row.nationality,
    country: row.country,
    residence: row.residence,
    email: row.email,
    phone: row.phone,
    address: row.address,
    provinceCode: row.province_code,
    job: row.job,
    workplace: row.workplace,
    guardian: row.guardian,
    guardianPaper: paper
      ? { mime: paper.mime, bytes: Number(paper.bytes), time: paper.create_time.toISOString() }
      : null,
    coAuthors: submission.co_authors.map(({ name, role }) => ({ name, role })),
    vapaNumber: row.vapa_number,
    isExcluded: row.is_excluded,
    state: row.state,
    submissionCount: row.submission_count,
    consents: consents.map((consent) => consentOf(consent, true)),
  };
}
