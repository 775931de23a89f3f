/** Tones, as bits: a word has one, wherever it is written. */
const TONES: Readonly<Record<string, number>> = {
  '\u0300': 1,
  '\u0301': 2,
  '\u0303': 4,
  '\u0309': 8,
  '\u0323': 16,
};
/** Marks that make another letter: ô, ă, ơ. The stroke of đ is one too. */
const QUALITIES: Readonly<Record<string, number>> = { '\u0302': 1, '\u0306': 2, '\u031B': 3 };
const STROKE = 4;

const LOOKALIKES = lookalikes({
  // Cyrillic
  'а b в е к m м н о р с т у х і ї ј ѕ ԁ һ г п и': 'a b b e k m m h o p c t y x i i j s d h r n u',
  // Greek
  'α β ε η ι κ μ ν ο ρ τ υ χ ω ς': 'a b e n i k m v o p t u x w s',
  // Latin of other alphabets
  'ı ł ø ß ɑ ɡ ʟ ɪ ᴀ ᴇ ᴏ ᴜ ð': 'i l o b a g l i a e o u d',
});
/** Digits and signs that stand for letters inside words. */
const STAND_INS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

export interface Letter {
  /** Lower case without marks; '' for what is no letter. */
  readonly base: string;
  readonly quality: number;
  readonly tone: number;
  readonly isLookalike: boolean;
  /** The letter that a digit or a sign stands for, where it stands among letters; '' for letters. */
  readonly standsFor: string;
}

const LETTER_OR_DIGIT = /^[\p{L}\p{N}]/u;
const MARK = /^\p{M}/u;
export const isMark = (character: string): boolean => MARK.test(character);

/** Every character is looked at once in the life of the program, up to a bound. */
const known = new Map<string, Letter | null>();
const MOST_KNOWN = 5_000;

/** What one character is to the rules; null for a separator. */
export function letterOf(character: string): Letter | null {
  const remembered = known.get(character);
  if (remembered !== undefined) return remembered;
  const letter = examine(character);
  if (known.size < MOST_KNOWN) known.set(character, letter);
  return letter;
}

function examine(character: string): Letter | null {
  const standsFor = STAND_INS[character] ?? '';
  if (standsFor === '' && !LETTER_OR_DIGIT.test(character)) return null;
  const [first = '', ...marks] = character.normalize('NFKD').toLowerCase();
  const isPlainForm = character.normalize('NFD').toLowerCase().startsWith(first);
  const latin = first === 'đ' ? 'd' : (LOOKALIKES.get(first) ?? first);
  let [quality, tone] = [first === 'đ' || first === 'ð' ? STROKE : 0, 0];
  for (const mark of marks) {
    quality = QUALITIES[mark] ?? quality;
    tone |= TONES[mark] ?? 0;
  }
  const isLookalike = (first !== 'đ' && latin !== first) || !isPlainForm;
  return { base: latin, quality, tone, isLookalike, standsFor };
}

/** A combining mark that follows its letter: the same letter with the mark. */
export function marksOf(mark: string): { readonly quality: number; readonly tone: number } {
  return { quality: QUALITIES[mark] ?? 0, tone: TONES[mark] ?? 0 };
}

function lookalikes(rows: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const pairs = Object.entries(rows).flatMap(([from, to]) => {
    const letters = to.split(' ');
    return from.split(' ').map((one, index) => [one, letters[index] ?? one] as const);
  });
  return new Map(pairs);
}
