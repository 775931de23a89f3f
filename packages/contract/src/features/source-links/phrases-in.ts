import { type Syllable, syllableKey, syllablesOf } from '../../vocabulary/syllables-of.ts';

/** The keys of those phrases that stand in a text as whole syllables; marks decide: "ma" is not "má". */
export function phrasesIn(text: string, phrases: readonly string[]): ReadonlySet<string> {
  const wanted = new Map(
    phrases.map((phrase) => keysOf(syllablesOf(phrase))).map((keys) => [keys.join(' '), keys]),
  );
  const byFirst = Map.groupBy(wanted.values(), ([first]) => first);
  const found = new Set<string>();
  const syllables = syllablesOf(text);
  const keys = keysOf(syllables);
  for (const [at, key] of keys.entries())
    for (const phrase of byFirst.get(key) ?? [])
      if (standsAt(phrase, at, { keys, syllables })) found.add(phrase.join(' '));
  return found;
}

const keysOf = (syllables: readonly Syllable[]) => syllables.map(({ text }) => syllableKey(text));

interface Text {
  readonly keys: readonly string[];
  readonly syllables: readonly Syllable[];
}

function standsAt(phrase: readonly string[], at: number, { keys, syllables }: Text): boolean {
  return phrase.every(
    (key, step) => keys[at + step] === key && (step === 0 || syllables[at + step]?.goesOn === true),
  );
}
