import { phraseKey, type Syllable, syllableKey, syllablesOf } from '../../../vocabulary/syllables-of.ts';

/** A phrase of common words tells of a subject from this many syllables on; a name of two does. */
const LEAST = 3;
const LEAST_OF_NAME = 2;

/** Syllables with which no phrase that tells of a subject begins or ends. */
const EMPTY = new Set(
  (
    'ai bao bằng bị bởi các cái càng chỉ cho có con còn của cùng cũng cứ do dù dưới đã đang đây để đến đều đi điều đó ' +
    'được gì giữa hai hay hơn khi không là lại làm lên mà mới một này năm nào nên nếu ngày người như nhưng những nhiều ' +
    'ở phải qua ra rất rồi sau sẽ sự tại theo thêm thì thế trên trong trước từ tới và vẫn về vì việc với vừa xuống'
  )
    .split(' ')
    .map(syllableKey),
);

const isCapital = ({ text }: Syllable) => /^\p{Lu}/u.test(text);

/** Whether a phrase names somebody or something only where it is capitalized: "Cái Răng" is a place, "cái răng" is not. */
export function isShortName(phrase: string): boolean {
  const syllables = syllablesOf(phrase);
  return syllables.length <= LEAST_OF_NAME && syllables.every(isCapital);
}

/** A run of syllables without the empty ones at its ends. */
function trimmed(run: readonly Syllable[]): readonly Syllable[] {
  // A capital letter within a line begins a part of a name: "Cái Răng".
  const isFull = (one: Syllable) => !EMPTY.has(syllableKey(one.text)) || (one.start > 0 && isCapital(one));
  return run.slice(run.findIndex(isFull), run.findLastIndex(isFull) + 1);
}

/** The phrase of a run in its line; '' for one that says too little. */
function phraseOf(line: string, run: readonly Syllable[]): string {
  const full = trimmed(run);
  const [first, last] = [full[0], full.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (full.length < (full.every(isCapital) ? LEAST_OF_NAME : LEAST)) return '';
  return line.slice(first.start, last.end);
}

/**
 * The phrases of a headline that stand in a text, longest first: runs of its syllables as long as they go on together
 * in both. Case and the place of the tone do not count, marks do.
 */
export function sharedPhrases(title: string, text: TextSyllables): string[] {
  const syllables = syllablesOf(title);
  const found = syllables
    .map((_, at) => phraseOf(title, syllables.slice(at, text.longestFrom(syllables, at))))
    .filter((phrase) => phrase !== '')
    .sort((one, other) => syllablesOf(other).length - syllablesOf(one).length);
  const keys = found.map((phrase) => ` ${phraseKey(phrase)} `);
  return found.filter((_, at) => !keys.slice(0, at).some((longer) => longer.includes(keys[at] ?? '')));
}

/** The syllables of a text, in which runs of another one are followed. */
export class TextSyllables {
  readonly #keys: string[] = [];
  readonly #places = new Map<string, number[]>();

  constructor(lines: readonly string[]) {
    for (const line of lines) {
      this.#keys.push('');
      for (const { text, goesOn } of syllablesOf(line)) {
        if (!goesOn) this.#keys.push('');
        const key = syllableKey(text);
        const places = this.#places.get(key);
        if (places === undefined) this.#places.set(key, [this.#keys.length]);
        else places.push(this.#keys.length);
        this.#keys.push(key);
      }
    }
  }

  /** Where the longest run from `at` that stands in the text ends. */
  longestFrom(syllables: readonly Syllable[], at: number): number {
    const keyAt = (index: number) => syllableKey(syllables[index]?.text ?? '');
    let best = at;
    for (const place of this.#places.get(keyAt(at)) ?? []) {
      let end = at + 1;
      while (syllables[end]?.goesOn && this.#keys[place + end - at] === keyAt(end)) end += 1;
      best = Math.max(best, end);
    }
    return best;
  }
}
