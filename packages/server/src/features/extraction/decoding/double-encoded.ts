/** Bytes of windows-1252 whose character lies outside Latin-1. */
const HIGH_BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 0x20 }, (_, index) => {
    const byte = 0x80 + index;
    return [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte] as const;
  }),
);
/** The first byte of a UTF-8 character with two or three bytes, and what may follow. */
const FOLLOWER = `[\u0080-\u00BF${[...HIGH_BYTES.keys()].filter((key) => key > '\u00FF').join('')}]`;
const SEQUENCE = new RegExp(
  `(?:[\u00C2-\u00C6\u00CB\u00CC]${FOLLOWER}|[\u00E1\u00E2]${FOLLOWER}{2})+|\u00C3(?= )`,
  'gu',
);
const FEW = 3;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Repairs UTF-8 that was read as Latin-1 and stored again ("ThÃ¡ng"); undefined where the page has none. */
export function repairDoubleEncoded(text: string): string | undefined {
  if ((text.match(SEQUENCE)?.length ?? 0) < FEW) return undefined;
  let repairs = 0;
  const repaired = text.replace(SEQUENCE, (sequence) => {
    const letters = decode(sequence);
    if (letters !== sequence) repairs += 1;
    return letters;
  });
  return repairs < FEW ? undefined : repaired;
}

function decode(sequence: string): string {
  // The second byte of "à" is a no-break space, which editors turn into a space.
  if (sequence === '\u00C3') return 'à';
  const bytes = Uint8Array.from(sequence, (letter) => HIGH_BYTES.get(letter) ?? letter.charCodeAt(0));
  try {
    return utf8.decode(bytes);
  } catch {
    return sequence;
  }
}
