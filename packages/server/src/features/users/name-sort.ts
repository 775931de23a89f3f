/** Staff lists sort by the given name, which stands last, then by the rest: "Nguyễn Văn An" under A. */
export function nameSortOf(displayName: string): string {
  const words = displayName.normalize('NFC').trim().split(/\s+/);
  return [words.at(-1) ?? '', ...words.slice(0, -1)].join(' ').trim();
}
