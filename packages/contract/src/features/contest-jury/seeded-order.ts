/** A number between 0 and 1 that a seed and words decide: the same again, and nothing of the words in it. */
export function seededNumber(seed: string, ...words: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const character of [seed, ...words].join('\u0000')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // FNV alone leaves neighbours near each other; these rounds part them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** The items in an order that the seed decides, whatever order they came in. */
export function seededOrder<Item>(
  items: readonly Item[],
  seed: string,
  wordOf: (item: Item) => string,
): Item[] {
  const placed = items.map((item) => ({ item, word: wordOf(item) }));
  const withPlace = placed.map(({ item, word }) => ({ item, word, place: seededNumber(seed, word) }));
  return withPlace.sort((a, b) => a.place - b.place || (a.word < b.word ? -1 : 1)).map(({ item }) => item);
}
