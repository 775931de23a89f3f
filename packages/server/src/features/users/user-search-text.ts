import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';

export interface SearchColumns {
  readonly search_text: string;
  readonly name_text: string;
  readonly name_key: string;
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
 * What lists of accounts search, what anybody's picker searches (e-mail and phone are not for everybody to try out),
 * and the name alone, whose beginning is found first. All without diacritics.
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
    name_key: hidesName ? '' : keyOfName(displayName),
  };
}

function oneText(...parts: readonly string[]): string {
  return searchWords(parts.join(' ')).join(' ');
}

/** The words in their order, without diacritics. */
export function keyOfName(name: string): string {
  return wordsOf(foldVietnamese(name)).join(' ');
}

export function searchWords(text: string): string[] {
  return [...new Set(wordsOf(foldVietnamese(text)))];
}
