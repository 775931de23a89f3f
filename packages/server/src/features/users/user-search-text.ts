import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';

interface Searched {
  readonly displayName: string;
  readonly username: string;
  readonly email: string;
  readonly mobile: string;
}

/** The search text of a person: every word once, without diacritics. */
export function userSearchText({ displayName, username, email, mobile }: Searched): string {
  return searchWords([displayName, username, email, mobile].join(' ')).join(' ');
}

export function searchWords(text: string): string[] {
  return [...new Set(wordsOf(foldVietnamese(text)))];
}
