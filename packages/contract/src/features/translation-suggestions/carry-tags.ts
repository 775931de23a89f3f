import { TAG } from '../../article/segment-tags.ts';

/** A word, blanks, one sign, or one letter of a script without blanks. */
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]\p{M}*|[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu;

interface Tag {
  readonly text: string;
  /** Between the words without tags. */
  readonly at: number;
}

interface Match {
  readonly old: number;
  readonly fresh: number;
  readonly length: number;
}

/**
 * Gives a text without tags the tags of its earlier form: a pair goes on holding the words that stayed, and what now
 * stands in their place. All tags stay, in their order.
 */
export function carryTags(before: string, words: string): string {
  const { tags, plain } = tagsOf(before.normalize('NFC'));
  if (tags.length === 0) return words;
  // A line break parts words.
  const breaks = tags.filter(({ text }) => text.startsWith('<x')).map(({ at }) => at);
  const matches = matchesOf(tokensOf(plain, breaks), tokensOf(words, []));
  const parts: string[] = [];
  let at = 0;
  for (const tag of tags) {
    const place = Math.max(
      at,
      tag.text.startsWith('</') ? rightOf(matches, tag.at, words) : leftOf(matches, tag.at),
    );
    parts.push(words.slice(at, place), tag.text);
    at = place;
  }
  return [...parts, words.slice(at)].join('');
}

function tagsOf(text: string): { readonly tags: readonly Tag[]; readonly plain: string } {
  const tags: Tag[] = [];
  let [plain, end] = ['', 0];
  for (const { 0: tag, index } of text.matchAll(TAG)) {
    plain += text.slice(end, index);
    tags.push({ text: tag, at: plain.length });
    end = index + tag.length;
  }
  return { tags, plain: plain + text.slice(end) };
}

/** Where the last word that stayed before a place ends now; within such a word, the same place in it. */
function leftOf(matches: readonly Match[], at: number): number {
  const last = matches.findLast(({ old }) => old < at);
  return last === undefined ? 0 : last.fresh + Math.min(last.length, at - last.old);
}

/** Where the first word that stayed behind a place begins now. */
function rightOf(matches: readonly Match[], at: number, words: string): number {
  const inside = matches.find(({ old, length }) => old < at && at <= old + length);
  if (inside !== undefined) return inside.fresh + (at - inside.old);
  return matches.find(({ old }) => old >= at)?.fresh ?? words.length;
}

/** More pairs of tokens than this are not compared: of such a text only the ends that are the same stay. */
const MOST_PAIRS = 4_000_000;

type Token = { readonly text: string; readonly start: number };

/** The tokens that both texts have in the same order, as many as there are. */
function matchesOf(olds: readonly Token[], fresh: readonly Token[]): Match[] {
  const same = (i: number, j: number) => olds[i]?.text === fresh[j]?.text;
  const shorter = Math.min(olds.length, fresh.length);
  let head = 0;
  while (head < shorter && same(head, head)) head += 1;
  let tail = 0;
  while (tail < shorter - head && same(olds.length - 1 - tail, fresh.length - 1 - tail)) tail += 1;
  const matchOf = (i: number, j: number): Match => ({
    old: olds[i]?.start ?? 0,
    fresh: fresh[j]?.start ?? 0,
    length: olds[i]?.text.length ?? 0,
  });
  const inner = innerMatches(olds.slice(head, olds.length - tail), fresh.slice(head, fresh.length - tail));
  return [
    ...Array.from({ length: head }, (_, at) => matchOf(at, at)),
    ...inner.map(([i, j]) => matchOf(head + i, head + j)),
    ...Array.from({ length: tail }, (_, at) => matchOf(olds.length - tail + at, fresh.length - tail + at)),
  ];
}

/** By the longest common subsequence; of several, one whose matches come early. */
function innerMatches(olds: readonly Token[], fresh: readonly Token[]): [number, number][] {
  if (olds.length * fresh.length > MOST_PAIRS) return [];
  const width = fresh.length + 1;
  const lengths = new Uint16Array((olds.length + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = olds.length - 1; i >= 0; i -= 1)
    for (let j = fresh.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        olds[i]?.text === fresh[j]?.text
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  const matches: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < olds.length && j < fresh.length) {
    if (olds[i]?.text === fresh[j]?.text) {
      matches.push([i, j]);
      i += 1;
      j += 1;
    } else if (lengthAt(i + 1, j) > lengthAt(i, j + 1)) i += 1;
    else j += 1;
  }
  return matches;
}

function tokensOf(text: string, breaks: readonly number[]): Token[] {
  const ends = [...breaks, text.length];
  return ends.flatMap((end, place) => {
    const from = ends[place - 1] ?? 0;
    return Array.from(text.slice(from, end).matchAll(TOKEN), ({ 0: token, index }) => ({
      text: token,
      start: from + index,
    }));
  });
}
