/** A person who can be mentioned. */
export interface Named {
  readonly userId: string;
  readonly name: string;
}

/** Names have up to five words; a longer text after an @ is no name. */
const ASKED = /(?:^|[\s(“"])@((?:[\p{L}\p{M}\p{N}.]+ ?){0,5})$/u;

/** The name being typed before the cursor, from its @ on; undefined without one. */
export function nameBeingTyped(text: string, cursor: number): { from: number; asked: string } | undefined {
  const asked = ASKED.exec(text.slice(0, cursor))?.[1];
  return asked === undefined ? undefined : { from: cursor - asked.length - 1, asked: asked.trim() };
}

/** Replaces the typed beginning by the name. */
export function withName(text: string, from: number, cursor: number, { name }: Named) {
  const written = `@${name} `;
  return {
    text: text.slice(0, from) + written + text.slice(cursor).replace(/^ /, ''),
    cursor: from + written.length,
  };
}

/** The mentioned people who are still in the text. */
export function stillNamed(text: string, known: readonly Named[]): readonly Named[] {
  const plain = text.normalize('NFC');
  return known.filter(({ name }) => plain.includes(`@${name.normalize('NFC')}`));
}

/** Splits the text into plain parts and names. */
export function partsOf(text: string, known: readonly Named[]): readonly { text: string; isName: boolean }[] {
  if (known.length === 0) return [{ text, isName: false }];
  const names = known.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(
    `(@(?:${names.sort((one, other) => other.length - one.length).join('|')}))`,
    'u',
  );
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isName: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
