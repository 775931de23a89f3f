import type { EntrySave } from '@toasoan/contract/features/contest-entries/entry.ts';
import { ENTRY_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/contest-entries/entry-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { Db } from '#server/core/db/database.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { getContest } from '#server/features/contests/public.ts';
import type { EntryLink } from '../access/entry-link-store.ts';
import { needNoJuror } from '../access/need-no-juror.ts';
import { countWorks, findEntrant, findOwnWork, mayFix } from '../entrant-works-view.ts';
import type { IsJurorEmail } from '../entry-dependencies.ts';
import { intakeState, notTaken } from '../intake-state.ts';
import { authorOf, contentOf, emptyContent, sentContent } from './draft-content.ts';
import { deleteFiles, filesOfDraft } from './draft-files-store.ts';
import { draftExpiry } from './draft-times.ts';
import { type EntryDraftRow, holdDraft, insertDraft, writeDraft } from './entry-draft-store.ts';
import { addDraftExpiry } from './forget-draft-jobs.ts';
import { removeDraft, removeStored } from './remove-draft.ts';

/** Held until the transaction ends. @throws RULES_NOT_MET: DRAFT_GONE for one that was sent, is over or not theirs */
export async function getDraft(db: Db, link: EntryLink, id: string, now: Date): Promise<EntryDraftRow> {
  const row = await holdDraft(db, link, id);
  if (row === undefined || row.submission_id !== null || row.expire_time <= now)
    throw ruleNotMet(TEXTS, 'DRAFT_GONE', 'draftId');
  return row;
}

interface Beginning {
  readonly workId: string | undefined;
  readonly language: Language;
  readonly now: Date;
  readonly isJurorEmail: IsJurorEmail;
}

/** The draft of a new work, or of one that is to be mended; an open one is kept as it is. @throws RULES_NOT_MET */
export async function beginDraft(db: Db, link: EntryLink, asked: Beginning): Promise<void> {
  await needNoJuror(asked.isJurorEmail, db, link);
  if (asked.workId === undefined) await beginNew(db, link, asked);
  else await beginFix(db, link, asked.workId, asked);
}

async function beginNew(db: Db, link: EntryLink, { language, now }: Beginning): Promise<void> {
  const contest = await getContest(db, link.project_id, link.contest_id);
  const state = intakeState(contest, now);
  if (state !== 'OPEN') throw notTaken(contest, state);
  if (contest.rules_version === 0) throw ruleNotMet(TEXTS, 'NO_RULES', 'contest');
  const entrant = await findEntrant(db, link);
  if (entrant?.state === 'BLOCKED') throw ruleNotMet(TEXTS, 'BLOCKED', 'token');
  const most = contest.limits.maxPerAuthor;
  if (entrant !== undefined && most > 0 && (await countWorks(db, entrant)) >= most)
    throw ruleNotMet(TEXTS, 'TOO_MANY_WORKS', 'token', { most });
  const empty = emptyContent();
  const content = entrant === undefined ? empty : { ...empty, author: authorOf(entrant) };
  const expireTime = draftExpiry(contest, null, now);
  const id = await insertDraft(db, link, { language, fixesId: null, content, now, expireTime });
  if (id !== undefined) await addDraftExpiry(db, link.project_id, id, expireTime);
}

async function beginFix(
  db: Db,
  link: EntryLink,
  workId: string,
  { language, now }: Beginning,
): Promise<void> {
  const work = await findOwnWork(db, link, workId);
  const entrant = await findEntrant(db, link);
  if (work === undefined || entrant === undefined) throw new AppError('NOT_FOUND');
  if (!mayFix(work, now)) throw ruleNotMet(TEXTS, 'FIX_OVER', 'workId');
  const contest = await getContest(db, link.project_id, link.contest_id);
  const owner = { project_id: link.project_id, id: '0', fixes_id: work.id };
  const content = sentContent(work, entrant, await filesOfDraft(db, owner));
  const expireTime = draftExpiry(contest, work.fix_until, now);
  const id = await insertDraft(db, link, { language, fixesId: work.id, content, now, expireTime });
  if (id !== undefined) await addDraftExpiry(db, link.project_id, id, expireTime);
}

/** @throws RULES_NOT_MET: DRAFT_GONE; VERSION_CONFLICT where another device has saved since */
export async function saveDraft(db: Db, link: EntryLink, saved: Omit<EntrySave, 'token'>, now: Date) {
  const row = await getDraft(db, link, saved.draftId, now);
  checkVersion({ ...row, updated_by_name: '' }, saved.version);
  const contest = await getContest(db, link.project_id, link.contest_id);
  const work = row.fixes_id === null ? undefined : await findOwnWork(db, link, row.fixes_id);
  const expireTime = draftExpiry(contest, work?.fix_until ?? null, now);
  const { author, work: about, files } = saved;
  const version = await writeDraft(db, row, { content: { author, work: about, files }, now, expireTime });
  await addDraftExpiry(db, link.project_id, row.id, expireTime);
  return { draftId: row.id, version, expireTime: expireTime.toISOString() };
}

/** @throws RULES_NOT_MET: DRAFT_GONE */
export async function dropDraft(db: Db, link: EntryLink, id: string, now: Date): Promise<void> {
  await removeDraft(db, await getDraft(db, link, id, now));
}

/** A file of the work that a draft mends stays with the work until the draft is sent. @throws NOT_FOUND */
export async function removeFile(
  db: Db,
  link: EntryLink,
  { draftId, fileId, now }: { readonly draftId: string; readonly fileId: string; readonly now: Date },
): Promise<void> {
  const row = await getDraft(db, link, draftId, now);
  const file = (await filesOfDraft(db, row)).find(({ id }) => id === fileId);
  if (file === undefined) throw new AppError('NOT_FOUND');
  if (file.draft_id !== null) await removeStored(db, await deleteFiles(db, row.project_id, [fileId]));
  const content = contentOf(row);
  const files = content.files.filter(({ id }) => id !== fileId);
  await writeDraft(db, row, { content: { ...content, files }, now, expireTime: row.expire_time });
}
