import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import {
  CONTEST_CHANGE_TEXTS,
  MIN_NOTICE,
  needsNotice,
} from '@toasoan/contract/features/contests/contest-changes.ts';
import { fillText } from '@toasoan/contract/vocabulary/fill-text.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import type { Problem } from '#web/ui/form/problem.ts';

interface Noticed {
  readonly notice: string;
}

/** A draft is changed without a word to readers. */
export function noticeInput({ state }: Pick<ContestDetail, 'state'>, { notice }: Noticed): Partial<Noticed> {
  return needsNotice(state) ? { notice: notice.trim() } : {};
}

export function noticeProblems({ state }: Pick<ContestDetail, 'state'>, { notice }: Noticed): Problem[] {
  if (!needsNotice(state) || [...notice.trim()].length >= MIN_NOTICE) return [];
  const language = currentLanguage();
  const message = fillText(CONTEST_CHANGE_TEXTS.NOTICE_NEEDED[language], { min: MIN_NOTICE }, language);
  return [{ field: 'notice', code: 'NOTICE_NEEDED', message }];
}
