import { cleanOneLine } from '../../core/text.ts';
import { foldVietnamese, wordsOf } from '../../vocabulary/fold-vietnamese.ts';

/** Names are one when NFC and lower case agree: "bão" and "báo" are two tags. */
export function tagNameKey(name: string): string {
  return cleanOneLine(name).toLocaleLowerCase('vi');
}

/** Tags with the same fold are probably one by mistake: "Hòa bình" and "Hoà bình". */
export function tagFold(name: string): string {
  return wordsOf(foldVietnamese(name)).join(' ');
}

/** Names with the same key are probably one by mistake: marks, case, hyphens and spaces do not count. */
export function tagNearKey(name: string): string {
  return tagFold(name).replaceAll(' ', '') || tagNameKey(name);
}

/** Aliases without the title itself and without repeats, first spelling kept. */
export function ownAliases(title: string, aliases: readonly string[]): string[] {
  const seen = new Set([tagNameKey(title)]);
  return aliases.filter((alias) => {
    const key = tagNameKey(alias);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
