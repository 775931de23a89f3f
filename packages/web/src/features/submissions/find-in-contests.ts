import { FIXED_CONTESTS } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { contestEndpoints } from '@toasoan/contract/features/contests/endpoints.ts';
import { submissionEndpoints } from '@toasoan/contract/features/submissions/endpoints.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { call } from '#web/core/api/api.ts';
import type { Option } from '#web/ui/select/option.ts';

const QUIET = { 'x-hide-loading': '1' };

function addressOf(code: string, search: Readonly<Record<string, string>>): string {
  const group = code in FIXED_CONTESTS ? code : 'happy';
  return `/${group}/submission_photo?${new URLSearchParams(search)}`;
}

export async function findWorks(text: string, signal: AbortSignal): Promise<readonly Option[]> {
  const { items } = await call(submissionEndpoints.search, { query: { text }, headers: QUIET, signal });
  return items.map(({ id, number, title, contestId, contestCode, contestTitle }) => ({
    // The number narrows the list, so that the work is loaded and in hand however far down it is.
    value: addressOf(contestCode, { contest: contestId, text: number, open: id }),
    label: `${number} ${title}`,
    detail: contestTitle,
  }));
}

export async function findContests(text: string, signal: AbortSignal): Promise<readonly Option[]> {
  const words = wordsOf(foldVietnamese(text));
  const { items } = await call(contestEndpoints.list, { query: {}, headers: QUIET, signal });
  return items
    .filter(({ code, title, titleEn, year }) => {
      const folded = foldVietnamese(`${code} ${title} ${titleEn} ${year}`);
      return words.every((word) => folded.includes(word));
    })
    .map(({ id, code, title, year }) => ({
      value: addressOf(code, { contest: id }),
      label: title,
      detail: String(year),
    }));
}
