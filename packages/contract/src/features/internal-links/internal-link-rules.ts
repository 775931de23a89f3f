import { phraseKey } from '../../vocabulary/syllables-of.ts';

/** Keywords with the same key match the same words, so only one of them can exist. */
export const keywordKey = phraseKey;

/** Whether an exclusion holds the keyword or a variant; otherwise it never has an effect. */
export function hasKeyword(exclusion: string, keywords: readonly string[]): boolean {
  const within = ` ${phraseKey(exclusion)} `;
  return keywords.some((keyword) => within.includes(` ${phraseKey(keyword)} `));
}

/** Without the keyword itself and without repeats; the first spelling stays. */
export function ownPhrases(keyword: string, phrases: readonly string[]): string[] {
  const seen = new Set([phraseKey(keyword)]);
  return phrases.filter((phrase) => {
    const key = phraseKey(phrase);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const PATH = /^\/(?![/\\])[^\s<>"`\\]*$/;
const ADDRESS = /^https?:\/\/([^\s/?#\\@<>"'`]+)(\/.*)?$/i;

/** The path on the project's own site, or undefined: a path, or an address at one of its domains. */
export function sameSitePath(url: string, domains: readonly string[]): string | undefined {
  if (PATH.test(url)) return url;
  const [, host, path = '/'] = ADDRESS.exec(url) ?? [];
  const isOwn = host !== undefined && domains.some((domain) => bare(domain) === bare(host));
  return isOwn && PATH.test(path) ? path : undefined;
}

const bare = (host: string) =>
  host
    .normalize('NFC')
    .toLowerCase()
    .replace(/^www\./, '');
