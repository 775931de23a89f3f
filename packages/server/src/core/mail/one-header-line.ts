import { cleanOneLine } from '@toasoan/contract/core/text.ts';

const LONGEST = 250;
// biome-ignore lint/suspicious/noControlCharactersInRegex: taking control characters out is its purpose.
const CONTROL = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g;

/** What may stand in a header: no line ends, so that nobody adds a header by a title. */
export function oneHeaderLine(text: string): string {
  const line = cleanOneLine(text.toWellFormed().replace(CONTROL, ' '));
  const characters = [...line];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : line;
}
