import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';

/** Words in a row that are compared; Vietnamese words are syllables, so three are about two words. */
const SHINGLE = 3;
/** Least values kept of a text, and of its title. */
const LANES = 128;
/** Characters of a body that decide; a long report says what it is about at its beginning. */
const MAX_TEXT = 6_000;
const TITLE_LANES = 32;

/** What texts are compared by: the least hash of their shingles in every lane, then those of their title's words. */
export type Signature = Uint32Array<ArrayBuffer>;

const SIGNATURE_LENGTH = LANES + TITLE_LANES;

/** The odd multipliers of the lanes, the same for ever: stored signatures are compared with new ones. */
const MULTIPLIERS = Uint32Array.from({ length: SIGNATURE_LENGTH }, (_, lane) => mixed(lane + 1) | 1);

/** The signature of a text; folded, so that marks, spelling of tones and case make no difference. */
export function signatureOf({ title, text }: { readonly title: string; readonly text: string }): Signature {
  const signature: Signature = new Uint32Array(SIGNATURE_LENGTH).fill(0xffffffff);
  const words = wordsOf(foldVietnamese(`${title}\n${text}`.slice(0, MAX_TEXT)));
  for (let at = 0; at + SHINGLE <= words.length; at += 1)
    lower(signature, hashOf(words.slice(at, at + SHINGLE).join(' ')), 0, LANES);
  for (const word of wordsOf(foldVietnamese(title))) lower(signature, hashOf(word), LANES, SIGNATURE_LENGTH);
  return signature;
}

function lower(signature: Signature, hash: number, from: number, to: number): void {
  for (let lane = from; lane < to; lane += 1) {
    const value = mixed(Math.imul(hash, MULTIPLIERS[lane] ?? 1));
    if (value < (signature[lane] ?? 0)) signature[lane] = value;
  }
}

/** Share of shingles, and of the words of the titles, that two texts have in common; each an estimate, 0 to 1. */
export function likenessOf(
  one: Signature,
  other: Signature,
): { readonly text: number; readonly title: number } {
  let text = 0;
  let title = 0;
  for (let lane = 0; lane < LANES; lane += 1) if (one[lane] === other[lane]) text += 1;
  for (let lane = LANES; lane < SIGNATURE_LENGTH; lane += 1) if (one[lane] === other[lane]) title += 1;
  return { text: text / LANES, title: title / TITLE_LANES };
}

/** FNV-1a over UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The finaliser of MurmurHash3: every bit of the input reaches every bit of the result. */
function mixed(value: number): number {
  let hash = value >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export function signatureIn(bytes: Buffer): Signature {
  const copy = new Uint8Array(bytes);
  return new Uint32Array(copy.buffer, 0, SIGNATURE_LENGTH);
}

export function bytesOf(signature: Signature): Buffer {
  return Buffer.from(signature.buffer, signature.byteOffset, signature.byteLength);
}
