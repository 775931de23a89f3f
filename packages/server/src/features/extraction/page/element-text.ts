import { cleanOneLine } from '@toasoan/contract/core/text.ts';

/** Elements that begin a line of their own. */
export const BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
const SILENT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'textarea',
  'select',
]);

export const isElement = (node: Node): node is Element => node.nodeType === 1;
export const isText = (node: Node): node is Text => node.nodeType === 3;

/** What a reader sees of a node, in one line. */
export function textOf(node: Node | null | undefined): string {
  if (node === null || node === undefined) return '';
  return cleanOneLine(piecesOf(node));
}

/** Written without recursion: pages are as deep as their authors like. */
function piecesOf(root: Node): string {
  const pieces: string[] = [];
  const waiting: (Node | string)[] = [root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') pieces.push(next);
    else if (isText(next)) pieces.push(next.data);
    else if (!isElement(next)) pushChildren(next, waiting);
    else if (next === root || !SILENT.has(next.localName)) {
      const space = BLOCKS.has(next.localName) || next.localName === 'br' ? ' ' : '';
      pieces.push(space);
      waiting.push(space);
      pushChildren(next, waiting);
    }
  }
  return pieces.join('');
}

function pushChildren(node: Node, waiting: (Node | string)[]): void {
  for (let child = node.lastChild; child !== null; child = child.previousSibling) waiting.push(child);
}

/** All elements below a node, in the order of the page. */
export function* elementsIn(root: Node): Generator<Element> {
  let node: Node | null = root.firstChild;
  while (node !== null) {
    if (isElement(node)) yield node;
    node = following(node, root);
  }
}

/** Of the tree in its order. */
function following(node: Node, root: Node): Node | null {
  if (node.firstChild !== null) return node.firstChild;
  let up: Node | null = node;
  while (up !== null && up !== root) {
    if (up.nextSibling !== null) return up.nextSibling;
    up = up.parentNode;
  }
  return null;
}
