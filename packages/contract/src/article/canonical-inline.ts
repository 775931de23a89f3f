import { type ArticleMark, type ArticleNode, sameMark } from './article-node.ts';
import { sideOf } from './suggestion-mark.ts';

/** White space that HTML collapses; a no-break space is a character. */
const SPACES = /[ \t\n\r\f]+/g;
const UNTIDY = /[\t\n\r\f]| {2}/;

function sameMarks(one: readonly ArticleMark[] = [], other: readonly ArticleMark[] = []): boolean {
  if (one.length !== other.length) return false;
  return one.every((mark, index) => {
    const duplicate = other[index];
    return duplicate !== undefined && sameMark(mark, duplicate);
  });
}

function withText(node: ArticleNode, text: string): ArticleNode {
  return node.marks === undefined ? { type: 'text', text } : { type: 'text', marks: node.marks, text };
}

function mergeTexts(nodes: readonly ArticleNode[]): ArticleNode[] {
  const merged: ArticleNode[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (node.type === 'text' && node.text === '') continue;
    if (node.type === 'text' && last?.type === 'text' && sameMarks(node.marks, last.marks))
      merged[merged.length - 1] = withText(last, `${last.text ?? ''}${node.text ?? ''}`);
    else merged.push(node);
  }
  return merged;
}

function trimEnd(nodes: ArticleNode[], side: string): void {
  const last = nodes.at(-1);
  if (last?.type !== 'text' || last.text?.endsWith(' ') !== true || sideOf(last) !== side) return;
  nodes.pop();
  const text = last.text.slice(0, -1);
  if (text !== '') nodes.push(withText(last, text));
}

/**
 * The content of a textblock as HTML would give it back: runs of white space are one space, none at the ends
 * and around line breaks, and neighbours with the same marks are one text. Spaces on either side of a suggested
 * change both stay: which of them goes is known when it is accepted or rejected. So do those at the ends of a block
 * that is suggested to be joined or split (`keepsEnds`).
 */
export function canonicalInline(nodes: readonly ArticleNode[], keepsEnds = false): readonly ArticleNode[] {
  const result: ArticleNode[] = [];
  let swallowSpace = !keepsEnds;
  let side = '';
  for (const node of nodes) {
    const ownSide = sideOf(node);
    if (node.type !== 'text') {
      trimEnd(result, ownSide);
      result.push(node);
      swallowSpace = true;
      side = ownSide;
      continue;
    }
    let text = node.text ?? '';
    if (UNTIDY.test(text)) text = text.replace(SPACES, ' ');
    if (swallowSpace && side === ownSide && text.startsWith(' ')) text = text.slice(1);
    if (text === '') continue;
    swallowSpace = text.endsWith(' ');
    side = ownSide;
    result.push(text === node.text ? node : withText(node, text));
  }
  if (!keepsEnds) trimEnd(result, '');
  return mergeTexts(result);
}

/** The same for a textblock that keeps its white space: line ends are \n, no marks, one text. */
export function canonicalPlain(nodes: readonly ArticleNode[]): readonly ArticleNode[] {
  const text = nodes
    .map((node) => node.text ?? '')
    .join('')
    .replace(/\r\n?/g, '\n');
  return text === '' ? [] : [{ type: 'text', text }];
}
