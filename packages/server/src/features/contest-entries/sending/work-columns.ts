import type { EntryWork } from '@toasoan/contract/features/contest-entries/entry.ts';
import { declaredAgainst } from '@toasoan/contract/features/submissions/declared-against.ts';
import type { SubmissionFlag } from '@toasoan/contract/features/submissions/submission-kinds.ts';
import { hanoiDayStart } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { YES } from '@toasoan/contract/vocabulary/tri-state.ts';
import type { ContestRow } from '#server/features/contests/public.ts';
import { submissionWords } from '#server/features/submissions/public.ts';
import type { DraftContent } from '../drafts/entry-draft-store.ts';

interface Sent {
  readonly number: string;
  readonly content: DraftContent;
  readonly files: readonly { readonly id: string }[];
  readonly rulesVersion: number;
}

/** A work as its author sent it: nothing checked, nothing flagged but what the author said. */
export function workColumns({ number, content, files, rulesVersion }: Sent) {
  const { author, work } = content;
  return {
    title: work.title,
    story: work.story,
    co_authors: JSON.stringify(author.coAuthors),
    taken_time: work.takenDate === null ? null : new Date(hanoiDayStart(work.takenDate)),
    taken_precision: work.takenDate === null ? ('NONE' as const) : work.takenPrecision,
    taken_place: work.takenPlace,
    province_code: work.provinceCode,
    old_province_name: work.oldProvinceName,
    country: work.country,
    people: JSON.stringify(work.people),
    declared: JSON.stringify(declaredOf(work)),
    rules_version: rulesVersion,
    tech: 'WAITING' as const,
    tech_checks: '[]',
    tech_time: null,
    usage_accepted: true,
    cover_file_id: files[0]?.id ?? null,
    file_count: files.length,
    search_text: submissionWords({
      number,
      title: work.title,
      takenPlace: work.takenPlace,
      provinceCode: work.provinceCode,
      oldProvinceName: work.oldProvinceName,
    }),
  };
}

function declaredOf({ ai, aiText, composite, published, awarded, awardedText }: EntryWork) {
  return { ai, aiText, composite, published, awarded, awardedText };
}

/** What the author's own words ask the newsroom to look at. */
export function saidFlags(contest: ContestRow, work: EntryWork): SubmissionFlag[] {
  const { people } = work;
  const isChildAlone = people.child === YES && people.guardianConsent !== YES;
  const rules = {
    allowAi: contest.allow_ai,
    allowComposite: contest.allow_composite,
    allowPrevAwarded: contest.allow_prev_awarded,
  };
  const isAgainst = declaredAgainst(rules, work).length > 0;
  return [...(isChildAlone ? (['CHILD'] as const) : []), ...(isAgainst ? (['AGAINST_RULES'] as const) : [])];
}
