/** What a text may leave open for each file, by its names in both languages. */
export const PLACEHOLDERS = {
  takenDay: { vi: 'ngày chụp', en: 'date taken' },
  takenClock: { vi: 'giờ chụp', en: 'time taken' },
  fileName: { vi: 'tên tệp', en: 'file name' },
  camera: { vi: 'máy ảnh', en: 'camera' },
  credit: { vi: 'tác giả', en: 'credit' },
  place: { vi: 'địa điểm', en: 'place' },
  persons: { vi: 'người trong ảnh', en: 'people' },
} as const;
export type Placeholder = keyof typeof PLACEHOLDERS;
export const PLACEHOLDER_NAMES = Object.keys(PLACEHOLDERS) as readonly Placeholder[];

const BY_WORD = new Map(
  PLACEHOLDER_NAMES.flatMap((name) =>
    Object.values(PLACEHOLDERS[name]).map((word): [string, Placeholder] => [word, name]),
  ),
);
const IN_BRACES = /\{([^{}]*)\}/g;

const placeholderOf = (word: string) => BY_WORD.get(word.trim().normalize('NFC').toLocaleLowerCase('vi'));

/** Words in braces that are no placeholder: most likely typing mistakes. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(IN_BRACES)]
    .map(([, word = '']) => word)
    .filter((word) => placeholderOf(word) === undefined);
}

/** Puts the values in; what a file does not know leaves neither a gap nor a comma of its own. */
export function fillPlaceholders(text: string, values: Readonly<Record<Placeholder, string>>): string {
  if (!text.includes('{')) return text;
  const filled = text.replace(IN_BRACES, (whole, word: string) => {
    const name = placeholderOf(word);
    return name === undefined ? whole : values[name] || GAP;
  });
  return filled
    .replace(AROUND_GAP, '')
    .replaceAll(GAP, '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ +([,.;:!?)])/g, '$1')
    .trim();
}

/** Stands where a value is missing until the text around it is tidied; no text holds this character. */
const GAP = '\u0000';
/** A missing value takes the separator before it, or at the beginning the one after it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is the mark of a gap.
const AROUND_GAP = /\s*[,;·|–—-]\s*\u0000|(?<=^|\n)\u0000\s*[,;:·|–—-]\s*|\s*\(\u0000\)/g;
