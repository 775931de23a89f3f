/** One syllable of a text: a run of letters or digits with their marks. */
export interface Syllable {
  readonly start: number;
  readonly end: number;
  /** As written. */
  readonly text: string;
  /** Whether a phrase may go on from the syllable before to this one. */
  readonly goesOn: boolean;
}

const SYLLABLE = /[\p{L}\p{M}\p{N}]+/gu;
/** Blanks, a hyphen or dash with or without blanks, or one sign within a name: "TP.HCM", "Ea H’leo", "R&D". */
const WITHIN_PHRASE = /^(?:[\s\u200B\u00AD]+|[ \u00A0]*[-–\u2010\u2011][ \u00A0]*|[.'’&/·])$/;
const LINE_END = /\n/;

/** The syllables of a line of text, in order; a line end parts phrases. */
export function syllablesOf(text: string): Syllable[] {
  const found: Syllable[] = [];
  let end = 0;
  for (const { 0: written, index: start } of text.matchAll(SYLLABLE)) {
    const gap = text.slice(end, start);
    const goesOn = gap === ' ' || (found.length > 0 && WITHIN_PHRASE.test(gap) && !LINE_END.test(gap));
    end = start + written.length;
    found.push({ start, end, text: written, goesOn });
  }
  return found;
}

/** Vietnamese has some 7,000 syllables, so a text repeats what another has said; names of foreign origin fill the rest. */
const MOST_KEPT = 20_000;
const keys = new Map<string, string>();

const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;
const PLAIN = /^[a-z0-9]*$/;

/**
 * The same for spellings of one syllable: case, composed or not, and the place of its tone ("hoà", "hòa"). Marks count:
 * "ma" is not "má". A wrong keyboard writes ð for đ.
 */
export function syllableKey(syllable: string): string {
  const lower = syllable.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  const known = keys.get(lower);
  if (known !== undefined) return known;
  const key = markedKey(lower);
  if (keys.size >= MOST_KEPT) keys.clear();
  keys.set(lower, key);
  return key;
}

function markedKey(lower: string): string {
  const parts = lower.normalize('NFD').replaceAll('ð', 'đ');
  const tones = parts.match(TONES)?.join('') ?? '';
  return parts.replace(TONES, '').normalize('NFC') + tones;
}

/** The same for phrases that match the same words; '' for one without any syllable. */
export function phraseKey(phrase: string): string {
  return syllablesOf(phrase)
    .map(({ text }) => syllableKey(text))
    .join(' ');
}
