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
  /** Words of further names. */
  readonly aliases?: string;
  readonly hidesName?: boolean;
}

/**
 * What lists of accounts search, and what anybody's picker searches: e-mail and phone are not for everybody to try
 * out. Every word once, without diacritics.
 */
export function userSearchColumns({
  displayName,
  username,
  email,
  mobile,
  aliases = '',
  hidesName = false,
}: Searched): SearchColumns {
  return {
    search_text: oneText(displayName, username, email, mobile, aliases),
    // The username of an account may be made of its name.
    name_text: hidesName ? oneText(aliases) : oneText(displayName, username, aliases),
  };
}

function oneText(...parts: readonly string[]): string {
  return searchWords(parts.join(' ')).join(' ');
}

export function searchWords(text: string): string[] {
  return [...new Set(wordsOf(foldVietnamese(text)))];
}
