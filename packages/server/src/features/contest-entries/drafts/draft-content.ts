import { entryAuthor, entryWork } from '@toasoan/contract/features/contest-entries/entry.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import type { EntrantRow, SubmissionRow } from '#server/features/submissions/public.ts';
import type { EntryFileRow } from './draft-files-store.ts';
import type { DraftContent, EntryDraftRow } from './entry-draft-store.ts';

/** What nobody has written yet. */
export function emptyContent(): DraftContent {
  return { author: entryAuthor.parse({}), work: entryWork.parse({}), files: [] };
}

/** A draft as it was saved; fields that came later are empty. */
export function contentOf({ author, work, files }: EntryDraftRow): DraftContent {
  return { author: entryAuthor.parse(author), work: entryWork.parse(work), files };
}

/** What an author wrote about themselves in an earlier work. */
export function authorOf(row: EntrantRow): DraftContent['author'] {
  return {
    ...entryAuthor.parse({}),
    fullName: row.full_name,
    stageName: row.stage_name,
    organizationType: row.organization_type,
    groupName: row.group_name,
    birthDate: row.birth_date,
    gender: row.gender,
    nationality: row.nationality,
    country: row.country,
    residence: row.residence,
    phone: row.phone,
    address: row.address,
    provinceCode: row.province_code as DraftContent['author']['provinceCode'],
    job: row.job,
    workplace: row.workplace,
    vapaNumber: row.vapa_number,
    guardianName: row.guardian?.name ?? '',
    guardianPhone: row.guardian?.phone ?? '',
  };
}

/** A work that was sent, to be mended. */
export function sentContent(
  work: SubmissionRow,
  entrant: EntrantRow,
  files: readonly EntryFileRow[],
): DraftContent {
  const { declared } = work;
  return {
    author: { ...authorOf(entrant), coAuthors: work.co_authors.map(({ name, role }) => ({ name, role })) },
    work: {
      category: work.category,
      title: work.title,
      story: work.story,
      takenDate: work.taken_time === null ? null : hanoiDay(work.taken_time.getTime()),
      takenPrecision: work.taken_precision,
      takenPlace: work.taken_place,
      provinceCode: work.province_code as DraftContent['work']['provinceCode'],
      oldProvinceName: work.old_province_name,
      country: work.country,
      people: work.people,
      ai: declared.ai,
      aiText: declared.aiText,
      composite: declared.composite,
      published: declared.published,
      awarded: declared.awarded,
      awardedText: declared.awardedText,
    },
    files: [...files].sort((a, b) => a.position - b.position).map(({ id, caption }) => ({ id, caption })),
  };
}
