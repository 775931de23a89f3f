import { tagsIn, withoutTags } from '../../../article/segment-tags.ts';
import type { SegmentRole } from './article-segments.ts';

/** A piece of a text as alignment compares it. */
interface Piece {
  readonly key: string;
  readonly role: SegmentRole;
  readonly text: string;
}

/**
 * What became of each piece of the new text. SAME: its words stay, wherever it stands now. CHANGED: it was another text,
 * at `before` of the old pieces. NEW: nothing like it was there.
 */
type Alignment = { readonly kind: 'SAME' | 'CHANGED'; readonly before: number } | { readonly kind: 'NEW' };

interface AlignedSegments {
  /** One for each piece of the new text, in its order. */
  readonly now: readonly Alignment[];
  /** Places of old pieces that are no longer there. */
  readonly gone: readonly number[];
}

/** Less alike than this, a piece is another one. */
const ALIKE = 0.4;
/** How far from its place among the others an edited piece is looked for. */
const NEAR = 12;

/**
 * Which pieces stay, also when they moved, which were edited, which are new and which are gone. Each old piece is named
 * once at most. Edits of case, blanks and composition alone change nothing; other tags do.
 */
export function alignSegments(before: readonly Piece[], now: readonly Piece[]): AlignedSegments {
  const found = new Map<number, Alignment>();
  const free = new Set(before.keys());
  const match = (place: number, old: number, kind: 'SAME' | 'CHANGED') => {
    found.set(place, { kind, before: old });
    free.delete(old);
  };
  matchFields(before, now, match);
  matchSame(before, now, { found, free, match });
  matchEdited(before, now, { found, free, match });
  return {
    now: now.map((_, place) => found.get(place) ?? { kind: 'NEW' }),
    gone: [...free],
  };
}

type Match = (place: number, old: number, kind: 'SAME' | 'CHANGED') => void;

interface Matching {
  readonly found: ReadonlyMap<number, Alignment>;
  readonly free: ReadonlySet<number>;
  readonly match: Match;
}

/** A field with a name of its own is itself, whatever it says. */
function matchFields(before: readonly Piece[], now: readonly Piece[], match: Match): void {
  const byKey = new Map(before.map(({ key }, old) => [key, old]));
  for (const [place, piece] of now.entries()) {
    const old = isNamed(piece.key) ? byKey.get(piece.key) : undefined;
    if (old === undefined) continue;
    match(place, old, saysTheSame(before[old]?.text ?? '', piece.text) ? 'SAME' : 'CHANGED');
  }
}

/** Keys that end in a number count places, which move. */
function isNamed(key: string): boolean {
  return !/\.\d+(:|$)/.test(key);
}

/** Of several with the same words, the one nearest to its place. */
function matchSame(before: readonly Piece[], now: readonly Piece[], { found, free, match }: Matching): void {
  const byWords = placesByWords(before, free);
  for (const exact of [true, false])
    for (const [place, piece] of now.entries()) {
      if (found.has(place) || isNamed(piece.key)) continue;
      const same = (byWords.get(sameWords(piece.text)) ?? []).filter(
        (old) => free.has(old) && (!exact || before[old]?.key === piece.key),
      );
      const nearest = same.toSorted((one, other) => Math.abs(one - place) - Math.abs(other - place))[0];
      if (nearest !== undefined) match(place, nearest, 'SAME');
    }
}

function placesByWords(before: readonly Piece[], free: ReadonlySet<number>): Map<string, number[]> {
  const byWords = new Map<string, number[]>();
  for (const old of free) {
    const piece = before[old];
    if (piece === undefined || isNamed(piece.key)) continue;
    const words = sameWords(piece.text);
    byWords.set(words, [...(byWords.get(words) ?? []), old]);
  }
  return byWords;
}

interface Pair {
  readonly place: number;
  readonly old: number;
  readonly likeness: number;
  readonly distance: number;
}

/** Pairs of edited pieces, the likest first. Their distance is counted among what the same words have not matched. */
function matchEdited(
  before: readonly Piece[],
  now: readonly Piece[],
  { found, free, match }: Matching,
): void {
  const olds = [...free].filter((old) => !isNamed(before[old]?.key ?? ''));
  const places = [...now.keys()].filter((place) => !found.has(place) && !isNamed(now[place]?.key ?? ''));
  const gaps = gapOf(found);
  const bags = new Map(olds.map((old) => [old, bagOf(before[old]?.text ?? '')]));
  const pairs = places.flatMap((place, at): Pair[] => {
    const bag = bagOf(now[place]?.text ?? '');
    return olds.flatMap((old, index): Pair[] => {
      const distance = Math.abs(gaps(place) - old);
      if (Math.abs(index - at) > NEAR && distance > NEAR) return [];
      const likeness = likenessOf(bags.get(old) ?? new Map(), bag);
      return likeness < ALIKE ? [] : [{ place, old, likeness, distance }];
    });
  });
  pairs.sort((one, other) => other.likeness - one.likeness || one.distance - other.distance);
  for (const { place, old } of pairs) if (!found.has(place) && free.has(old)) match(place, old, 'CHANGED');
}

/** Where a new piece would have stood in the old text: after the old piece that now stands before it. */
function gapOf(found: ReadonlyMap<number, Alignment>): (place: number) => number {
  return (place) => {
    for (let at = place - 1; at >= 0; at -= 1) {
      const one = found.get(at);
      if (one !== undefined && 'before' in one) return one.before + (place - at);
    }
    return place;
  };
}

/** Whether one translation serves both: they differ in case, blanks and composition alone. */
export function saysTheSame(one: string, other: string): boolean {
  return sameWords(one) === sameWords(other);
}

/** The form in which two texts need no other translation. */
function sameWords(text: string): string {
  return `${plain(withoutTags(text))} ${tagsIn(text).join('')}`;
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\u00A0]+/g, ' ')
    .trim();
}

/** Words with their number; languages without blanks between words are compared by characters. */
function bagOf(text: string): Map<string, number> {
  const words =
    plain(withoutTags(text)).match(
      /[\p{Script=Han}\p{Script=Kana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]|[\p{L}\p{N}\p{M}]+/gu,
    ) ?? [];
  const bag = new Map<string, number>();
  for (const word of words) bag.set(word, (bag.get(word) ?? 0) + 1);
  return bag;
}

/** Of all words of both, the share that they have in common: 0 to 1. */
function likenessOf(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let shared = 0;
  let all = 0;
  for (const [word, count] of one) {
    shared += Math.min(count, other.get(word) ?? 0);
    all += count;
  }
  for (const count of other.values()) all += count;
  return all === 0 ? 1 : (2 * shared) / all;
}
