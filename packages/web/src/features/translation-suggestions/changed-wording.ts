/** A wording of a text and what stands for it in another one. */
export interface ChangedWording {
  readonly old: string;
  readonly fresh: string;
}

const LONGEST = 120;
const TOKEN = /[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*|\s+|[^\p{L}\p{N}\p{M}\s]/gu;

/**
 * The words between what both texts begin and end with; undefined where either side has none, or they are too long for
 * a wording.
 */
export function changedWording(before: string, after: string): ChangedWording | undefined {
  const [olds, fresh] = [tokensOf(before), tokensOf(after)];
  const shorter = Math.min(olds.length, fresh.length);
  let head = 0;
  while (head < shorter && olds[head] === fresh[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && olds.at(-1 - tail) === fresh.at(-1 - tail)) tail += 1;
  const wordsOf = (tokens: readonly string[]) =>
    tokens
      .slice(head, tokens.length - tail)
      .join('')
      .trim();
  const changed = { old: wordsOf(olds), fresh: wordsOf(fresh) };
  const isWording = (text: string) => /[\p{L}\p{N}]/u.test(text) && [...text].length <= LONGEST;
  return isWording(changed.old) && isWording(changed.fresh) ? changed : undefined;
}

function tokensOf(text: string): readonly string[] {
  return text.normalize('NFC').match(TOKEN) ?? [];
}
