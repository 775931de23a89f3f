import type { LanguagePair } from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import { hasUnspacedScript } from '@toasoan/contract/features/glossary/unspaced-scripts.ts';
import { syllableKey, syllablesOf } from '@toasoan/contract/vocabulary/syllables-of.ts';

/**
 * Bands of a sketch, and the hashes in each. Paragraphs that share half of their shingles share a band in nine of ten
 * cases, those that share a tenth of them in one of fifty.
 */
const BANDS = 20;
const ROWS = 3;
const HASHES = BANDS * ROWS;
const NO_SHINGLE = 0xffff_ffff;

/** Odd multipliers and offsets, the same for ever: sketches are stored. */
const FACTORS = Uint32Array.from({ length: HASHES }, (_, at) => (mix(at * 2 + 1) | 1) >>> 0);
const OFFSETS = Uint32Array.from({ length: HASHES }, (_, at) => mix(at * 2 + 2));

/** What a paragraph is compared by: syllables, or characters of scripts without spaces. */
export function tokensOf(text: string): string[] {
  if (hasUnspacedScript(text)) return [...text.normalize('NFC').toLowerCase().replace(/\s+/g, '')];
  return syllablesOf(text).map((one) => syllableKey(one.text));
}

/**
 * What likeness is looked up by: signed 32-bit integers, one for each band of least hashes over pairs of tokens. The
 * project and the pair are in each: one index serves all.
 */
export function sketchOf(projectId: string, pair: LanguagePair, text: string): number[] {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return [];
  const least = new Uint32Array(HASHES).fill(NO_SHINGLE);
  for (const shingle of shinglesOf(tokens)) addTo(least, shingle);
  const place = textHash(`${projectId} ${pair.sourceLang} ${pair.targetLang}`);
  const bands = Array.from({ length: BANDS }, (_, band) => {
    let hash = mix(place ^ band);
    for (let row = 0; row < ROWS; row += 1) hash = mix(hash ^ (least[band * ROWS + row] ?? 0));
    return hash | 0;
  });
  return [...new Set(bands)];
}

/** Pairs of neighbours, with the beginning and the end: also a single token has two. */
function shinglesOf(tokens: readonly string[]): Set<number> {
  const shingles = new Set<number>();
  let before = textHash('^');
  for (const token of [...tokens, '$']) {
    const hash = textHash(token);
    shingles.add(mix(Math.imul(before, 31) ^ hash));
    before = hash;
  }
  return shingles;
}

function addTo(least: Uint32Array, shingle: number): void {
  for (let at = 0; at < HASHES; at += 1) {
    const hash = mix((Math.imul(shingle, FACTORS[at] ?? 1) + (OFFSETS[at] ?? 0)) >>> 0);
    if (hash < (least[at] ?? 0)) least[at] = hash;
  }
}

/** FNV-1a over UTF-16 units. */
function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The finalizer of MurmurHash3. */
function mix(value: number): number {
  let hash = value >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
