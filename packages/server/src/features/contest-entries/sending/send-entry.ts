import type { EntrySend } from '@toasoan/contract/features/contest-entries/entry.ts';
import { entryProblems, needsGuardian } from '@toasoan/contract/features/contest-entries/entry-problems.ts';
import { ENTRY_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/contest-entries/entry-texts.ts';
import type { ConsentKind } from '@toasoan/contract/features/submissions/consent-texts.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { YES } from '@toasoan/contract/vocabulary/tri-state.ts';
import type { Db } from '#server/core/db/database.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet, ruleProblem } from '#server/core/errors/rule-not-met.ts';
import { type ContestRow, endOfIntake } from '#server/features/contests/public.ts';
import type { SubmissionRow } from '#server/features/submissions/public.ts';
import type { EntryLink } from '../access/entry-link-store.ts';
import { needNoJuror } from '../access/need-no-juror.ts';
import { contentOf } from '../drafts/draft-content.ts';
import { filesOfDraft, orderedFiles } from '../drafts/draft-files-store.ts';
import { type EntryDraftRow, holdDraft, markSent } from '../drafts/entry-draft-store.ts';
import { removeStored } from '../drafts/remove-draft.ts';
import { findEntrant } from '../entrant-works-view.ts';
import { entryContestOf, shareContest } from '../entry-contest-view.ts';
import type { EntryDependencies } from '../entry-dependencies.ts';
import { deletePaperOfDraft, findPaper, givePaperToEntrant } from '../guardian/guardian-paper-store.ts';
import { intakeState, notTaken } from '../intake-state.ts';
import { addReceiptMail } from '../mailing/entry-mail-jobs.ts';
import { wasArriving } from '../uploads/entry-upload-store.ts';
import { addConsents } from './consent-store.ts';
import { putEntrant } from './entrant-store.ts';
import type { Sending, SendingCall } from './sending.ts';
import { getSentNumber } from './sent-work-store.ts';
import { takeFixed, takeNew } from './take-work.ts';

/**
 * Makes a work of a draft in the transaction of the call, once: a repeated call gets the number of the first.
 * @throws RULES_NOT_MET with everything that stands in the way; VERSION_CONFLICT
 */
export async function sendEntry(
  deps: EntryDependencies,
  call: SendingCall,
  link: EntryLink,
  said: EntrySend,
): Promise<string> {
  const { db, projectId } = call;
  const now = deps.now();
  const draft = await holdDraft(db, link, said.draftId);
  if (draft === undefined) throw ruleNotMet(TEXTS, 'DRAFT_GONE', 'draftId');
  if (draft.submission_id !== null) return await getSentNumber(db, projectId, draft.submission_id);
  checkVersion({ ...draft, updated_by_name: '' }, said.version);
  const contest = await shareContest(db, projectId, link.contest_id);
  await needNoJuror(deps.isJurorEmail, db, link);
  if (draft.fixes_id === null) await checkIntake(db, contest, draft, now);
  const content = contentOf(draft);
  const files = orderedFiles(await filesOfDraft(db, draft), content.files);
  const sending: Sending = { call, link, draft, contest, content, files, now };
  await checkWords(sending, said);
  const isMinor = isGuarded(sending);
  const { author } = content;
  const entrant = await putEntrant(db, link, { author, needsGuardian: isMinor, marketing: said.marketing });
  if (entrant.state === 'BLOCKED') throw ruleNotMet(TEXTS, 'BLOCKED', 'token');
  const work =
    draft.fixes_id === null
      ? await takeNew(sending, entrant)
      : await takeFixed(sending, entrant, draft.fixes_id);
  await agree(sending, work, said, isMinor);
  await keepPaper(db, draft, isMinor ? entrant.id : undefined);
  await markSent(db, draft, work.id);
  await deps.onSubmitted(db, projectId, work.id);
  await addReceiptMail(db, work, { language: draft.language, isMended: draft.fixes_id !== null });
  return work.number;
}

/** Of a minor it goes to the author; of anybody else it is not kept. */
async function keepPaper(db: Db, draft: EntryDraftRow, minorId: string | undefined): Promise<void> {
  const gone =
    minorId === undefined
      ? await deletePaperOfDraft(db, draft)
      : await givePaperToEntrant(db, draft, minorId);
  await removeStored(db, gone);
}

/** The server's clock decides; what was arriving at the end may still be sent for an hour. */
async function checkIntake(db: Db, contest: ContestRow, draft: EntryDraftRow, now: Date): Promise<void> {
  const state = intakeState(contest, now);
  if (state === 'OPEN') return;
  const end = endOfIntake(contest);
  if (state === 'LATE' && end !== null && (await wasArriving(db, draft, end))) return;
  throw notTaken(contest, state);
}

async function checkWords(
  { call, link, draft, contest, content, files, now }: Sending,
  said: EntrySend,
): Promise<void> {
  if (contest.rules_version === 0) throw ruleNotMet(TEXTS, 'NO_RULES', 'contest');
  if (said.rulesVersion !== contest.rules_version) throw ruleNotMet(TEXTS, 'RULES_CHANGED', 'rulesVersion');
  if (!said.rules || !said.privacy || !said.copyright) throw ruleNotMet(TEXTS, 'AGREE_MISSING', 'rules');
  const asking = await entryContestOf(call.db, contest, now);
  const paper = await findPaper(call.db, draft, (await findEntrant(call.db, link))?.id);
  const mimes = files.map(({ mime }) => mime);
  const entry = { ...content, mimes, hasGuardianPaper: paper !== undefined };
  const problems = entryProblems(asking, entry, hanoiDay(now.getTime()));
  if (problems.length === 0) return;
  const rules = problems.map(({ code, field, values }) => ruleProblem(TEXTS, code, field, values));
  throw new AppError('RULES_NOT_MET', { rules });
}

function isGuarded({ content: { author }, now }: Sending): boolean {
  return author.organizationType === 'INDIVIDUAL' && needsGuardian(author.birthDate, hanoiDay(now.getTime()));
}

/** One row of the ledger for each text and each promise. */
async function agree(
  { call, contest, content, now }: Sending,
  work: SubmissionRow,
  { marketing }: EntrySend,
  isMinor: boolean,
): Promise<void> {
  const kinds: ConsentKind[] = ['RULES', 'PRIVACY', 'COPYRIGHT'];
  if (isMinor) kinds.push('GUARDIAN');
  if (content.work.people.modelRelease === YES) kinds.push('MODEL');
  if (marketing) kinds.push('MARKETING');
  const { address } = call;
  await addConsents(call.db, work, { kinds, rulesVersion: contest.rules_version, time: now, address });
}
