/**
 * Two letters for a person: first of the last two words, as Vietnamese names end with the given name. Text in
 * brackets behind a name, "(CTV)", does not count.
 */
export function initialsOf(name: string): string {
  const words =
    name
      .normalize('NFC')
      .replace(/\([^)]*\)/g, ' ')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const chosen = words.length > 1 ? words.slice(-2) : words;
  return chosen
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('vi');
}
