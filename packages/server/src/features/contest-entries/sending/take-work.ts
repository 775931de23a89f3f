import { ENTRY_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/contest-entries/entry-texts.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import {
  auditSubmission,
  changeSubmission,
  type EntrantRow,
  moveSubmission,
  type SubmissionRow,
} from '#server/features/submissions/public.ts';
import { deleteFiles, filesOfDraft, giveToWork } from '../drafts/draft-files-store.ts';
import { removeStored } from '../drafts/remove-draft.ts';
import { countWorks, findOwnWork, mayFix } from '../entrant-works-view.ts';
import { nextNumber } from './contest-number-store.ts';
import { countSubmissions, READER } from './entrant-store.ts';
import type { Sending } from './sending.ts';
import { insertWork } from './sent-work-store.ts';
import { saidFlags, workColumns } from './work-columns.ts';

/** What the log knows of a reader's call: nothing of the reader. */
function sourceOf({ call: { db, projectId, requestId } }: Sending) {
  return { db, projectId, requestId, address: '' };
}

/** A new work with the next number. @throws RULES_NOT_MET: TOO_MANY_WORKS */
export async function takeNew(sending: Sending, entrant: EntrantRow): Promise<SubmissionRow> {
  const { call, contest, content, files, now } = sending;
  const { category } = content.work;
  if (category === null) throw ruleNotMet(TEXTS, 'CATEGORY_MISSING', 'work.category');
  const most = contest.limits.maxPerAuthor;
  // The author is held, so two sends at once cannot both be the last.
  if (most > 0 && (await countWorks(call.db, entrant)) >= most)
    throw ruleNotMet(TEXTS, 'TOO_MANY_WORKS', 'token', { most });
  const number = await nextNumber(call.db, contest, category);
  const work = await insertWork(call.db, call.projectId, {
    ...workColumns({ number, content, files, rulesVersion: contest.rules_version }),
    ...{ contest_id: contest.id, number, category, entrant_id: entrant.id, submit_time: now },
    flags: saidFlags(contest, content.work),
    ...{ latitude: null, longitude: null, average: null, rank: null, spread: null, round_key: null },
    ...{ fix_until: null, assignee_id: null, duration_ms: null },
  });
  await giveToWork(call.db, call.projectId, work.id, files);
  await countSubmissions(call.db, entrant);
  await auditSubmission(sourceOf(sending), 'create', { after: work });
  return work;
}

/** A work that was sent back, with what its author changed; files that were left out are removed. @throws RULES_NOT_MET: FIX_OVER */
export async function takeFixed(
  sending: Sending,
  entrant: EntrantRow,
  workId: string,
): Promise<SubmissionRow> {
  const { call, link, contest, content, files, draft, now } = sending;
  const held = await findOwnWork(call.db, link, workId);
  if (held === undefined || held.entrant_id !== entrant.id || !mayFix(held, now))
    throw ruleNotMet(TEXTS, 'FIX_OVER', 'draftId');
  await leaveOut(sending, workId);
  await giveToWork(call.db, call.projectId, held.id, files);
  const columns = workColumns({ number: held.number, content, files, rulesVersion: contest.rules_version });
  const others = held.flags.filter((flag) => flag !== 'CHILD' && flag !== 'AGAINST_RULES');
  const flags = [...new Set([...others, ...saidFlags(contest, content.work)])];
  const changed = await changeSubmission(call.db, held, { ...columns, flags, duration_ms: null }, READER);
  await auditSubmission(sourceOf(sending), 'update', { before: held, after: changed });
  const step = {
    ...{ source: sourceOf(sending), by: READER, language: draft.language, now },
    holds: (taker: string) => taker === 'entrant',
    onMoved: async () => undefined,
  };
  return await moveSubmission(step, changed, { to: 'SUBMITTED', reasonText: '' });
}

async function leaveOut({ call, files }: Sending, workId: string): Promise<void> {
  const kept = new Set(files.map(({ id }) => id));
  const owner = { project_id: call.projectId, id: '0', fixes_id: workId };
  const gone = (await filesOfDraft(call.db, owner)).filter(({ id }) => !kept.has(id));
  const ids = gone.map(({ id }) => id);
  await removeStored(call.db, await deleteFiles(call.db, call.projectId, ids));
}
