import type { Byline } from '@toasoan/contract/features/posts/post.ts';
import { type ImportNote, note } from '../import-note.ts';
import { cutAtWord, plainLine } from './plain-text.ts';
import { childText, type WxrElement } from './wxr-record.ts';

const MAX_NAME = 120;

/** Names of the authors that an export declares, by login. */
export type AuthorNames = ReadonlyMap<string, string>;

export function authorOf(author: WxrElement): { readonly login: string; readonly name: string } {
  const login = childText(author, 'wp:author_login');
  const full = [childText(author, 'wp:author_first_name'), childText(author, 'wp:author_last_name')].join(
    ' ',
  );
  return { login, name: plainLine(childText(author, 'wp:author_display_name')) || plainLine(full) || login };
}

/** The author of an item as its byline. */
export function bylineOf(
  item: WxrElement,
  names: AuthorNames,
): { readonly authors: Byline[]; readonly notes: ImportNote[] } {
  const written = childText(item, 'dc:creator');
  // Some exports are damaged around the login: "themereviewteam>".
  const login = names.has(written) ? written : written.replace(/^[<>\s]+|[<>\s]+$/g, '');
  const known = names.get(login);
  const name = cutAtWord(known ?? plainLine(login), MAX_NAME);
  if (name === '') return { authors: [], notes: [note('AUTHOR_NONE')] };
  const authors: Byline[] = [{ displayName: name, role: 'WRITER' }];
  if (known === undefined) return { authors, notes: [note('AUTHOR_UNKNOWN', { login: name })] };
  return { authors, notes: login === written ? [] : [note('AUTHOR_GUESSED', { written, name })] };
}
