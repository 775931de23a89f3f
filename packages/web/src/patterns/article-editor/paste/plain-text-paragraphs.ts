import { cleanArticleText } from '@toasoan/contract/article/article-characters.ts';

const ENDS_SENTENCE = /[.!?…:;][”"’')\]]*$/;
const BEGINS_ITEM = /^(?:[-–—•·*▪◦]\s|\d{1,3}[.)]\s|[a-zđ][.)]\s)/iu;
const BEGINS_SMALL = /^\p{Ll}/u;
/** Lines of a page copied from a PDF or a mail end near its right edge. */
const NEAR_EDGE = 0.72;
const SHORTEST_EDGE = 40;
const LONGEST_EDGE = 130;

/** The width at which a block of lines was broken; undefined if it was not. */
function brokenAt(lines: readonly string[]): number | undefined {
  const edge = Math.max(...lines.map((line) => line.length));
  if (lines.length < 3 || edge < SHORTEST_EDGE || edge > LONGEST_EDGE) return undefined;
  const inner = lines.slice(0, -1);
  const full = inner.filter((line) => line.length >= edge * NEAR_EDGE);
  return full.length >= inner.length * 0.7 ? edge : undefined;
}

function goesOn(line: string, next: string, edge: number | undefined): boolean {
  if (BEGINS_ITEM.test(next)) return false;
  if (edge !== undefined) return line.length >= edge * NEAR_EDGE || !ENDS_SENTENCE.test(line);
  return line.length >= SHORTEST_EDGE && BEGINS_SMALL.test(next) && !ENDS_SENTENCE.test(line);
}

function paragraphsOfBlock(lines: readonly string[]): string[] {
  const edge = brokenAt(lines);
  const paragraphs: string[] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const last = paragraphs.at(-1);
    if (before !== undefined && last !== undefined && goesOn(before, line, edge))
      paragraphs[paragraphs.length - 1] = `${last} ${line}`;
    else paragraphs.push(line);
  }
  return paragraphs;
}

/**
 * Pasted plain text as paragraphs: a blank line or a line end begins one. Lines that were only broken to fit a page are
 * joined again.
 */
export function plainTextParagraphs(text: string): string[] {
  const lines = cleanArticleText(text.replace(/\r\n?|\u2028|\u2029|\f|\v/g, '\n'))
    .split('\n')
    .map((line) => line.replace(/[ \t\u00A0]+/g, ' ').trim());
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.flatMap(paragraphsOfBlock);
}
