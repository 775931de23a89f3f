import type { SubmissionUpdate } from '@toasoan/contract/features/submissions/submission-changes.ts';
import type { SubmissionFlag } from '@toasoan/contract/features/submissions/submission-kinds.ts';
import { GALLERY_STATES } from '@toasoan/contract/features/submissions/submission-states.ts';
import { SUBMISSION_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/submissions/submission-texts.ts';
import { YES } from '@toasoan/contract/vocabulary/tri-state.ts';
import { findPersonIn } from '#server/core/auth/rights-view.ts';
import type { ChangeOf } from '#server/core/db/versioned.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import type { SubmissionRow } from '../submission-row.ts';
import { auditSubmission, changeSubmission } from '../submission-store.ts';
import { submissionWords } from '../submission-words.ts';

type Facts = Omit<SubmissionUpdate, 'id' | 'version'>;

/** Facts that staff put right. @throws RULES_NOT_MET: GALLERY_NOT_YET, CHILD_CONSENT, ASSIGNEE_GONE */
export async function changeFacts(
  call: TransactionCall,
  before: SubmissionRow,
  facts: Facts,
): Promise<SubmissionRow> {
  const values = columnsOf(facts, before);
  const willBe = { ...before, ...(facts.people && { people: facts.people }) };
  if (facts.isPublicGallery ?? before.is_public_gallery) needGallery(willBe);
  if (facts.assigneeId) await needMember(call, facts.assigneeId);
  const after = await changeSubmission(call.db, before, values, call.caller);
  await auditSubmission(call, 'update', { before, after });
  return after;
}

function columnsOf(facts: Facts, before: SubmissionRow): ChangeOf<'submissions'> {
  const provinceCode = facts.provinceCode === undefined ? before.province_code : facts.provinceCode;
  return {
    title: facts.title,
    taken_place: facts.takenPlace,
    province_code: facts.provinceCode,
    people: facts.people && JSON.stringify(facts.people),
    is_exhibited: facts.isExhibited,
    exhibition_code: facts.exhibitionCode,
    is_public_gallery: facts.isPublicGallery,
    is_featured: facts.isFeatured,
    assignee_id: facts.assigneeId,
    search_text: submissionWords({
      number: before.number,
      title: facts.title ?? before.title,
      takenPlace: facts.takenPlace ?? before.taken_place,
      provinceCode,
      oldProvinceName: before.old_province_name,
    }),
  };
}

/** Readers see valid works alone, and no child whose guardian has not agreed. */
function needGallery({
  state,
  people,
  is_recalled,
}: Pick<SubmissionRow, 'state' | 'people' | 'is_recalled'>): void {
  if (is_recalled) throw ruleNotMet(TEXTS, 'RECALLED', 'isPublicGallery');
  if (!GALLERY_STATES.includes(state)) throw ruleNotMet(TEXTS, 'GALLERY_NOT_YET', 'isPublicGallery');
  if (people.child === YES && people.guardianConsent !== YES)
    throw ruleNotMet(TEXTS, 'CHILD_CONSENT', 'isPublicGallery');
}

async function needMember({ db, projectId }: TransactionCall, userId: string): Promise<void> {
  const person = await findPersonIn(db, projectId, userId);
  if (!person?.permissions.includes('contest.check')) throw ruleNotMet(TEXTS, 'ASSIGNEE_GONE', 'assigneeId');
}

interface FlagChange {
  readonly flag: SubmissionFlag;
  readonly on: boolean;
}

/** Sets or clears one flag; one that is so already changes nothing. */
export async function changeFlag(
  call: TransactionCall,
  before: SubmissionRow,
  { flag, on }: FlagChange,
): Promise<SubmissionRow> {
  if (before.flags.includes(flag) === on) return before;
  const others = before.flags.filter((one) => one !== flag);
  const after = await changeSubmission(
    call.db,
    before,
    { flags: on ? [...others, flag] : others },
    call.caller,
  );
  await auditSubmission(call, 'flag', { before, after });
  return after;
}

/** On the list of the exhibition, or off it. */
export async function exhibit(call: TransactionCall, before: SubmissionRow, on: boolean): Promise<void> {
  if (before.is_exhibited === on) return;
  if (on && before.is_recalled) throw ruleNotMet(TEXTS, 'RECALLED');
  if (on && !GALLERY_STATES.includes(before.state)) throw ruleNotMet(TEXTS, 'GALLERY_NOT_YET');
  const after = await changeSubmission(call.db, before, { is_exhibited: on }, call.caller);
  await auditSubmission(call, 'update', { before, after });
}
