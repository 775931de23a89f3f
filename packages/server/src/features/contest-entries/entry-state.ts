import type { EntryDraft, EntryState } from '@toasoan/contract/features/contest-entries/entry-answers.ts';
import { entryProblems } from '@toasoan/contract/features/contest-entries/entry-problems.ts';
import {
  ENTRY_FLAG_TEXTS,
  ENTRY_RULE_TEXTS as TEXTS,
} from '@toasoan/contract/features/contest-entries/entry-texts.ts';
import { declaredAgainst } from '@toasoan/contract/features/submissions/declared-against.ts';
import { fillText } from '@toasoan/contract/vocabulary/fill-text.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { Db } from '#server/core/db/database.ts';
import { getContest } from '#server/features/contests/public.ts';
import { previewAddress } from '#server/features/submissions/public.ts';
import type { EntryLink } from './access/entry-link-store.ts';
import { contentOf } from './drafts/draft-content.ts';
import { filesOfDraft, orderedFiles } from './drafts/draft-files-store.ts';
import { type EntryDraftRow, openDrafts } from './drafts/entry-draft-store.ts';
import { countWorks, findEntrant, listOwnWorks } from './entrant-works-view.ts';
import { entryContestOf } from './entry-contest-view.ts';
import { findPaper } from './guardian/guardian-paper-store.ts';

interface Looking {
  readonly now: Date;
  readonly language: Language;
}

/** Everything that a link opens. */
export async function entryStateOf(db: Db, link: EntryLink, { now, language }: Looking): Promise<EntryState> {
  const row = await getContest(db, link.project_id, link.contest_id);
  const contest = await entryContestOf(db, row, now);
  const entrant = await findEntrant(db, link);
  const drafts: EntryDraft[] = [];
  for (const draft of await openDrafts(db, link, now))
    drafts.push(await draftOf(db, draft, contest, { now, language, entrantId: entrant?.id }));
  const isAnnounced = row.state === 'ANNOUNCED' || row.state === 'ARCHIVED';
  const works = entrant === undefined ? [] : await listOwnWorks(db, entrant, { now, isAnnounced });
  const most = row.limits.maxPerAuthor;
  const count = entrant === undefined ? 0 : await countWorks(db, entrant);
  return {
    contest,
    email: link.email,
    drafts,
    works,
    mayBegin: contest.isOpen && entrant?.state !== 'BLOCKED' && (most === 0 || count < most),
  };
}

async function draftOf(
  db: Db,
  row: EntryDraftRow,
  contest: EntryState['contest'],
  { now, language, entrantId }: Looking & { readonly entrantId: string | undefined },
): Promise<EntryDraft> {
  const { author, work, files } = contentOf(row);
  const ordered = orderedFiles(await filesOfDraft(db, row), files);
  const paper = await findPaper(db, row, entrantId);
  const hasGuardianPaper = paper !== undefined;
  const entry = { author, work, mimes: ordered.map(({ mime }) => mime), hasGuardianPaper };
  const problems = entryProblems(contest, entry, hanoiDay(now.getTime()));
  return {
    id: row.id,
    version: row.version,
    workId: row.fixes_id,
    updateTime: row.update_time.toISOString(),
    expireTime: row.expire_time.toISOString(),
    author,
    work,
    files: ordered.map((file) => ({
      id: file.id,
      fileName: file.file_name,
      mime: file.mime,
      bytes: Number(file.bytes),
      caption: file.caption,
      state: file.state,
      small: file.state === 'READY' ? previewAddress(file.key, 'small') : '',
    })),
    flagged: declaredAgainst(contest, work).map((thing) => ENTRY_FLAG_TEXTS[thing][language]),
    guardianPaper:
      paper === undefined
        ? null
        : { mime: paper.mime, bytes: Number(paper.bytes), time: paper.create_time.toISOString() },
    problems: problems.map(({ code, field, values = {} }) => ({
      code,
      field,
      message: fillText(TEXTS[code][language], values, language),
    })),
  };
}
