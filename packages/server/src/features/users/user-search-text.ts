import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';

export interface SearchColumns {
  readonly search_text: string;
  readonly name_text: string;
}

interface Searched {
  readonly displayName: string;
  readonly username: string;
  readonly email: string;
  readonly mobile: string;
}

/**
 * What lists of accounts search, and what anybody's picker searches: e-mail and phone are not for everybody to try
 * out. Every word once, without diacritics.
 */
export function userSearchColumns({ displayName, username, email, mobile }: Searched): SearchColumns {
  return {
    search_text: oneText(displayName, username, email, mobile),
    name_text: oneText(displayName, username),
  };
}

function oneText(...parts: readonly string[]): string {
  return searchWords(parts.join(' ')).join(' ');
}

export function searchWords(text: string): string[] {
  return [...new Set(wordsOf(foldVietnamese(text)))];
}
